import UIKit

/// Three views in a stack view, with numbers along and across the axis.
@MainActor struct StackCase {
  /// Contents along and across the axis.
  static let along: [CGFloat] = [40, 60, 20]
  static let across: [CGFloat] = [30, 50, 10]

  let stack: UIStackView
  let views: [ContentView]

  init(
    _ axis: NSLayoutConstraint.Axis, _ distribution: UIStackView.Distribution = .fill,
    _ alignment: UIStackView.Alignment = .fill, spacing: CGFloat = 10
  ) {
    views = zip(Self.along, Self.across).map {
      axis == .horizontal ? ContentView($0, $1) : ContentView($1, $0)
    }
    stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = spacing
  }

  /// Gives the stack view an extent along and across its axis.
  func layOut(_ along: CGFloat, _ across: CGFloat) {
    stack.frame = rect(0, 0, width(along, across), width(across, along))
    stack.layoutIfNeeded()
  }

  func frame(_ position: CGFloat, _ extent: CGFloat, _ offset: CGFloat, _ breadth: CGFloat) -> CGRect {
    stack.axis == .horizontal
      ? rect(position, offset, extent, breadth) : rect(offset, position, breadth, extent)
  }

  var frames: [CGRect] { views.map(\.frame) }

  private func width(_ along: CGFloat, _ across: CGFloat) -> CGFloat {
    stack.axis == .horizontal ? along : across
  }
}
