import CoreGraphics

/// Keeps behaviours. Nothing moves, since there is no clock.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  open private(set) weak var referenceView: UIView?
  open private(set) weak var collectionViewLayout: UICollectionViewLayout?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  open var isRunning: Bool { false }
  open var elapsedTime: TimeInterval { 0 }

  public override init() { super.init() }

  public convenience init(referenceView view: UIView) {
    self.init()
    referenceView = view
  }

  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init()
    collectionViewLayout = layout
  }

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(behavior) else { return }
    behavior.willMove(to: self)
    behaviors.append(behavior)
    behavior.dynamicAnimator = self
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(behavior) else { return }
    behavior.willMove(to: nil)
    behaviors.removeAll { $0 === behavior }
    behavior.dynamicAnimator = nil
  }

  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }
  /// Does nothing here.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// The items of behaviours that meet a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    var items: [any UIDynamicItem] = []
    for item in behaviors.flatMap(\.allItems) where !items.contains(where: { $0 === item }) {
      let size = item.bounds.size
      let frame = CGRect(
        x: item.center.x - size.width / 2, y: item.center.y - size.height / 2, width: size.width,
        height: size.height)
      if frame.intersects(rect) { items.append(item) }
    }
    return items
  }
}

/// What is told as items begin to move and come to rest, which they do not here.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
