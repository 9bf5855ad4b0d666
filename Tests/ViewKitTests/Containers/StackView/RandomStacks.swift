import TestSupport
import UIKit

/// Stack views from a seed. Hugging and compression resistance are all different, so that nothing is left to chance.
@MainActor struct RandomStacks {
  struct Spec {
    var axis: NSLayoutConstraint.Axis
    var distribution: UIStackView.Distribution
    var alignment: UIStackView.Alignment
    var spacing: CGFloat
    var margins: NSDirectionalEdgeInsets?
    var sizes: [CGSize]
    var hidden: [Bool]
    var customSpacings: [CGFloat?]
    var extent: CGFloat?

    @MainActor func makeViews() -> [UIView] {
      sizes.indices.map { index in
        let view = ContentView(sizes[index].width, sizes[index].height)
        view.isHidden = hidden[index]
        for axis in DistributionTests.axes {
          view.setContentHuggingPriority(UILayoutPriority(250 - Float(index)), for: axis)
          view.setContentCompressionResistancePriority(UILayoutPriority(750 - Float(index)), for: axis)
        }
        return view
      }
    }

    @MainActor func make() -> UIStackView {
      let stack = UIStackView(arrangedSubviews: makeViews())
      configure(stack)
      return stack
    }

    @MainActor func configure(_ stack: UIStackView) {
      stack.axis = axis
      stack.distribution = distribution
      stack.alignment = alignment
      stack.spacing = spacing
      stack.isLayoutMarginsRelativeArrangement = margins != nil
      stack.directionalLayoutMargins = margins ?? .zero
      for (view, spacing) in zip(stack.arrangedSubviews, customSpacings) {
        stack.setCustomSpacing(spacing ?? UIStackView.spacingUseDefault, after: view)
      }
      for constraint in stack.constraints where constraint.identifier == "extent" {
        constraint.isActive = false
      }
      guard let extent else { return }
      let anchor = axis == .horizontal ? stack.widthAnchor : stack.heightAnchor
      let constraint = anchor.constraint(equalToConstant: extent)
      constraint.identifier = "extent"
      constraint.isActive = true
    }
  }

  static func spec(_ random: inout SeededGenerator) -> Spec {
    let count = Int.random(in: 1...5, using: &random)
    let whole = { (random: inout SeededGenerator) in CGFloat(Int.random(in: 4...60, using: &random)) }
    return Spec(
      axis: DistributionTests.axes.pick(&random),
      distribution: DistributionTests.distributions.pick(&random),
      alignment: DistributionTests.alignments.pick(&random),
      spacing: CGFloat(Int.random(in: 0...20, using: &random)),
      margins: Bool.random(using: &random)
        ? NSDirectionalEdgeInsets(top: 1, leading: 3, bottom: 5, trailing: 9) : nil,
      sizes: (0..<count).map { _ in CGSize(width: whole(&random), height: whole(&random)) },
      hidden: (0..<count).map { _ in Int.random(in: 0..<4, using: &random) == 0 },
      customSpacings: (0..<count).map { _ in
        Int.random(in: 0..<3, using: &random) == 0 ? CGFloat(Int.random(in: 0...30, using: &random)) : nil
      },
      extent: Bool.random(using: &random) ? CGFloat(Int.random(in: 100...400, using: &random)) : nil)
  }

  /// A stack view some of whose views are stack views.
  static func tree(_ random: inout SeededGenerator) -> UIStackView {
    var spec = spec(&random)
    // Among equal ones a stack view that needs more would clash with it.
    spec.extent = nil
    let outer = spec.make()
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      var inner = Self.spec(&random)
      inner.extent = nil
      outer.insertArrangedSubview(
        inner.make(), at: Int.random(in: 0...outer.arrangedSubviews.count, using: &random))
    }
    return outer
  }
}

extension UIView {
  var allFrames: [CGRect] { [frame] + arrangedHere.flatMap(\.allFrames) }
  var allArranged: [UIView] { arrangedHere.flatMap { [$0] + $0.allArranged } }
  private var arrangedHere: [UIView] { (self as? UIStackView)?.arrangedSubviews ?? [] }
}
