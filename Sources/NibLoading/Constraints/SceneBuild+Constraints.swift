import CoreGraphics
internal import PlumbAutoLayout
internal import PlumbConstraintSolver
internal import PlumbInterfaceBuilder
import PlumbViewKit

extension SceneBuild {
  /// Makes the constraints in document order, each on the view that has it in the document.
  func addConstraints() {
    guard file.document.usesAutoLayout else { return }
    for resolved in scene.constraints {
      // Placeholders are removed as a document is compiled; a canvas has them.
      if canvas == nil, ConstraintElement(resolved.element).placeholder == true { continue }
      guard let constraint = makeConstraint(resolved) else { continue }
      objects[resolved.id] = constraint
      let owner = resolved.element.parent?.parent.flatMap { positions[$0.index] }.flatMap { views[$0] }
      if let owner, owner.contains(constraint) {
        owner.addConstraint(constraint)
      } else {
        constraint.isActive = true
      }
    }
  }

  /// Nil for a constraint that UIKit would refuse, of which Interface Builder writes none.
  private func makeConstraint(_ resolved: ResolvedConstraint) -> NSLayoutConstraint? {
    guard let first = item(resolved.firstItem) else { return nil }
    let second = resolved.secondItem.flatMap { item($0) }
    if resolved.secondItem != nil, second == nil { return nil }
    let attribute = NSLayoutConstraint.Attribute(resolved.firstAttribute)
    let secondAttribute = resolved.secondAttribute.map { NSLayoutConstraint.Attribute($0) } ?? .notAnAttribute
    if let reason = refusal(resolved, first, second) {
      NibLog.unusableConstraint(id: resolved.id, reason).report()
      return nil
    }
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: .init(resolved.relation), toItem: second,
      attribute: secondAttribute, multiplier: CGFloat(resolved.multiplier),
      constant: CGFloat(resolved.constant))
    constraint.made(inDocument: file.name, line: resolved.element.position.line)
    constraint.priority = UILayoutPriority(Float(resolved.priority.value))
    constraint.identifier = ConstraintElement(resolved.element).identifier
    return constraint
  }

  private func refusal(_ resolved: ResolvedConstraint, _ first: AnyObject, _ second: AnyObject?) -> String? {
    // UIKit ends the program at a priority that is none, which one below the smallest `Float` becomes.
    guard Float(resolved.priority.value) > 0, resolved.priority.value <= 1000 else {
      return "Its priority is not above 0 and at most 1000."
    }
    guard let other = resolved.secondAttribute, let second else {
      return resolved.firstAttribute.isDimension ? nil : "It sets a position equal to a number."
    }
    let isComparable =
      resolved.firstAttribute.isDimension == other.isDimension
      && (other.isDimension || resolved.firstAttribute.axis == other.axis)
    if !isComparable { return "Its attributes cannot be compared." }
    if !other.isDimension, resolved.multiplier == 0 { return "Its multiplier is 0." }
    if resolved.firstAttribute.mixesDirections(with: other) {
      return "It compares leading or trailing with left or right."
    }
    if owner(of: first)?.hierarchyTop !== owner(of: second)?.hierarchyTop {
      return "Its items have no common ancestor."
    }
    return nil
  }

  private func owner(of item: AnyObject) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  /// A view or guide by the document's id.
  func item(_ id: String) -> AnyObject? {
    if let view = objects[id] as? UIView { return view }
    if let support = layoutSupports[id] { return support }
    guard let guide = scene.guides.first(where: { $0.id == id }), let owner = views[guide.owner] else {
      return nil
    }
    switch guide.kind {
    case .safeArea: return owner.safeAreaLayoutGuide
    case .layoutMargins: return owner.layoutMarginsGuide
    case .readableContent: return owner.readableContentGuide
    case .contentLayout: return (owner as? UIScrollView)?.contentLayoutGuide
    case .frameLayout: return (owner as? UIScrollView)?.frameLayoutGuide
    case .top, .bottom:
      let support = layoutSupport(isTop: guide.kind == .top, guide, of: owner)
      layoutSupports[id] = support
      return support
    }
  }

  /// The guide of the view controller; on a canvas, which has none, one as high as bars and screen take
  /// there.
  private func layoutSupport(isTop: Bool, _ guide: ResolvedGuide, of view: UIView) -> AnyObject? {
    if canvas == nil,
      let controller = scene.views[guide.owner].controller.flatMap({ $0.id }).flatMap({ objects[$0] })
        as? UIViewController
    {
      return isTop ? controller.topLayoutGuide : controller.bottomLayoutGuide
    }
    let support = UILayoutGuide()
    view.addLayoutGuide(support)
    let height = support.heightAnchor.constraint(equalToConstant: canvas?.height(ofSupport: guide.id) ?? 0)
    let edge =
      isTop
      ? support.topAnchor.constraint(equalTo: view.topAnchor)
      : support.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    for constraint in [edge, height] {
      constraint.made(inDocument: file.name, line: guide.element.position.line)
      constraint.isActive = true
    }
    return support
  }
}

extension UIView {
  fileprivate func contains(_ constraint: NSLayoutConstraint) -> Bool {
    [constraint.firstItem, constraint.secondItem].allSatisfy { item in
      guard let item else { return true }
      guard let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView else { return false }
      return view.isDescendant(of: self)
    }
  }

  fileprivate var hierarchyTop: UIView { superview?.hierarchyTop ?? self }
}

extension Attribute {
  fileprivate func mixesDirections(with other: Attribute) -> Bool {
    guard let own = isDirectional, let other = other.isDirectional else { return false }
    return own != other
  }

  private var isDirectional: Bool? {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    case .left, .right, .leftMargin, .rightMargin: false
    default: nil
    }
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate init(_ relation: Relation) {
    switch relation {
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    case .lessThanOrEqual: self = .lessThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate init(_ attribute: PlumbAutoLayout.Attribute) {
    switch attribute {
    case .left: self = .left
    case .right: self = .right
    case .top: self = .top
    case .bottom: self = .bottom
    case .leading: self = .leading
    case .trailing: self = .trailing
    case .width: self = .width
    case .height: self = .height
    case .centerX: self = .centerX
    case .centerY: self = .centerY
    case .lastBaseline: self = .lastBaseline
    case .firstBaseline: self = .firstBaseline
    case .leftMargin: self = .leftMargin
    case .rightMargin: self = .rightMargin
    case .topMargin: self = .topMargin
    case .bottomMargin: self = .bottomMargin
    case .leadingMargin: self = .leadingMargin
    case .trailingMargin: self = .trailingMargin
    case .centerXWithinMargins: self = .centerXWithinMargins
    case .centerYWithinMargins: self = .centerYWithinMargins
    }
  }
}
