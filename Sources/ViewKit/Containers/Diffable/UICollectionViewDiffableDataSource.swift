import CoreGraphics

/// Shows what a snapshot has in a collection, and the next one by what differs.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UICollectionViewDataSource
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Makes a header, a footer or another view that is no cell.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = Snapshot()
  private var places = SnapshotPlaces(Snapshot())
  /// Of sections that were given theirs, the trees.
  private var trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  open var supplementaryViewProvider: SupplementaryViewProvider?
  open var reorderingHandlers = ReorderingHandlers()
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// Shows a snapshot: cells of items that stay are kept, and the selection goes with its items. The
  /// completion is called on the next turn of the main run loop.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    show(snapshot)
    DifferencesShown.tell(completion)
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async { show(snapshot) }

  /// Shows a snapshot with cells that are all asked for anew.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    reload(snapshot)
    DifferencesShown.tell(completion)
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async { reload(snapshot) }

  /// Shows a tree's visible items in a section, which is added where there is none of the name.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    show(snapshot, in: section)
    DifferencesShown.tell(completion)
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async { show(snapshot, in: section) }

  /// The tree of a section; its items side by side where it was never given one.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let tree = trees[section] { return tree }
    var tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if places.index(of: section) != nil { tree.append(current.itemIdentifiers(inSection: section)) }
    return tree
  }

  private func take(_ snapshot: Snapshot) {
    current = snapshot.withoutMarks
    places = SnapshotPlaces(current)
    // A tree whose items are no longer those of its section says nothing more about it.
    trees = trees.filter { section, tree in
      places.index(of: section).map { tree.visibleItems == places.items[$0] } ?? false
    }
  }

  private func reload(_ snapshot: Snapshot) {
    take(snapshot)
    collectionView?.reloadData()
  }

  private func show(_ snapshot: Snapshot) {
    let old = places
    take(snapshot)
    guard let collectionView, collectionView.dataSource === self else { return }
    if old.sections.isEmpty { return collectionView.reloadData() }
    let differences = SnapshotDifferences(from: old, to: places, snapshot)
    collectionView.takeDifferences(
      items: { differences.path(from: $0) }, sections: { differences.section(from: $0) },
      selection: { differences.place(from: $0) })
    let reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap { indexPath(for: $0) }
    collectionView.reconfigureItems(at: reconfigured)
    collectionView.layoutIfNeeded()
  }

  private func show(
    _ tree: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, in section: SectionIdentifierType
  ) {
    var next = current
    if places.index(of: section) == nil { next.appendSections([section]) }
    next.deleteItems(next.itemIdentifiers(inSection: section))
    next.appendItems(tree.visibleItems, toSection: section)
    show(next)
    trees[section] = tree
  }

  // MARK: Identifiers

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { places.item(at: indexPath) }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    places.path(of: itemIdentifier)
  }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { places.section(at: index) }
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    places.index(of: sectionIdentifier)
  }

  // MARK: What the collection asks

  open func numberOfSections(in collectionView: UICollectionView) -> Int { places.sections.count }
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { places.items[section].count }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = places.item(at: indexPath) else {
      SnapshotFault.unknownItem(indexPath)
      return UICollectionViewCell(frame: .zero)
    }
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      SnapshotFault.noCell(for: item, "UICollectionViewDiffableDataSource")
      return UICollectionViewCell(frame: .zero)
    }
    return cell
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
  }
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    false
  }
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}
