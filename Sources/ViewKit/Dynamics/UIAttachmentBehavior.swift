import CoreGraphics

/// Would hold an item at a point or at another item.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What the item is held at.
  public enum AttachmentType: Int, Sendable {
    case items = 0
    case anchor = 1
  }

  open private(set) var attachedBehaviorType: AttachmentType
  open var items: [any UIDynamicItem] { ownItems }
  open var anchorPoint: CGPoint
  open var length: CGFloat = 0
  open var damping: CGFloat = 0
  open var frequency: CGFloat = 0
  open var frictionTorque: CGFloat = 0

  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    (attachedBehaviorType, anchorPoint) = (.anchor, point)
    super.init()
    ownItems = [item]
    let (dx, dy) = (
      point.x - item.center.x - offset.horizontal, point.y - item.center.y - offset.vertical
    )
    length = CGFloat(hypot(Double(dx), Double(dy)))
  }

  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    (attachedBehaviorType, anchorPoint) = (.items, .zero)
    super.init()
    ownItems = [item1, item2]
    let dx = item2.center.x + offset2.horizontal - item1.center.x - offset1.horizontal
    let dy = item2.center.y + offset2.vertical - item1.center.y - offset1.vertical
    length = CGFloat(hypot(Double(dx), Double(dy)))
  }

  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }
}
