import CoreGraphics

/// What of a collection view's layout no longer holds; here a layout that is asked again is asked for all of
/// it.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// Where the items that are moved by hand come from, and where to; nil where none is moved.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where the moved items are, in the collection view's coordinates.
  open internal(set) var interactiveMovementTarget = CGPoint.zero
  /// How far the content is moved.
  open var contentOffsetAdjustment = CGPoint.zero
  /// Does nothing here: the layout is asked for its size.
  open var contentSizeAdjustment = CGSize.zero

  public required override init() { super.init() }

  /// Whether the layout is made anew, as of new data and of `invalidateLayout()`.
  open var invalidateEverything: Bool { coversEverything }
  /// Whether there may be other items.
  open var invalidateDataSourceCounts: Bool { coversCounts }
  var coversEverything = false
  var coversCounts = false

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
      [elementKind: indexPaths]) { $0 + $1 }
  }
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging(
      [elementKind: indexPaths]) { $0 + $1 }
  }
}

/// What of a flow layout no longer holds; here a layout that is asked again is asked for all of it.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true
}
