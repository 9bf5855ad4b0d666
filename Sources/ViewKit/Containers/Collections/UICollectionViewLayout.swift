import CoreGraphics
import Foundation

/// Says where a collection view's items are; subclasses do.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  weak var owner: UICollectionView?
  var isPrepared = false
  private var hasOtherItems = false
  private var decorations: [String: () -> UICollectionReusableView?] = [:]

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  open var collectionView: UICollectionView? { owner }
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// Has the collection view ask for everything again, by a context that says so.
  open func invalidateLayout() {
    let context = makeContext()
    context.coversEverything = true
    context.coversCounts = hasOtherItems
    invalidateLayout(with: context)
  }

  /// The same where there may be other items.
  func invalidateItems() {
    hasOtherItems = true
    invalidateLayout()
    hasOtherItems = false
  }

  /// Has the collection view ask for what a context names; here for everything. Layouts that keep what they have worked out
  /// forget it here.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    owner?.settled = []
    owner?.setNeedsLayout()
    let move = context.contentOffsetAdjustment
    if move != .zero, let owner {
      owner.contentOffset = CGPoint(x: owner.contentOffset.x + move.x, y: owner.contentOffset.y + move.y)
    }
  }

  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    makeContext()
  }
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  private func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let context = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (context ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  /// Does nothing here: right to left, layouts of the module mirror themselves.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// The direction for which the layout is written.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open func prepare() {}
  /// Called where `prepare()` has set what the layout of the module is made by.
  func settingsChanged() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Whether what a cell prefers moves others.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  // MARK: Scrolling

  /// Where scrolling that a finger began comes to rest.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Where the content is after an update. Does nothing here.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Moving an item by hand

  /// The item at a position; the one that is moved where there is none.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { owner?.indexPathForItem(at: position) ?? previousIndexPath }
  /// Does nothing here: an item stays where it is until its movement ends.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    let moved = attributes ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    moved.center = position
    return moved
  }
  /// Nobody asks for it here.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }
  /// Does nothing here.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  // MARK: Updates, in which nothing moves here

  /// Does nothing here.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Does nothing here.
  open func finalizeCollectionViewUpdates() {}
  /// Does nothing here.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Does nothing here.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Does nothing here.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Does nothing here.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Does nothing here.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Does nothing here.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Does nothing here.
  open func finalizeLayoutTransition() {}
  /// Does nothing here.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Does nothing here.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Does nothing here.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Does nothing here.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Does nothing here.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Does nothing here.
  open func finalizeAnimatedBoundsChange() {}
  /// Does nothing here.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Does nothing here.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Decorations

  /// Has views of a kind that the data source knows nothing of made by their class.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard let viewClass else {
      decorations[elementKind] = nil
      return
    }
    guard let viewClass = viewClass as? UICollectionReusableView.Type else {
      return Faults.raise("\(viewClass) is registered for decorations, and is no UICollectionReusableView")
    }
    decorations[elementKind] = { viewClass.init(frame: .zero) }
  }

  /// For decorations that are made in other ways than by their class: from documents.
  package func registerMaker(
    forDecorationViewOfKind elementKind: String, _ make: @escaping () -> UICollectionReusableView?
  ) { decorations[elementKind] = make }

  func makeDecoration(_ kind: String) -> UICollectionReusableView? { decorations[kind]?() }
  func decorates(_ kind: String) -> Bool { decorations[kind] != nil }

  // MARK: For layouts of the module

  /// Takes a size that a cell prefers; a layout of the program's own hears of it by the context that it makes.
  func take(
    _ preferred: UICollectionViewLayoutAttributes, insteadOf original: UICollectionViewLayoutAttributes
  ) {
    invalidateLayout(
      with: invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
  }
  /// The collection's margins or safe area have changed.
  func marginsChanged() {}
  /// Whether cells are to be asked what they prefer; those of the program's own layouts are, which then say whether
  /// it moves anything.
  var asksCells: Bool { true }
  /// Whether a view is asked once, until it or its layout changes.
  var remembersSizes: Bool { true }
  /// Whether a view is to be asked, where cells are.
  func asks(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.representedElementCategory != .decorationView
  }
  /// Has sizes that cells prefer go with their items; those of items that are made anew are forgotten.
  func forgetSizes(movedBy items: (IndexPath) -> IndexPath?) {}
  /// Whether views of a kind belong to items, and not to sections.
  func standsBesideItems(_ kind: String) -> Bool { false }
  /// The attributes as views are to have them.
  func shown(_ attributes: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
    attributes
  }
}
