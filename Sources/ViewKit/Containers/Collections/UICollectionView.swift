import CoreGraphics
import Foundation

/// Items that a layout places, of which those in sight have views.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  var reuse = CollectionReuse()
  var shown: [CollectionPlace: UICollectionReusableView] = [:]
  /// The places whose views have said how large they are, for layouts that remember it.
  var settled: Set<CollectionPlace> = []
  /// Of each section.
  var counts: [Int]?
  var selection: [IndexPath] = []
  private var layout: UICollectionViewLayout

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    layout.owner = self
  }

  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layout.owner = self
  }

  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { loadAnew() } }
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      layout.invalidateLayout()
    }
  }

  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    self.layout.owner = nil
    self.layout = layout
    layout.owner = self
    layout.invalidateLayout()
  }
  /// The completion is called on the next turn of the main run loop.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    setCollectionViewLayout(layout, animated: animated)
    UIView.animate(withDuration: 0, animations: {}, completion: completion)
  }

  open var backgroundView: UIView? {
    didSet {
      if backgroundView !== oldValue { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: What it shows

  /// Is told of items before they are needed. Does nothing here: items are asked for when they come into
  /// sight.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Does nothing here.
  open var isPrefetchingEnabled = true
  /// What opens menus of cells; nil here, where nobody does.
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }
  /// Does nothing here: nothing is dragged.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  /// Does nothing here: nothing is dropped.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// Does nothing here.
  open var dragInteractionEnabled = UIDevice.current.userInterfaceIdiom == .pad
  /// Whether cells that change are asked for their sizes again.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  open var numberOfSections: Int { loadedCounts.count }
  open func numberOfItems(inSection section: Int) -> Int { loadedCounts[section] }

  /// Of the items in each section, as the data source has said.
  var loadedCounts: [Int] {
    if let counts { return counts }
    let counts = (0..<(dataSource?.numberOfSections(in: self) ?? 0)).map {
      dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0
    }
    self.counts = counts
    return counts
  }

  /// Asks the data source for everything again.
  open func reloadData() { loadAnew() }

  /// As `reloadData()` does it, which subclasses override to hear of what the app asks for: the collection's own updates
  /// do not go there.
  private func loadAnew() {
    counts = nil
    selection = []
    recycle(except: [])
    if layout.remembersSizes { layout.forgetSizes { _ in nil } }
    layout.invalidateItems()
    setNeedsLayout()
  }

  open func insertItems(at indexPaths: [IndexPath]) { loadAnew() }
  open func deleteItems(at indexPaths: [IndexPath]) { loadAnew() }
  open func reloadItems(at indexPaths: [IndexPath]) { loadAnew() }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { loadAnew() }
  open func insertSections(_ sections: IndexSet) { loadAnew() }
  open func deleteSections(_ sections: IndexSet) { loadAnew() }
  open func reloadSections(_ sections: IndexSet) { loadAnew() }
  open func moveSection(_ section: Int, toSection newSection: Int) { loadAnew() }
  /// Has the data source fill the cells of items in sight anew: dequeuing gives it the ones that are shown.
  open func reconfigureItems(at indexPaths: [IndexPath]) { refill(indexPaths) }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    layoutIfNeeded()
    UIView.animate(withDuration: 0, animations: {}, completion: completion)
  }

  // MARK: Moving an item by hand

  /// Items stay where they are until the movement ends.
  private var movement: (start: IndexPath, target: IndexPath)?
  /// Whether the data source has the item be moved.
  @discardableResult open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false else { return false }
    movement = (indexPath, indexPath)
    return true
  }
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let (start, target) = movement else { return }
    let proposed = layout.targetIndexPath(forInteractivelyMovingItem: target, withPosition: targetPosition)
    let allowed = delegate?.collectionView(
      self, targetIndexPathForMoveOfItemFromOriginalIndexPath: start, atCurrentIndexPath: target,
      toProposedIndexPath: proposed)
    movement = (start, allowed ?? proposed)
  }
  /// Has the data source move the item.
  open func endInteractiveMovement() {
    guard let (start, target) = movement else { return }
    movement = nil
    guard start != target else { return }
    dataSource?.collectionView(self, moveItemAt: start, to: target)
    moveItem(at: start, to: target)
  }
  open func cancelInteractiveMovement() { movement = nil }

  /// Does nothing here: cells look the same.
  open var isEditing = false
  /// None: updates are made at once.
  open var hasUncommittedUpdates: Bool { false }

  // MARK: Going over to another layout by hand

  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

  private var arrival: (layout: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)?)?
  /// Shows a layout between the present one and another, as far on its way as its `transitionProgress` says.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    let old = collectionViewLayout
    let between =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    arrival = (layout, completion)
    setCollectionViewLayout(between, animated: false)
    return between
  }
  open func finishInteractiveTransition() { endTransition(isFinished: true) }
  open func cancelInteractiveTransition() { endTransition(isFinished: false) }
  private func endTransition(isFinished: Bool) {
    guard let arrival, let between = layout as? UICollectionViewTransitionLayout else { return }
    self.arrival = nil
    setCollectionViewLayout(isFinished ? arrival.layout : between.currentLayout, animated: false)
    arrival.completion?(true, isFinished)
  }

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    reuse.register(cellClass, nil, identifier)
  }
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { reuse.register(viewClass, elementKind, identifier) }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = reuse.offered(identifier) ?? (reuse.take(nil, identifier) as? UICollectionViewCell)
    else {
      Faults.raise(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must "
          + "register a nib or a class for the identifier or connect a prototype cell in a storyboard")
      return UICollectionViewCell(frame: .zero)
    }
    return cell
  }
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = reuse.take(elementKind, identifier) else {
      Faults.raise(
        "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must register a "
          + "nib or a class for the identifier or connect a prototype cell in a storyboard")
      return UICollectionReusableView(frame: .zero)
    }
    return view
  }

  /// The cell of an item in sight.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[CollectionPlace(kind: nil, indexPath: indexPath)] as? UICollectionViewCell
  }
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { shown[CollectionPlace(kind: elementKind, indexPath: indexPath)] }
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shown.keys.filter { $0.kind == elementKind }.sorted { $0.indexPath < $1.indexPath }.compactMap {
      shown[$0]
    }
  }
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.keys.filter { $0.kind == elementKind }.map(\.indexPath).sorted()
  }
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    shown.first { $0.value === supplementaryView && $0.key.kind != nil }?.key.indexPath
  }
  /// Does nothing here: nobody drags items.
  open var reorderingCadence = ReorderingCadence.immediate
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key.indexPath
  }
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }
  open var indexPathsForVisibleItems: [IndexPath] {
    shown.keys.filter { $0.kind == nil }.map(\.indexPath).sorted()
  }

  // MARK: Places

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layout.layoutAttributesForItem(at: indexPath)
  }
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let touched = layout.layoutAttributesForElements(
      in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))
    return touched?.first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }

  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    scroll(to: offset(showing: frame, at: scrollPosition), animated)
  }

  // MARK: Selecting

  /// Does nothing here: nothing is focused.
  open var remembersLastFocusedIndexPath = false
  /// Does nothing here: nothing is focused.
  open var selectionFollowsFocus = false
  /// Does nothing here: nothing is focused.
  open var allowsFocus = true
  /// Whether what is selected may be more than one item while editing.
  open var allowsMultipleSelectionDuringEditing = false
  open var allowsSelectionDuringEditing = false

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var indexPathsForSelectedItems: [IndexPath]? { selection }
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || indexPath == nil {
      for selected in selection { deselectItem(at: selected, animated: animated) }
    }
    guard let indexPath, !selection.contains(indexPath) else { return }
    selection.append(indexPath)
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  // MARK: Layout

  /// The layout may say where scrolling comes to rest.
  override func restingOffset(_ proposed: CGPoint, _ velocity: CGPoint) -> CGPoint {
    layout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  /// Cells follow the size of the texts in them.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let before = previousTraitCollection?.preferredContentSizeCategory
    if before != traitCollection.preferredContentSizeCategory, layout.asksCells { layout.invalidateLayout() }
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    if layout.shouldInvalidateLayout(forBoundsChange: bounds) {
      layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
    }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    layout.marginsChanged()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    layout.marginsChanged()
  }

  open override func layoutSubviews() {
    showItems()
    super.layoutSubviews()
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      if newValue != super.bounds, layout.shouldInvalidateLayout(forBoundsChange: newValue) {
        invalidation = layout.invalidationContext(forBoundsChange: newValue)
      }
      super.bounds = newValue
    }
  }

  /// What the layout is told once the view has its new bounds: some scroll it there and then.
  private var invalidation: UICollectionViewLayoutInvalidationContext?

  override func boundsChanged() {
    guard let context = invalidation else { return }
    invalidation = nil
    layout.invalidateLayout(with: context)
  }

  override var takesContentSizeFromConstraints: Bool { false }
}
