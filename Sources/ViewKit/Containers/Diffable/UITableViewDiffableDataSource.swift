import CoreGraphics

/// Shows what a snapshot has in a table, and the next one by what differs.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UITableViewDataSource
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var current = Snapshot()
  private var places = SnapshotPlaces(Snapshot())

  /// How rows come and go. Does nothing here: nothing moves.
  open var defaultRowAnimation: UITableView.RowAnimation = .automatic

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
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

  private func reload(_ snapshot: Snapshot) {
    take(snapshot)
    tableView?.reloadData()
  }

  private func take(_ snapshot: Snapshot) {
    current = snapshot.withoutMarks
    places = SnapshotPlaces(current)
  }

  private func show(_ snapshot: Snapshot) {
    let old = places
    take(snapshot)
    guard let tableView, tableView.dataSource === self else { return }
    if old.sections.isEmpty { return tableView.reloadData() }
    let differences = SnapshotDifferences(from: old, to: places, snapshot)
    tableView.takeDifferences(
      rows: { differences.path(from: $0) }, selection: { differences.place(from: $0) })
    tableView.reconfigureRows(at: snapshot.reconfiguredItemIdentifiers.compactMap { indexPath(for: $0) })
    tableView.layoutIfNeeded()
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

  // MARK: What the table asks

  open func numberOfSections(in tableView: UITableView) -> Int { places.sections.count }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    places.items[section].count
  }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = places.item(at: indexPath) else {
      SnapshotFault.unknownItem(indexPath)
      return UITableViewCell()
    }
    guard let cell = cellProvider(tableView, indexPath, item) else {
      SnapshotFault.noCell(for: item, "UITableViewDiffableDataSource")
      return UITableViewCell()
    }
    return cell
  }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
