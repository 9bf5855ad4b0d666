import CoreGraphics
import Foundation

/// All items in one grid, section after section: as many columns as their least width permits, which share the width up to their
/// greatest one. What AppKit does with rows that are left over is not known here: they end below.
@preconcurrency @MainActor
open class NSCollectionViewGridLayout: NSCollectionViewLayout {
  /// Around all items, in points.
  open var margins = NSEdgeInsets() { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 0 { didSet { invalidateLayout() } }
  open var minimumLineSpacing: CGFloat = 0 { didSet { invalidateLayout() } }
  /// 0 for as many as there is room for.
  open var maximumNumberOfRows = 0 { didSet { invalidateLayout() } }
  open var maximumNumberOfColumns = 0 { didSet { invalidateLayout() } }
  open var minimumItemSize = NSSize.zero { didSet { invalidateLayout() } }
  /// Zero for any size.
  open var maximumItemSize = NSSize.zero { didSet { invalidateLayout() } }
  /// Does nothing here.
  open var backgroundColors: [NSColor]!

  private var placed: [NSCollectionViewLayoutAttributes] = []

  open override func prepare() {
    super.prepare()
    placed = []
    guard let collectionView else { return }
    let (columns, size) = grid(within: collectionView.bounds.width)
    var number = 0
    for section in 0..<collectionView.numberOfSections {
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let (row, column) = (number / columns, number % columns)
        if maximumNumberOfRows > 0, row >= maximumNumberOfRows { return }
        let attributes = NSCollectionViewLayoutAttributes(
          forItemWith: IndexPath(item: item, section: section))
        attributes.frame = NSRect(
          x: margins.left + CGFloat(column) * (size.width + minimumInteritemSpacing),
          y: margins.top + CGFloat(row) * (size.height + minimumLineSpacing), width: size.width,
          height: size.height)
        placed.append(attributes)
        number += 1
      }
    }
  }

  private func grid(within width: CGFloat) -> (columns: Int, size: NSSize) {
    let room = max(width - margins.left - margins.right, 0)
    let least = max(minimumItemSize.width, 1)
    var columns = max(Int((room + minimumInteritemSpacing) / (least + minimumInteritemSpacing)), 1)
    if maximumNumberOfColumns > 0 { columns = min(columns, maximumNumberOfColumns) }
    let share = (room - CGFloat(columns - 1) * minimumInteritemSpacing) / CGFloat(columns)
    let greatest = maximumItemSize.width > 0 ? maximumItemSize.width : share
    return (
      columns, NSSize(width: max(least, min(share, greatest)).rounded(.down), height: minimumItemSize.height)
    )
  }

  open override var collectionViewContentSize: NSSize {
    let bottom = placed.last?.frame.maxY ?? margins.top
    return NSSize(width: collectionView?.bounds.width ?? 0, height: bottom + margins.bottom)
  }
  open override func layoutAttributesForElements(in rect: NSRect) -> [NSCollectionViewLayoutAttributes] {
    placed.filter { $0.frame.intersects(rect) }
  }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes? {
    placed.first { $0.indexPath == indexPath }
  }
  open override func shouldInvalidateLayout(forBoundsChange newBounds: NSRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}
