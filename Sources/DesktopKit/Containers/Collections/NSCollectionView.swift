import CoreGraphics
import Foundation
public import PlumbViewKit

/// Shows items where a layout has them: those that are seen have views.
///
/// In a scroll view the collection view is as large as its content, and at least as large as its clip view.
@preconcurrency @MainActor
open class NSCollectionView: NSView {
  let makers = CollectionMakers()
  var shown: [CollectionPlace: ShownElement] = [:]
  /// The places whose views have said how large they are.
  var settled: Set<CollectionPlace> = []
  /// Of each section; nil where they have to be asked for.
  var counts: [Int]?
  var storedSelection: Set<IndexPath> = []
  private(set) var layoutInUse: NSCollectionViewLayout = NSCollectionViewFlowLayout()
  /// The content's size as of the last layout.
  var contentBefore = NSSize.zero
  /// What was seen of it then.
  var seenBefore = NSSize.zero
  /// Grows with each change of what there is to show.
  var generation = 0
  /// What a batch of updates has collected; nil outside one.
  var batch: CollectionChanges?
  var isPreparing = false
  /// Whether layout is placing items, which may ask for what changes them.
  var isShowingItems = false

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    layoutInUse.owner = self
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layoutInUse.owner = self
  }

  open override var isFlipped: Bool { true }
  open override var acceptsFirstResponder: Bool { isSelectable }

  // MARK: What it shows

  open weak var dataSource: (any NSCollectionViewDataSource)? { didSet { reloadData() } }
  open weak var delegate: (any NSCollectionViewDelegate)? { didSet { layoutInUse.invalidateLayout() } }
  /// Is told of items before they are needed. Does nothing here.
  open weak var prefetchDataSource: (any NSCollectionViewPrefetching)?
  open var collectionViewLayout: NSCollectionViewLayout? {
    get { layoutInUse }
    set { use(newValue ?? NSCollectionViewLayout()) }
  }
  open var backgroundView: NSView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { addSubview(backgroundView, positioned: .below, relativeTo: nil) }
      needsLayout = true
    }
  }
  /// Does nothing here: the background is as large as the collection view.
  open var backgroundViewScrollsWithContent = false
  /// Does nothing here.
  open var backgroundColors: [NSColor]! = []

  open var numberOfSections: Int { loadedCounts.count }
  open func numberOfItems(inSection section: Int) -> Int {
    loadedCounts.indices.contains(section) ? loadedCounts[section] : 0
  }

  /// Asks the data source for everything again.
  open func reloadData() {
    takeDifferences(items: { _ in nil }, sections: { _ in nil }, selection: { _ in nil })
  }
  open func insertSections(_ sections: IndexSet) { change { $0.insert(sections) } }
  open func deleteSections(_ sections: IndexSet) { change { $0.delete(sections) } }
  open func reloadSections(_ sections: IndexSet) { change { $0.reload(sections) } }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.move(section, to: newSection) }
  }
  open func insertItems(at indexPaths: Set<IndexPath>) { change { $0.insert(indexPaths) } }
  open func deleteItems(at indexPaths: Set<IndexPath>) { change { $0.delete(indexPaths) } }
  open func reloadItems(at indexPaths: Set<IndexPath>) { change { $0.reload(indexPaths) } }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.move(indexPath, to: newIndexPath) }
  }
  /// Changes at once; the main run loop calls the completion later.
  open func performBatchUpdates(_ updates: (() -> Void)?, completionHandler: ((Bool) -> Void)? = nil) {
    batch = CollectionChanges()
    updates?()
    let changes = batch
    batch = nil
    if let changes { take(changes) }
    layoutSubtreeIfNeeded()
    DifferencesShown.tell(completionHandler.map { done in { done(true) } })
  }

  // MARK: Making items

  open func register(
    _ itemClass: AnyClass?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier
  ) { register(itemClass, identifier) }
  open func register(_ nib: NSNib?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier) {
    makers.register(nil, identifier, nib.map { nib in { nib.objects().firstItem } })
  }
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: SupplementaryElementKind,
    withIdentifier identifier: NSUserInterfaceItemIdentifier
  ) { register(viewClass, kind, identifier) }
  open func register(
    _ nib: NSNib?, forSupplementaryViewOfKind kind: SupplementaryElementKind,
    withIdentifier identifier: NSUserInterfaceItemIdentifier
  ) { makers.register(kind, identifier, nib.map { nib in { nib.objects().firstView } }) }

  /// An item that is not shown any more, or a new one: of what was registered, else of the document or the class that is called
  /// like the identifier.
  open func makeItem(withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath)
    -> NSCollectionViewItem
  { takeItem(identifier) }
  open func makeSupplementaryView(
    ofKind elementKind: SupplementaryElementKind, withIdentifier identifier: NSUserInterfaceItemIdentifier,
    for indexPath: IndexPath
  ) -> NSView { takeView(elementKind, identifier) }

  // MARK: What is in sight

  open func item(at indexPath: IndexPath) -> NSCollectionViewItem? {
    shown[CollectionPlace(kind: nil, indexPath: indexPath)]?.item
  }
  open func item(at index: Int) -> NSCollectionViewItem? { item(at: IndexPath(item: index, section: 0)) }
  open func visibleItems() -> [NSCollectionViewItem] {
    indexPathsForVisibleItems().sorted().compactMap { item(at: $0) }
  }
  open func indexPathsForVisibleItems() -> Set<IndexPath> {
    Set(shown.keys.filter { $0.kind == nil }.map(\.indexPath))
  }
  open func indexPath(for item: NSCollectionViewItem) -> IndexPath? {
    shown.first { $0.value.item === item }?.key.indexPath
  }
  open func supplementaryView(forElementKind elementKind: SupplementaryElementKind, at indexPath: IndexPath)
    -> (any NSView & NSCollectionViewElement)?
  {
    shown[CollectionPlace(kind: elementKind, indexPath: indexPath)]?.view
      as? any NSView & NSCollectionViewElement
  }
  open func visibleSupplementaryViews(ofKind elementKind: SupplementaryElementKind)
    -> [any NSView & NSCollectionViewElement]
  {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).sorted().compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: SupplementaryElementKind)
    -> Set<IndexPath>
  { Set(shown.keys.filter { $0.kind == elementKind }.map(\.indexPath)) }

  // MARK: Places

  /// In the collection view's coordinates.
  open func frameForItem(at index: Int) -> NSRect {
    layoutAttributesForItem(at: IndexPath(item: index, section: 0))?.frame ?? .zero
  }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes? {
    prepareLayout()
    return layoutInUse.layoutAttributesForItem(at: indexPath)
  }
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: SupplementaryElementKind, at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    prepareLayout()
    return layoutInUse.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  open func indexPathForItem(at point: NSPoint) -> IndexPath? {
    prepareLayout()
    return layoutInUse.layoutAttributesForElements(in: NSRect(x: point.x, y: point.y, width: 1, height: 1))
      .filter { $0.representedElementCategory == .item && $0.frame.contains(point) }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }
  open func scrollToItems(at indexPaths: Set<IndexPath>, scrollPosition: ScrollPosition) {
    scroll(to: indexPaths, scrollPosition)
  }

  // MARK: Selecting

  /// Whether clicks select.
  open var isSelectable = false
  open var allowsEmptySelection = true
  open var allowsMultipleSelection = false
  open var selectionIndexPaths: Set<IndexPath> {
    get { storedSelection }
    set { take(selection: newValue) }
  }
  /// Those of the first section.
  open var selectionIndexes: IndexSet {
    get { IndexSet(storedSelection.filter { $0.section == 0 }.map(\.item)) }
    set { take(selection: Set(newValue.map { IndexPath(item: $0, section: 0) })) }
  }
  open func selectItems(at indexPaths: Set<IndexPath>, scrollPosition: ScrollPosition) {
    take(selection: storedSelection.union(indexPaths))
    if !scrollPosition.isEmpty { scroll(to: indexPaths, scrollPosition) }
  }
  open func deselectItems(at indexPaths: Set<IndexPath>) {
    take(selection: storedSelection.subtracting(indexPaths))
  }
  open var isFirstResponder: Bool { window?.firstResponder === self }
  /// Does nothing here.
  open func setDraggingSourceOperationMask(
    _ dragOperationMask: NSDragOperation, forLocal localDestination: Bool
  ) {}
  open override func selectAll(_ sender: Any?) { selectAllItems() }
  open func deselectAll(_ sender: Any?) { select([]) }
  open override func mouseDown(with event: NSEvent) { click(event) }

  // MARK: Layout

  open override func layout() {
    super.layout()
    showItems()
  }
  /// A collection view in a clip view follows its size, whatever its mask says.
  open override func resize(withOldSuperviewSize oldSize: NSSize) {
    guard superview is NSClipView else { return super.resize(withOldSuperviewSize: oldSize) }
    seenPartChanged()
  }
  open override func setFrameSize(_ newSize: NSSize) {
    super.setFrameSize(newSize)
    if !isShowingItems { seenPartChanged() }
  }
  open override func viewDidMoveToSuperview() {
    super.viewDidMoveToSuperview()
    seenPartChanged()
  }
  override func seenPartChanged() { followArea() }

  private func use(_ layout: NSCollectionViewLayout) {
    let old = layoutInUse
    guard layout !== old else { return }
    old.owner = nil
    layoutInUse = layout
    layout.owner = self
    layout.invalidateLayout()
  }
}
