import CoreGraphics

/// Where a custom group has a cell.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
  /// In the group's coordinates.
  public let frame: CGRect
  public let zIndex: Int

  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Gives the frames of a custom group's cells.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items side by side or one above the other, or where a closure has them.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// What is in a group.
  enum Content {
    /// Items again and again until the group is full.
    case pattern
    /// An item a number of times, at its own length.
    case times(Int)
    /// An item a number of times, at as much of the group's length as each has.
    case shares(Int)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  public let subitems: [NSCollectionLayoutItem]
  let isHorizontal: Bool
  let content: Content
  open var interItemSpacing: NSCollectionLayoutSpacing?
  private var supplements: [NSCollectionLayoutSupplementaryItem] = []

  init(
    _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], isHorizontal: Bool,
    _ content: Content
  ) {
    self.subitems = subitems
    self.isHorizontal = isHorizontal
    self.content = content
    super.init(layoutSize: size, supplementaryItems: [])
  }

  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { supplements }
    set { supplements = newValue }
  }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: true, .pattern)
  }
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: true, .times(checked(count)))
  }
  /// The items are as wide as the group's width and the spacing leave each.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: true, .shares(checked(count)))
  }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: false, .pattern)
  }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: false, .times(checked(count)))
  }
  /// The items are as high as the group's height and the spacing leave each.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: false, .shares(checked(count)))
  }
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [], isHorizontal: true, .custom(itemProvider))
  }

  private class func checked(_ count: Int) -> Int {
    if count < 1 { Faults.raise("A repeating group has at least one item: its count is \(count).") }
    return max(count, 1)
  }

  /// What the group has in it, as text.
  open func visualDescription() -> String {
    let direction = isHorizontal ? "horizontal" : "vertical"
    return "<NSCollectionLayoutGroup: \(direction); \(subitems.count) subitem(s)>"
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: isHorizontal, content)
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
    copy.interItemSpacing = interItemSpacing
    copy.supplements = supplements
    return copy
  }
}
