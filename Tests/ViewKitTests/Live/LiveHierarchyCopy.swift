import UIKit

@testable import PlumbViewKit

/// The same hierarchy made anew, of what the live one says of itself.
@MainActor struct LiveHierarchyCopy {
  let root: UIView
  private let window: UIWindow?
  private(set) var views: [(live: UIView, copy: UIView)] = []
  private var copies: [ObjectIdentifier: UIView] = [:]
  private var guides: [ObjectIdentifier: UILayoutGuide] = [:]

  init(of live: UIView) {
    root = UIView(frame: live.frame)
    window = live.window.map { UIWindow(frame: $0.frame) }
    window?.addSubview(root)
    copies[ObjectIdentifier(live)] = root
    views.append((live, root))
    take(live, into: root)
    addSubviews(of: live, to: root)
    var installed: [NSLayoutConstraint] = []
    live.forEachInSubtree { installed += $0.installedConstraints }
    installed.sort { $0.installation.sequence < $1.installation.sequence }
    for constraint in installed { copy(constraint) }
  }

  private mutating func addSubviews(of live: UIView, to copy: UIView) {
    for view in live.subviews {
      let made = make(view)
      copies[ObjectIdentifier(view)] = made
      views.append((view, made))
      copy.addSubview(made)
      take(view, into: made)
      addSubviews(of: view, to: made)
    }
    guard let stack = live as? UIStackView, let copy = copy as? UIStackView else { return }
    for view in stack.arrangedSubviews {
      guard let made = copies[ObjectIdentifier(view)] else { continue }
      copy.addArrangedSubview(made)
      copy.setCustomSpacing(stack.customSpacing(after: view), after: made)
    }
  }

  private func make(_ view: UIView) -> UIView {
    switch view {
    case is UILabel: UILabel()
    case is UIStackView: UIStackView()
    case is UIScrollView: UIScrollView()
    case is Inset: Inset()
    default: UIView()
    }
  }

  private mutating func take(_ live: UIView, into copy: UIView) {
    if let live = live as? UILabel, let copy = copy as? UILabel {
      copy.text = live.text
      copy.numberOfLines = live.numberOfLines
    }
    if let live = live as? UIStackView, let copy = copy as? UIStackView {
      copy.axis = live.axis
      copy.distribution = live.distribution
      copy.alignment = live.alignment
      copy.spacing = live.spacing
      copy.isLayoutMarginsRelativeArrangement = live.isLayoutMarginsRelativeArrangement
    }
    if live.layoutState.contains(.hasGivenFrame) || live.translatesAutoresizingMaskIntoConstraints {
      copy.frame = live.frame
    }
    copy.translatesAutoresizingMaskIntoConstraints = live.translatesAutoresizingMaskIntoConstraints
    copy.bounds.origin = live.bounds.origin
    copy.isHidden = live.isHidden
    copy.semanticContentAttribute = live.semanticContentAttribute
    copy.preservesSuperviewLayoutMargins = live.preservesSuperviewLayoutMargins
    if let margins = live.rarelyUsed?.margins { copy.directionalLayoutMargins = margins }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      copy.setContentHuggingPriority(live.contentHuggingPriority(for: axis), for: axis)
      copy.setContentCompressionResistancePriority(
        live.contentCompressionResistancePriority(for: axis), for: axis)
    }
    for guide in live.guides where guide.kind == .custom {
      let made = UILayoutGuide()
      copy.addLayoutGuide(made)
      guides[ObjectIdentifier(guide)] = made
    }
  }

  // MARK: Constraints

  private func copy(_ constraint: NSLayoutConstraint) {
    let made = NSLayoutConstraint(
      side(constraint.first), constraint.relation, side(constraint.second),
      multiplier: constraint.multiplier, constant: constraint.constant)
    made.priority = constraint.priority
    made.isActive = true
  }

  private func side(_ side: ConstraintSide) -> ConstraintSide {
    var made = side
    made.item = side.item.map { item($0) }
    made.start = side.start.map { item($0) }
    return made
  }

  private func item(_ item: LayoutItem) -> LayoutItem {
    if let view = item.view, let copy = copies[ObjectIdentifier(view)] { return copy.item }
    guard let guide = item.guide, let owner = guide.owningView, let copy = copies[ObjectIdentifier(owner)]
    else { preconditionFailure("a constraint names what is not in the hierarchy") }
    if let made = guides[ObjectIdentifier(guide)] { return made.item }
    return copy.systemGuide(guide.kind).item
  }
}
