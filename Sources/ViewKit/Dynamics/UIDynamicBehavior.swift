import CoreGraphics

/// Says how items would move.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?
  /// Does nothing here: it is called for each step of a movement.
  open var action: (() -> Void)?
  final var ownItems: [any UIDynamicItem] = []

  public override init() { super.init() }

  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
  }
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  var allItems: [any UIDynamicItem] { ownItems + childBehaviors.flatMap(\.allItems) }

  func keep(_ item: any UIDynamicItem) {
    if !ownItems.contains(where: { $0 === item }) { ownItems.append(item) }
  }
  func drop(_ item: any UIDynamicItem) { ownItems.removeAll { $0 === item } }
}

/// Would pull items into one direction.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  open var items: [any UIDynamicItem] { ownItems }

  public init(items: [any UIDynamicItem]) {
    super.init()
    ownItems = items
  }

  public convenience override init() { self.init(items: []) }

  open var angle: CGFloat {
    get { CGFloat(atan2(Double(gravityDirection.dy), Double(gravityDirection.dx))) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  open var magnitude: CGFloat {
    get { CGFloat(hypot(Double(gravityDirection.dx), Double(gravityDirection.dy))) }
    set { setAngle(angle, magnitude: newValue) }
  }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = .pointing(angle, magnitude)
  }
  open func addItem(_ item: any UIDynamicItem) { keep(item) }
  open func removeItem(_ item: any UIDynamicItem) { drop(item) }
}

/// Would move an item to a point.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  open var snapPoint: CGPoint
  open var damping: CGFloat = 0.5

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    snapPoint = point
    super.init()
    ownItems = [item]
  }
}

/// Would set items going.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// Whether the push goes on.
  public enum Mode: Int, Sendable {
    case continuous = 0
    case instantaneous = 1
  }

  open private(set) var mode: Mode
  open var active = true
  open var pushDirection = CGVector(dx: 0, dy: 0)
  open var items: [any UIDynamicItem] { ownItems }

  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init()
    ownItems = items
  }

  open var angle: CGFloat {
    get { CGFloat(atan2(Double(pushDirection.dy), Double(pushDirection.dx))) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  open var magnitude: CGFloat {
    get { CGFloat(hypot(Double(pushDirection.dx), Double(pushDirection.dy))) }
    set { setAngle(angle, magnitude: newValue) }
  }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { pushDirection = .pointing(angle, magnitude) }
  /// Does nothing here.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {}
  open func addItem(_ item: any UIDynamicItem) { keep(item) }
  open func removeItem(_ item: any UIDynamicItem) { drop(item) }
}

/// How items would be moved by others.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  open var elasticity: CGFloat = 0
  open var friction: CGFloat = 0
  open var density: CGFloat = 1
  open var resistance: CGFloat = 0
  open var angularResistance: CGFloat = 0
  open var charge: CGFloat = 0
  open var isAnchored = false
  open var allowsRotation = true
  open var items: [any UIDynamicItem] { ownItems }

  public init(items: [any UIDynamicItem]) {
    super.init()
    ownItems = items
  }

  public convenience override init() { self.init(items: []) }

  open func addItem(_ item: any UIDynamicItem) { keep(item) }
  open func removeItem(_ item: any UIDynamicItem) { drop(item) }
  /// Does nothing here.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
  /// Does nothing here.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}

extension CGVector {
  fileprivate static func pointing(_ angle: CGFloat, _ magnitude: CGFloat) -> CGVector {
    CGVector(dx: magnitude * CGFloat(cos(Double(angle))), dy: magnitude * CGFloat(sin(Double(angle))))
  }
}
