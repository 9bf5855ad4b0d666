import CoreGraphics
import Foundation
public import PlumbViewKit

/// Shows what a snapshot has in a table view, and the next one by what differs: item after item, with a row before each
/// section where there is a provider of such rows.
@preconcurrency @MainActor
open class NSTableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  NSTableViewDataSource
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// Makes the view of a cell.
  public typealias CellProvider = (
    _ tableView: NSTableView, _ tableColumn: NSTableColumn, _ row: Int, _ identifier: ItemIdentifierType
  ) -> NSView
  /// Makes the view of a row, of an item or of a section.
  public typealias RowProvider = (_ tableView: NSTableView, _ row: Int, _ identifier: Any) -> NSTableRowView
  /// Makes the view of a section's row.
  public typealias SectionHeaderViewProvider = (
    _ tableView: NSTableView, _ row: Int, _ sectionIdentifier: SectionIdentifierType
  ) -> NSView
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// What a row is about.
  private enum Row: Hashable {
    case section(SectionIdentifierType)
    case item(ItemIdentifierType)
  }

  private weak var tableView: NSTableView?
  private let cellProvider: CellProvider
  private var current = Snapshot()
  private var rows: [Row] = []
  private var places: [Row: Int] = [:]

  /// How rows come and go. Does nothing here: nothing moves.
  open var defaultRowAnimation: NSTableView.AnimationOptions = .effectFade
  open var rowViewProvider: RowProvider?
  open var sectionHeaderViewProvider: SectionHeaderViewProvider? { didSet { show(current) } }

  public init(tableView: NSTableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// Shows a snapshot: views of rows that stay are kept, and the selection goes with its items. The main run loop calls the
  /// completion later.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool, completion: (() -> Void)? = nil
  ) {
    show(snapshot)
    DifferencesShown.tell(completion)
  }

  private func show(_ snapshot: Snapshot) {
    let old = rows
    current = snapshot.withoutMarks
    rows = current.sectionIdentifiers.flatMap { section in
      (sectionHeaderViewProvider == nil ? [] : [Row.section(section)])
        + current.itemIdentifiers(inSection: section).map { .item($0) }
    }
    places = Dictionary(uniqueKeysWithValues: rows.enumerated().map { ($1, $0) })
    guard let tableView, tableView.tableDataSource === self else { return }
    let reloaded = Set(
      snapshot.reloadedItemIdentifiers.map { Row.item($0) }
        + snapshot.reloadedSectionIdentifiers.flatMap { section in
          [Row.section(section)] + snapshot.itemIdentifiers(inSection: section).map { .item($0) }
        })
    tableView.takeDifferences(
      rows: { reloaded.contains(old[$0]) ? nil : self.places[old[$0]] },
      selection: { old.indices.contains($0) ? self.places[old[$0]] : nil })
    tableView.layoutSubtreeIfNeeded()
  }

  // MARK: Identifiers

  open func itemIdentifier(forRow row: Int) -> ItemIdentifierType? {
    guard rows.indices.contains(row), case .item(let item) = rows[row] else { return nil }
    return item
  }
  open func row(forItemIdentifier identifier: ItemIdentifierType) -> Int? { places[.item(identifier)] }
  /// The section that has a row.
  open func sectionIdentifier(forRow row: Int) -> SectionIdentifierType? {
    guard rows.indices.contains(row) else { return nil }
    switch rows[row] {
    case .section(let section): return section
    case .item(let item): return current.sectionIdentifier(containingItem: item)
    }
  }
  open func row(forSectionIdentifier identifier: SectionIdentifierType) -> Int? {
    places[.section(identifier)]
  }

  // MARK: What the table asks

  open func numberOfRows(in tableView: NSTableView) -> Int { rows.count }
}

/// A data source that makes the rows of a table by itself.
@MainActor
protocol TableRowMaking {
  func cell(of table: NSTableView, _ column: NSTableColumn?, _ row: Int) -> NSView?
  func rowView(of table: NSTableView, _ row: Int) -> NSTableRowView?
  /// Whether a row stands for a section.
  func isHeader(_ row: Int) -> Bool
}

extension NSTableViewDiffableDataSource: TableRowMaking {
  func cell(of table: NSTableView, _ column: NSTableColumn?, _ row: Int) -> NSView? {
    guard let item = itemIdentifier(forRow: row) else {
      return sectionIdentifier(forRow: row).flatMap { sectionHeaderViewProvider?(table, row, $0) }
    }
    return column.map { cellProvider(table, $0, row, item) }
  }

  func rowView(of table: NSTableView, _ row: Int) -> NSTableRowView? {
    let identifier: Any? = itemIdentifier(forRow: row) ?? sectionIdentifier(forRow: row)
    return identifier.flatMap { rowViewProvider?(table, row, $0) }
  }

  func isHeader(_ row: Int) -> Bool { itemIdentifier(forRow: row) == nil }
}
