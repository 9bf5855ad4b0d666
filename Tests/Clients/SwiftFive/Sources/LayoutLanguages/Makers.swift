import UIKit

/// Constraints that a closure describes, remembered by the view: `view.pin.make { $0.edges.equal(to:
/// other).inset(8) }`.
public protocol Pinnable: AnyObject {}
extension UIView: Pinnable {}
@available(iOS 9.0, *)
extension UILayoutGuide: Pinnable {}

public class PinConstraint: NSLayoutConstraint {
  weak var rule: PinRule?

  public var label: String? {
    get { identifier }
    set { identifier = newValue }
  }

  public override var description: String { "pin \(label ?? "without a label")" }
}

func == (a: PinConstraint, b: PinConstraint) -> Bool {
  a.firstAttribute == b.firstAttribute && a.secondAttribute == b.secondAttribute && a.relation == b.relation
    && a.priority == b.priority && a.multiplier == b.multiplier && a.firstItem === b.firstItem
    && a.secondItem === b.secondItem
}

public final class PinRule {
  public private(set) var constraints: [PinConstraint] = []
  private weak var owner: (any Pinnable)?

  init(_ owner: any Pinnable, _ draft: PinDraft) {
    self.owner = owner
    for attribute in draft.attributes {
      var target: AnyObject? = draft.target
      let isSize = attribute == .width || attribute == .height
      if target == nil, !isSize { target = owner.container }
      let constraint = PinConstraint(
        item: owner, attribute: attribute, relatedBy: draft.relation, toItem: target,
        attribute: draft.targetAttribute ?? attribute, multiplier: draft.multiplier,
        constant: draft.constant(for: attribute))
      constraint.label = draft.label
      constraint.priority = UILayoutPriority(rawValue: draft.priority)
      constraint.rule = self
      constraints.append(constraint)
    }
  }

  public var isActive: Bool {
    get { constraints.contains { $0.isActive } }
    set { newValue ? activate() : deactivate() }
  }

  public func activate() {
    NSLayoutConstraint.activate(constraints)
    owner?.remember(self)
  }

  public func deactivate() {
    NSLayoutConstraint.deactivate(constraints)
    owner?.forget(self)
  }
}

public final class PinDraft {
  var attributes: [NSLayoutConstraint.Attribute]
  var relation = NSLayoutConstraint.Relation.equal
  var target: AnyObject?
  var targetAttribute: NSLayoutConstraint.Attribute?
  var multiplier: CGFloat = 1
  var offset: CGFloat = 0
  var insets = UIEdgeInsets.zero
  var priority: Float = 1000
  var label: String?

  init(_ attributes: [NSLayoutConstraint.Attribute]) { self.attributes = attributes }

  func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch attribute {
    case .top, .topMargin: return offset + insets.top
    case .left, .leading, .leftMargin, .leadingMargin: return offset + insets.left
    case .bottom, .bottomMargin: return offset - insets.bottom
    case .right, .trailing, .rightMargin, .trailingMargin: return offset - insets.right
    case .width, .height, .centerX, .centerY, .lastBaseline, .firstBaseline, .centerXWithinMargins,
      .centerYWithinMargins, .notAnAttribute:
      return offset
    #if swift(>=6.9)
      @unknown default: return offset
    #endif
    }
  }

  @discardableResult public func equal(to item: any Pinnable) -> PinDraft { set(.equal, item, nil) }
  @discardableResult public func equal(to support: UILayoutSupport) -> PinDraft { set(.equal, support, nil) }
  @discardableResult public func equal(to side: PinSide) -> PinDraft {
    set(.equal, side.item, side.attribute)
  }
  @discardableResult public func equal(to constant: CGFloat) -> PinDraft {
    offset = constant
    return self
  }
  @discardableResult public func offset(by amount: CGFloat) -> PinDraft {
    offset = amount
    return self
  }
  @discardableResult public func inset(_ amount: CGFloat) -> PinDraft {
    insets = UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount)
    return self
  }
  @discardableResult public func priority(_ value: UILayoutPriority) -> PinDraft {
    priority = value.rawValue
    return self
  }
  @discardableResult public func labeled(_ text: String) -> PinDraft {
    label = text
    return self
  }

  private func set(
    _ relation: NSLayoutConstraint.Relation, _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute?
  ) -> PinDraft {
    self.relation = relation
    target = item
    targetAttribute = attribute
    return self
  }
}

public struct PinSide {
  weak var item: AnyObject!
  var attribute: NSLayoutConstraint.Attribute
}

public final class PinMaker {
  var drafts: [PinDraft] = []

  public var top: PinDraft { draft(.top) }
  public var left: PinDraft { draft(.left) }
  public var bottom: PinDraft { draft(.bottom) }
  public var size: PinDraft { draft(.width, .height) }
  public var edges: PinDraft { draft(.top, .left, .bottom, .right) }

  private func draft(_ attributes: NSLayoutConstraint.Attribute...) -> PinDraft {
    let draft = PinDraft(attributes)
    drafts.append(draft)
    return draft
  }
}

public struct Pin {
  let owner: any Pinnable

  public var top: PinSide { PinSide(item: owner, attribute: .top) }
  public var bottom: PinSide { PinSide(item: owner, attribute: .bottom) }
  public var rules: [PinRule] { owner.pinRules }

  @discardableResult public func prepare(_ body: (PinMaker) -> Void) -> [PinRule] {
    let maker = PinMaker()
    body(maker)
    owner.prepareForPins()
    return maker.drafts.map { PinRule(owner, $0) }
  }

  public func make(_ body: (PinMaker) -> Void) {
    for rule in prepare(body) { rule.activate() }
  }

  public func remake(_ body: (PinMaker) -> Void) {
    for rule in owner.pinRules { rule.deactivate() }
    make(body)
  }

  public func update(_ body: (PinMaker) -> Void) {
    let standing = owner.pinRules.flatMap { $0.constraints }
    for constraint in prepare(body).flatMap({ $0.constraints }) {
      standing.first { $0 == constraint }?.constant = constraint.constant
    }
  }

  public var hugging: Float {
    get { (owner as? UIView)?.contentHuggingPriority(for: .horizontal).rawValue ?? 0 }
    nonmutating set {
      (owner as? UIView)?.setContentHuggingPriority(UILayoutPriority(newValue), for: .horizontal)
    }
  }
}

extension UIView { public var pin: Pin { Pin(owner: self) } }
extension UILayoutGuide { public var pin: Pin { Pin(owner: self) } }
extension UILayoutSupport {
  public var pinBottom: PinSide { PinSide(item: self, attribute: .bottom) }
}

private final class PinRules { var rules: [PinRule] = [] }

extension Pinnable {
  var container: UIView? {
    if let view = self as? UIView { return view.superview }
    if #available(iOS 9.0, *), let guide = self as? UILayoutGuide { return guide.owningView }
    return nil
  }

  func prepareForPins() {
    if let view = self as? UIView { view.translatesAutoresizingMaskIntoConstraints = false }
  }

  var pinRules: [PinRule] { storedRules.rules }

  func remember(_ rule: PinRule) { storedRules.rules.append(rule) }
  func forget(_ rule: PinRule) { storedRules.rules.removeAll { $0 === rule } }

  private var storedRules: PinRules {
    if let rules = objc_getAssociatedObject(self, &pinRulesKey) as? PinRules { return rules }
    let rules = PinRules()
    objc_setAssociatedObject(self, &pinRulesKey, rules, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return rules
  }
}

private var pinRulesKey: UInt8 = 0
