import CoreGraphics
import Foundation

/// What of a layout no longer holds, as far as somebody wants to know: all of it is asked for again.
@preconcurrency @MainActor
open class NSCollectionViewLayoutInvalidationContext: NSObject {
  open private(set) var invalidatedItemIndexPaths: Set<IndexPath>?
  open private(set) var invalidatedSupplementaryIndexPaths:
    [NSCollectionView.SupplementaryElementKind: Set<IndexPath>]?
  open private(set) var invalidatedDecorationIndexPaths:
    [NSCollectionView.DecorationElementKind: Set<IndexPath>]?
  /// How far the content is moved, in points.
  open var contentOffsetAdjustment = NSPoint.zero
  /// Does nothing here.
  open var contentSizeAdjustment = NSSize.zero

  public override init() { super.init() }

  open var invalidateEverything: Bool { false }
  open var invalidateDataSourceCounts: Bool { false }

  open func invalidateItems(at indexPaths: Set<IndexPath>) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []).union(indexPaths)
  }
  open func invalidateSupplementaryElements(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind, at indexPaths: Set<IndexPath>
  ) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
      [elementKind: indexPaths]) { $0.union($1) }
  }
  open func invalidateDecorationElements(
    ofKind elementKind: NSCollectionView.DecorationElementKind, at indexPaths: Set<IndexPath>
  ) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging(
      [elementKind: indexPaths]) { $0.union($1) }
  }
}

/// The same of a flow layout.
@preconcurrency @MainActor
open class NSCollectionViewFlowLayoutInvalidationContext: NSCollectionViewLayoutInvalidationContext {
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true
}
