import CoreGraphics
import Foundation

/// A table whose rows are the items of a tree, those of expanded items below them.
@preconcurrency @MainActor
open class NSOutlineView: NSTableView {
  /// From the top row to the bottom one.
  var entries: [OutlineEntry] = []
  var expanded: Set<AnyHashable> = []
  private weak var outlineDataSource: (any NSOutlineViewDataSource)?
  private(set) weak var outlineDelegate: (any NSOutlineViewDelegate)?
  private var storedColumn: NSTableColumn?

  /// What the items are. Not kept alive.
  open var dataSource: (any NSOutlineViewDataSource)? {
    get { outlineDataSource }
    set {
      outlineDataSource = newValue
      reloadData()
    }
  }
  /// Makes the views, and says how high rows are. Not kept alive.
  open var delegate: (any NSOutlineViewDelegate)? {
    get { outlineDelegate }
    set {
      outlineDelegate = newValue
      reloadData()
    }
  }
  /// The column that shows the tree; the first one unless another one was set.
  open var outlineTableColumn: NSTableColumn? {
    get { storedColumn ?? tableColumns.first }
    set {
      storedColumn = newValue
      needsLayout = true
    }
  }
  /// What each level, the first one among them, leaves at the leading edge of the tree's column, in points.
  open var indentationPerLevel: CGFloat = 16 {
    didSet { if indentationPerLevel != oldValue { rowsChanged() } }
  }
  /// Does nothing here.
  open var indentationMarkerFollowsCell = true
  /// Does nothing here.
  open var autoresizesOutlineColumn = true
  /// Does nothing here.
  open var autosaveExpandedItems = false
  /// Does nothing here.
  open var stronglyReferencesItems = true

  // MARK: Items

  open func item(atRow row: Int) -> Any? { entries.indices.contains(row) ? entries[row].item : nil }
  open func row(forItem item: Any?) -> Int {
    guard let key = OutlineEntry.key(item) else { return -1 }
    return entries.firstIndex { $0.key == key } ?? -1
  }
  open func level(forRow row: Int) -> Int { entries.indices.contains(row) ? entries[row].level : -1 }
  open func level(forItem item: Any?) -> Int { level(forRow: row(forItem: item)) }
  open func parent(forItem item: Any?) -> Any? {
    let row = row(forItem: item)
    guard row > 0 else { return nil }
    return entries[..<row].last { $0.level < entries[row].level }?.item
  }
  open func numberOfChildren(ofItem item: Any?) -> Int {
    outlineDataSource?.outlineView(self, numberOfChildrenOfItem: item) ?? 0
  }
  open func child(_ index: Int, ofItem item: Any?) -> Any? {
    outlineDataSource?.outlineView(self, child: index, ofItem: item)
  }
  open func isExpandable(_ item: Any?) -> Bool {
    item.map { outlineDataSource?.outlineView(self, isItemExpandable: $0) ?? false } ?? true
  }
  open func isItemExpanded(_ item: Any?) -> Bool {
    OutlineEntry.key(item).map { expanded.contains($0) } ?? true
  }
  open func expandItem(_ item: Any?) { expandItem(item, expandChildren: false) }
  /// Shows what is below an item, or, with nil, below all.
  open func expandItem(_ item: Any?, expandChildren: Bool) { expand(item, expandChildren) }
  open func collapseItem(_ item: Any?) { collapseItem(item, collapseChildren: false) }
  open func collapseItem(_ item: Any?, collapseChildren: Bool) { collapse(item, collapseChildren) }
  open func reloadItem(_ item: Any?) { reloadItem(item, reloadChildren: false) }
  open func reloadItem(_ item: Any?, reloadChildren: Bool) { reloadData() }
  open func insertItems(
    at indexes: IndexSet, inParent parent: Any?, withAnimation animationOptions: AnimationOptions = []
  ) { reloadData() }
  open func removeItems(
    at indexes: IndexSet, inParent parent: Any?, withAnimation animationOptions: AnimationOptions = []
  ) { reloadData() }

  open func moveItem(at fromIndex: Int, inParent oldParent: Any?, to toIndex: Int, inParent newParent: Any?) {
    reloadData()
  }
  open func childIndex(forItem item: Any) -> Int {
    let (key, parent) = (OutlineEntry.key(item), parent(forItem: item))
    return (0..<numberOfChildren(ofItem: parent)).first {
      OutlineEntry.key(child($0, ofItem: parent)) == key
    } ?? -1
  }
  /// Does nothing here.
  open func setDropItem(_ item: Any?, dropChildIndex index: Int) {}
  /// Of the triangle that expands an item, which is not placed here.
  open func frameOfOutlineCell(atRow row: Int) -> NSRect { .zero }

  // MARK: Rows

  override func countRows() -> Int {
    entries = outlineDataSource == nil ? [] : listed(below: nil, level: 0)
    return entries.count
  }
  override func heightGiven(toRow row: Int) -> CGFloat {
    outlineDelegate?.outlineView(self, heightOfRowByItem: entries[row].item) ?? rowHeight
  }
  override func viewMade(for column: NSTableColumn?, row: Int) -> NSView? {
    outlineDelegate?.outlineView(self, viewFor: column, item: entries[row].item)
  }
  override func rowViewMade(row: Int) -> NSTableRowView? {
    outlineDelegate?.outlineView(self, rowViewForItem: entries[row].item)
  }
  override func isGroup(row: Int) -> Bool {
    outlineDelegate?.outlineView(self, isGroupItem: entries[row].item) ?? false
  }
  override func indentation(column: NSTableColumn, row: Int) -> CGFloat {
    column === outlineTableColumn ? CGFloat(entries[row].level + 1) * indentationPerLevel : 0
  }
  override func told(ofRow view: NSTableRowView, _ row: Int, isShown: Bool) {
    if isShown {
      outlineDelegate?.outlineView(self, didAdd: view, forRow: row)
    } else {
      outlineDelegate?.outlineView(self, didRemove: view, forRow: row)
    }
  }
  override func toldOfSorting(_ old: [NSSortDescriptor]) {
    outlineDataSource?.outlineView(self, sortDescriptorsDidChange: old)
  }
  override func toldOfSelection(_ notification: Notification) {
    outlineDelegate?.outlineViewSelectionDidChange(notification)
  }
}
