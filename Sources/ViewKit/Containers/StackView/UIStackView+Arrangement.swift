import CoreGraphics
internal import PlumbAppleFacts
internal import PlumbAutoLayout
internal import PlumbGeometry

extension UIStackView {
  /// How the stack view arranges, in the engine's words.
  var arrangement: StackArrangement {
    var stack = StackArrangement(
      axis: axis.engineAxis, distribution: distribution.engineDistribution,
      alignment: alignment.engineAlignment, spacing: Double(UIStackView.points(of: spacing)),
      insets: isLayoutMarginsRelativeArrangement ? engineMargins : .zero,
      measuresFromBaselines: isBaselineRelativeArrangement)
    stack.hasBaselineOfTallest = true
    return stack
  }

  /// What a spacing comes to: the constants stand for none and for the system's.
  static func points(of spacing: CGFloat) -> CGFloat {
    switch spacing {
    case spacingUseSystem: StandardSpace.betweenSiblings
    case spacingUseDefault: 0
    default: spacing
    }
  }
}

extension UIStackView.Distribution {
  fileprivate var engineDistribution: StackArrangement.Distribution {
    switch self {
    case .fill: .fill
    case .fillEqually: .fillEqually
    case .fillProportionally: .fillProportionally
    case .equalSpacing: .equalSpacing
    case .equalCentering: .equalCentering
    }
  }
}

extension UIStackView.Alignment {
  fileprivate var engineAlignment: StackArrangement.Alignment {
    switch self {
    case .fill: .fill
    case .leading: .leading
    case .firstBaseline: .firstBaseline
    case .center: .center
    case .trailing: .trailing
    case .lastBaseline: .lastBaseline
    }
  }
}
