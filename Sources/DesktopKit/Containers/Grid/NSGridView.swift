import CoreGraphics
import Foundation

/// Arranges views in rows and columns.
///
/// Each row and column has a guide; constraints connect the guides and the views of the cells. They are made anew, all at
/// once, after changes.
@preconcurrency @MainActor
open class NSGridView: NSView {
  /// For the width of a column and the height of a row: as large as the contents.
  public nonisolated static let sizedForContent = CGFloat.greatestFiniteMagnitude

  var rows: [NSGridRow] = []
  var columns: [NSGridColumn] = []
  var installed = GridConstraints()
  var needsInstalling = false
  /// Those that are hidden since their row or column is.
  var hiddenByGrid: [NSView] = []
  /// A view that is on its way out of its cell, not to be removed.
  var leaving: NSView?

  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(numberOfColumns columnCount: Int, rows rowCount: Int) {
    self.init(frame: .zero)
    grow(toColumns: columnCount)
    for _ in 0..<rowCount { insertRow(at: rows.count, with: []) }
  }

  /// A grid view of rows of views; `NSGridCell.emptyContentView` leaves a cell empty.
  public convenience init(views rows: [[NSView]]) {
    self.init(numberOfColumns: rows.map(\.count).max() ?? 0, rows: 0)
    for row in rows { addRow(with: row) }
  }

  // MARK: How it arranges

  open var xPlacement = NSGridCell.Placement.leading { didSet { gridChanged() } }
  open var yPlacement = NSGridCell.Placement.top { didSet { gridChanged() } }
  open var rowAlignment = NSGridRow.Alignment.none { didSet { gridChanged() } }
  /// Between rows, in points.
  open var rowSpacing: CGFloat = 6 { didSet { gridChanged() } }
  open var columnSpacing: CGFloat = 6 { didSet { gridChanged() } }

  // MARK: Rows and columns

  open var numberOfRows: Int { rows.count }
  open var numberOfColumns: Int { columns.count }
  open func row(at index: Int) -> NSGridRow { rows[index] }
  open func index(of row: NSGridRow) -> Int { rows.firstIndex { $0 === row } ?? NSNotFound }
  open func column(at index: Int) -> NSGridColumn { columns[index] }
  open func index(of column: NSGridColumn) -> Int { columns.firstIndex { $0 === column } ?? NSNotFound }
  open func cell(atColumnIndex columnIndex: Int, rowIndex: Int) -> NSGridCell {
    rows[rowIndex].cells[columnIndex]
  }
  /// The cell that has a view, or a view above it.
  open func cell(for view: NSView) -> NSGridCell? { cellHolding(view) }
  @discardableResult open func addRow(with views: [NSView]) -> NSGridRow {
    insertRow(at: rows.count, with: views)
  }
  @discardableResult open func insertRow(at index: Int, with views: [NSView]) -> NSGridRow {
    makeRow(at: index, views)
  }
  open func moveRow(at fromIndex: Int, to toIndex: Int) {
    rows.insert(rows.remove(at: fromIndex), at: toIndex)
    gridChanged()
  }
  open func removeRow(at index: Int) { dropRow(index) }
  @discardableResult open func addColumn(with views: [NSView]) -> NSGridColumn {
    insertColumn(at: columns.count, with: views)
  }
  @discardableResult open func insertColumn(at index: Int, with views: [NSView]) -> NSGridColumn {
    makeColumn(at: index, views)
  }
  open func moveColumn(at fromIndex: Int, to toIndex: Int) {
    columns.insert(columns.remove(at: fromIndex), at: toIndex)
    for row in rows { row.cells.insert(row.cells.remove(at: fromIndex), at: toIndex) }
    gridChanged()
  }
  open func removeColumn(at index: Int) { dropColumn(index) }
  /// Makes one cell of several, which has the view of the first.
  open func mergeCells(inHorizontalRange hRange: NSRange, verticalRange vRange: NSRange) {
    merge(hRange, vRange)
  }

  // MARK: The engine

  open override func updateConstraints() {
    installIfNeeded()
    super.updateConstraints()
  }
  open override func willRemoveSubview(_ subview: NSView) {
    emptyCell(of: subview)
    super.willRemoveSubview(subview)
  }
}
