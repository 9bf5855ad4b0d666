import CoreGraphics
import Foundation
public import PlumbViewKit

/// Shows rows of views in columns. AppKit's is a control.
///
/// The view places rows and cells itself; what is inside a cell is the cell's. Only rows that are seen have views: in a scroll
/// view those in its visible part, otherwise all.
///
/// Sizes of a table made in code are those since macOS 11: rows 24 points high, and cells 17 points apart sideways.
@preconcurrency @MainActor
open class NSTableView: NSControl {
  weak var tableDataSource: (any NSTableViewDataSource)?
  weak var tableDelegate: (any NSTableViewDelegate)?
  /// How many rows there are, as of the last time that anybody asked.
  var rowCount = 0
  /// The lower edge of each row, in the table's coordinates; empty where it has to be found anew.
  var rowEnds: [CGFloat] = []
  /// The heights of rows whose views were measured, without the spacing.
  var measuredHeights: [Int: CGFloat] = [:]
  var rowViews: [Int: NSTableRowView] = [:]
  var reusable: [NSUserInterfaceItemIdentifier: [NSView]] = [:]
  private var columns: [NSTableColumn] = []
  /// Whether layout is placing rows, which may ask for what changes them.
  var isPlacingRows = false

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    headerView = NSTableHeaderView()
    headerView?.tableView = self
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var isFlipped: Bool { true }

  // MARK: Sizes

  /// In points, where the delegate says nothing else; the estimate of automatic heights.
  open var rowHeight: CGFloat = 24 { didSet { if rowHeight != oldValue { rowsChanged() } } }
  /// Between cells, sideways and upwards.
  open var intercellSpacing = NSSize(width: 17, height: 0) { didSet { rowsChanged() } }
  /// Whether rows are as high as the constraints of their cells ask for.
  open var usesAutomaticRowHeights = false { didSet { rowsChanged() } }
  open var style = Style.automatic { didSet { if style != oldValue { rowsChanged() } } }
  /// What `automatic` comes to.
  open var effectiveStyle: Style { style == .automatic ? automaticStyle : style }
  /// Does nothing here.
  open var rowSizeStyle = RowSizeStyle.default
  open var effectiveRowSizeStyle: RowSizeStyle { rowSizeStyle }
  open var columnAutoresizingStyle = ColumnAutoresizingStyle.lastColumnOnlyAutoresizingStyle
  open var headerView: NSTableHeaderView? {
    didSet {
      guard headerView !== oldValue else { return }
      headerView?.tableView = self
      tile()
      enclosingScrollView?.tile()
    }
  }
  /// Does nothing here.
  open var cornerView: NSView?

  // MARK: Looks and selection

