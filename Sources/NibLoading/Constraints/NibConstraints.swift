import CoreGraphics
internal import PlumbAutoLayout
internal import PlumbConstraintSolver
package import PlumbInterfaceBuilder
package import PlumbMarkup
import PlumbViewKit

/// The constraints of documents, whatever their views are.
@MainActor
package enum NibConstraints {
  /// Nil for a constraint that Apple's frameworks would refuse, of which Interface Builder writes none.
  ///
  /// - Parameters:
  ///   - item: A view or guide by the document's id.
  ///   - top: The topmost view of the hierarchy that an item is in.
  package static func make(
    _ resolved: ResolvedConstraint, in file: NibFile, item: (String) -> AnyObject?,
    top: (AnyObject) -> AnyObject?
  ) -> NSLayoutConstraint? {
    guard let first = item(resolved.firstItem) else { return nil }
    let second = resolved.secondItem.flatMap { item($0) }
    if resolved.secondItem != nil, second == nil { return nil }
    let attribute = NSLayoutConstraint.Attribute(resolved.firstAttribute)
    let secondAttribute = resolved.secondAttribute.map { NSLayoutConstraint.Attribute($0) } ?? .notAnAttribute
    let isTogether = second.map { top(first) === top($0) } ?? true
    if let reason = refusal(resolved, hasSecond: second != nil, isTogether) {
      NibLog.unusableConstraint(id: resolved.id, reason).report()
      return nil
    }
    let constraint =
      NibClasses.constraint(resolved.element.customClass, module: resolved.element.customModule)
      ?? NSLayoutConstraint()
    constraint.relate(
      item: first, attribute: attribute, relatedBy: .init(resolved.relation), toItem: second,
      attribute: secondAttribute, multiplier: CGFloat(resolved.multiplier),
      constant: CGFloat(resolved.constant))
    constraint.made(inDocument: file.name, line: resolved.element.position.line)
    constraint.priority = UILayoutPriority(Float(resolved.priority.value))
    constraint.identifier = ConstraintElement(resolved.element).identifier
    return constraint
  }

  /// What Interface Builder compiles for a view that nothing constrains: four constraints, on alignment rectangles.
  package static func fixFrame(
    of view: UIView, in superview: UIView, _ element: MarkupElement, in file: NibFile
  ) {
    view.translatesAutoresizingMaskIntoConstraints = false
    let outer = superview.canvas?.alignmentInsets ?? superview.alignmentRectInsets
    let rect =
      view.canvas.map { view.frame.inset(by: $0.alignmentInsets) } ?? view.alignmentRect(forFrame: view.frame)
    let constraints = [
      view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: rect.minX - outer.left),
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: rect.minY - outer.top),
      view.widthAnchor.constraint(equalToConstant: rect.width),
      view.heightAnchor.constraint(equalToConstant: rect.height),
    ]
    for constraint in constraints {
      constraint.made(inDocument: file.name, line: element.position.line)
      constraint.identifier = "IB auto generated at build time for view with fixed frame"
      constraint.isActive = true
    }
  }

  private static func refusal(_ resolved: ResolvedConstraint, hasSecond: Bool, _ isTogether: Bool) -> String?
  {
    // UIKit ends the program at a priority that is none, which one below the smallest `Float` becomes.
    guard Float(resolved.priority.value) > 0, resolved.priority.value <= 1000 else {
      return "Its priority is not above 0 and at most 1000."
    }
    guard let other = resolved.secondAttribute, hasSecond else {
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
    return isTogether ? nil : "Its items have no common ancestor."
  }
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
