import UIKit

/// Attributes as objects, applied with an arrow; a new one takes the place of the old one of its kind.
infix operator <-

public typealias Condition = (UITraitCollection) -> Bool

public protocol Layable: NSObjectProtocol {
  var constraints: [NSLayoutConstraint] { get }
  var owningView: UIView? { get }
}

extension UIView: Layable {
  public var owningView: UIView? { superview }
}

extension UILayoutGuide: Layable {
  public var constraints: [NSLayoutConstraint] {
    owningView?.constraints.filter { $0.firstItem === self } ?? []
  }
}

public class LayoutAttribute: ExpressibleByIntegerLiteral {
  public internal(set) weak var item: Layable?
  public internal(set) weak var reference: AnyObject?
  let value: CGFloat
  var condition: Any?
  private(set) var constraint: NSLayoutConstraint?

  var kind: NSLayoutConstraint.Attribute { .notAnAttribute }
  var isInverted: Bool { kind == .right || kind == .bottom }

  public init(_ value: CGFloat = 0) { self.value = value }
  public required convenience init(integerLiteral value: Int) { self.init(CGFloat(value)) }

  @discardableResult public func to(_ item: Layable) -> Self {
    reference = item
    return self
  }

  @discardableResult public func to(_ support: UILayoutSupport) -> Self {
    reference = support
    return self
  }

  @discardableResult public func when(_ condition: Condition?) -> Self {
    self.condition = condition
    return self
  }

  func make(for item: Layable) -> NSLayoutConstraint? {
    self.item = item
    if let condition = condition as? Condition, let view = (item.owningView ?? item) as? UIView,
      !condition(view.traitCollection)
    {
      return nil
    }
    let isSize = kind == .width || kind == .height
    let other: AnyObject? = reference ?? (isSize ? nil : item.owningView)
    let otherKind: NSLayoutConstraint.Attribute =
      other == nil ? .notAnAttribute : reference is UILayoutSupport ? opposite : kind
    let made = NSLayoutConstraint(
      item: item, attribute: kind, relatedBy: .equal, toItem: other, attribute: otherKind, multiplier: 1,
      constant: isInverted ? -value : value)
    constraint = made
    return made
  }

  private var opposite: NSLayoutConstraint.Attribute {
    switch kind {
    case .top: return .bottom
    case .bottom: return .top
    default: return kind
    }
  }
}

public final class Width: LayoutAttribute { override var kind: NSLayoutConstraint.Attribute { .width } }
public final class Top: LayoutAttribute { override var kind: NSLayoutConstraint.Attribute { .top } }
public final class Bottom: LayoutAttribute { override var kind: NSLayoutConstraint.Attribute { .bottom } }
public final class CenterX: LayoutAttribute { override var kind: NSLayoutConstraint.Attribute { .centerX } }

var appliedReference: Int = 0

extension Layable {
  var applied: [String: LayoutAttribute] {
    get { objc_getAssociatedObject(self, &appliedReference) as? [String: LayoutAttribute] ?? [:] }
    set {
      let policy = objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN_NONATOMIC
      objc_setAssociatedObject(self, &appliedReference, newValue, policy)
    }
  }

  func apply(_ attributes: [LayoutAttribute]) -> [NSLayoutConstraint] {
    (self as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    var made: [NSLayoutConstraint] = []
    for attribute in attributes {
      guard let constraint = attribute.make(for: self) else { continue }
      let key = "kind \(attribute.kind.rawValue)"
      if let old = applied[key]?.constraint { NSLayoutConstraint.deactivate([old]) }
      applied[key] = attribute
      made.append(constraint)
    }
    NSLayoutConstraint.activate(made)
    return made
  }
}

@discardableResult
public func <- (item: Layable, attributes: [LayoutAttribute]) -> [NSLayoutConstraint] {
  item.apply(attributes)
}

@discardableResult
public func <- (item: Layable, attribute: LayoutAttribute) -> [NSLayoutConstraint] { item <- [attribute] }