  /// Does nothing here.
  open var backgroundColor: NSColor = .white
  /// Does nothing here.
  open var usesAlternatingRowBackgroundColors = false
  /// Does nothing here.
  open var gridStyleMask: GridLineStyle = []
  /// Does nothing here.
  open var gridColor: NSColor = .gray
  /// Does nothing here.
  open var selectionHighlightStyle = SelectionHighlightStyle.regular
  /// Does nothing here.
  open var floatsGroupRows = true
  /// Does nothing here.
  open var allowsColumnReordering = true
  /// Does nothing here.
  open var allowsColumnResizing = true
  open var allowsMultipleSelection = false
  open var allowsEmptySelection = true
  /// Does nothing here.
  open var allowsColumnSelection = false
  /// Does nothing here.
  open var allowsTypeSelect = true
  /// Does nothing here.
  open var autosaveName: String?
  /// Does nothing here.
  open var autosaveTableColumns = false
  /// Does nothing here.
  open var doubleAction: Selector?
  open internal(set) var selectedRowIndexes = IndexSet()
  open var selectedRow: Int { selectedRowIndexes.last ?? -1 }
  open var numberOfSelectedRows: Int { selectedRowIndexes.count }
  /// Setting it has the data source sort.
  open var sortDescriptors: [NSSortDescriptor] = [] {
    didSet { if sortDescriptors != oldValue { toldOfSorting(oldValue) } }
  }
  /// Does nothing here.
  open var rowActionsVisible = false
  /// Does nothing here.
  open var draggingDestinationFeedbackStyle = DraggingDestinationFeedbackStyle.regular
  /// Does nothing here.
  open var verticalMotionCanBeginDrag = true
  open var highlightedTableColumn: NSTableColumn?
  open var hiddenRowIndexes: IndexSet { [] }
  open var editedRow: Int { -1 }
  open var editedColumn: Int { -1 }
  /// Gives the keys to the text of a cell.
  open func editColumn(_ column: Int, row: Int, with event: NSEvent?, select: Bool) {
    guard let cell = view(atColumn: column, row: row, makeIfNecessary: true) else { return }
    window?.makeFirstResponder((cell as? NSTableCellView)?.textField ?? cell)
  }
  /// Does nothing here.
  open func setDraggingSourceOperationMask(_ mask: NSDragOperation, forLocal isLocal: Bool) {}
  /// Does nothing here.
  open func setDropRow(_ row: Int, dropOperation: DropOperation) {}
  /// Does nothing here.
  open func setIndicatorImage(_ image: NSImage?, in tableColumn: NSTableColumn) {}
  open func indicatorImage(in tableColumn: NSTableColumn) -> NSImage? { nil }
  open func canDragRows(with rowIndexes: IndexSet, at mouseDownPoint: NSPoint) -> Bool { true }
  open func didAdd(_ rowView: NSTableRowView, forRow row: Int) {}
  open func didRemove(_ rowView: NSTableRowView, forRow row: Int) {}
  open var clickedRow: Int { -1 }
  open var clickedColumn: Int { -1 }
  open func isRowSelected(_ row: Int) -> Bool { selectedRowIndexes.contains(row) }
  open func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
    select(extend ? selectedRowIndexes.union(indexes) : indexes)
  }
  open func deselectRow(_ row: Int) { select(selectedRowIndexes.subtracting([row])) }
  open override func selectAll(_ sender: Any?) { select(IndexSet(integersIn: 0..<numberOfRows)) }
  open func deselectAll(_ sender: Any?) { select([]) }

  // MARK: Columns

  open var tableColumns: [NSTableColumn] { columns }
  open var numberOfColumns: Int { columns.count }
  open func addTableColumn(_ tableColumn: NSTableColumn) {
    columns.append(tableColumn)
    tableColumn.tableView = self
    reloadData()
  }
  open func removeTableColumn(_ tableColumn: NSTableColumn) {
    columns.removeAll { $0 === tableColumn }
    tableColumn.tableView = nil
    reloadData()
  }
  open func moveColumn(_ oldIndex: Int, toColumn newIndex: Int) {
    columns.insert(columns.remove(at: oldIndex), at: newIndex)
    reloadData()
  }
  open func column(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> Int {
    columns.firstIndex { $0.identifier == identifier } ?? -1
  }
  open func tableColumn(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> NSTableColumn? {
    columns.first { $0.identifier == identifier }
  }
  /// Makes the last column so wide that the table fills its clip view, as far as the column's bounds allow it.
  open func sizeLastColumnToFit() { fitLastColumn() }
  /// Has all columns share the width of the clip view.
  open override func sizeToFit() { fitColumns() }

  // MARK: Rows

  open var numberOfRows: Int { rowCount }
  /// Asks for everything anew.
  open func reloadData() { forgetRows() }
  open func reloadData(forRowIndexes rowIndexes: IndexSet, columnIndexes: IndexSet) {
    forgetRows(rowIndexes)
  }
  open func noteNumberOfRowsChanged() { forgetRows() }
  open func noteHeightOfRows(withIndexesChanged indexSet: IndexSet) { forgetHeights(indexSet) }
  /// Does nothing here: rows change at once.
  open func beginUpdates() {}
  open func endUpdates() {}
  open func insertRows(at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []) {
    forgetRows()
  }
  open func removeRows(at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []) {
    forgetRows()
  }
  open func moveRow(at oldIndex: Int, to newIndex: Int) { forgetRows() }

  // MARK: Rectangles

  /// In the table's coordinates.
  open func rect(ofColumn column: Int) -> NSRect { columnRect(column) }
  open func rect(ofRow row: Int) -> NSRect { rowRect(row) }
  open func frameOfCell(atColumn column: Int, row: Int) -> NSRect { cellFrame(column, row) }
  /// Does nothing here: no lines are drawn.
  open func drawGrid(inClipRect clipRect: NSRect) {}
  /// Does nothing here: nothing is drawn.
  open func drawBackground(inClipRect clipRect: NSRect) {}
  /// Does nothing here: nothing is drawn.
  open func highlightSelection(inClipRect clipRect: NSRect) {}
  open func rows(in rect: NSRect) -> NSRange { rowRange(rect) }
  open func columnIndexes(in rect: NSRect) -> IndexSet {
    IndexSet(columns.indices.filter { columnRect($0).intersects(rect) })
  }
  open func row(at point: NSPoint) -> Int { rowIndex(at: point) }
  open func column(at point: NSPoint) -> Int {
    columns.indices.first { columnRect($0).minX <= point.x && point.x < columnRect($0).maxX } ?? -1
  }
  open func scrollRowToVisible(_ row: Int) { scrollToVisible(rect(ofRow: row)) }
  open func scrollColumnToVisible(_ column: Int) { scrollToVisible(rect(ofColumn: column)) }

  // MARK: Views

  /// A view that has the identifier and is not shown any more, or one that a registered nib makes; nil where there is none.
  open func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?) -> NSView? {
    dequeue(identifier, owner)
  }
  /// Says which nib makes the views of an identifier.
  open func register(_ nib: NSNib?, forIdentifier identifier: NSUserInterfaceItemIdentifier) {
    registeredNibsByIdentifier[identifier] = nib
  }
  /// What makes the views of identifiers that the table's own document has.
  ///
  /// Final, as the compiler names the getter of a main-actor closure differently where it fills the tables of a subclass, so
  /// that an outline would not link.
  final var prototypes: [NSUserInterfaceItemIdentifier: @MainActor (Any?) -> NSView?] = [:]
  open internal(set) var registeredNibsByIdentifier: [NSUserInterfaceItemIdentifier: NSNib] = [:]
  open func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView? {
    rowView(atRow: row, makeIfNecessary: makeIfNecessary)?.view(atColumn: column) as? NSView
  }
  open func rowView(atRow row: Int, makeIfNecessary: Bool) -> NSTableRowView? {
    shownRow(row, make: makeIfNecessary)
  }
  open func row(for view: NSView) -> Int { rowViews.first { view.isDescendant(of: $0.value) }?.key ?? -1 }
  open func column(for view: NSView) -> Int {
    for row in rowViews.values {
      if let place = row.cells.firstIndex(where: { $0.map(view.isDescendant(of:)) == true }) { return place }
    }
    return -1
  }
  open func enumerateAvailableRowViews(_ handler: (NSTableRowView, Int) -> Void) {
    for (row, view) in rowViews.sorted(by: { $0.key < $1.key }) { handler(view, row) }
  }

  // MARK: Layout

  /// Makes the table as large as its rows and columns, and at least as large as its clip view.
  open func tile() { takeSize() }
  open override func layout() {
    super.layout()
    placeRows()
  }
  /// A table in a clip view follows its size, whatever its mask says.
  open override func resize(withOldSuperviewSize oldSize: NSSize) {
    guard superview is NSClipView else { return super.resize(withOldSuperviewSize: oldSize) }
    followClip(oldSize)
  }
  open override func viewDidMoveToSuperview() {
    super.viewDidMoveToSuperview()
    rowsChanged()
  }

  override func seenPartChanged() { needsLayout = true }

  // MARK: What an outline view has otherwise

  func countRows() -> Int { tableDataSource?.numberOfRows(in: self) ?? 0 }
  func heightGiven(toRow row: Int) -> CGFloat {
    tableDelegate?.tableView(self, heightOfRow: row) ?? rowHeight
  }
  func viewMade(for column: NSTableColumn?, row: Int) -> NSView? {
    if let rows = tableDataSource as? any TableRowMaking { return rows.cell(of: self, column, row) }
    return tableDelegate?.tableView(self, viewFor: column, row: row)
  }
  func rowViewMade(row: Int) -> NSTableRowView? {
    (tableDataSource as? any TableRowMaking)?.rowView(of: self, row)
      ?? tableDelegate?.tableView(self, rowViewForRow: row)
  }
  func isGroup(row: Int) -> Bool {
    (tableDataSource as? any TableRowMaking)?.isHeader(row)
      ?? tableDelegate?.tableView(self, isGroupRow: row) ?? false
  }
  /// What a cell leaves at its leading edge, beside the table's own spacing.
  func indentation(column: NSTableColumn, row: Int) -> CGFloat { 0 }
  func told(ofRow view: NSTableRowView, _ row: Int, isShown: Bool) {
    if isShown {
      tableDelegate?.tableView(self, didAdd: view, forRow: row)
    } else {
      tableDelegate?.tableView(self, didRemove: view, forRow: row)
    }
  }
  func toldOfSorting(_ old: [NSSortDescriptor]) {
    tableDataSource?.tableView(self, sortDescriptorsDidChange: old)
  }
  func toldOfSelection(_ notification: Notification) {
    tableDelegate?.tableViewSelectionDidChange(notification)
  }
}
