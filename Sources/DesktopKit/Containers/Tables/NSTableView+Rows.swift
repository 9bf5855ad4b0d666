import CoreGraphics
import Foundation
internal import PlumbViewKit

extension NSTableView {
  // MARK: Changes

  func rowsChanged() {
    rowEnds = []
    measuredHeights = [:]
    tile()
    needsLayout = true
  }

  func columnsChanged() {
    if usesAutomaticRowHeights { (rowEnds, measuredHeights) = ([], [:]) }
    tile()
    needsLayout = true
  }

  /// Drops all views and counts the rows.
  func forgetRows() {
    for row in rowViews.keys.sorted() { drop(row) }
    rowCount = countRows()
    selectedRowIndexes = selectedRowIndexes.filteredIndexSet { $0 < rowCount }
    rowsChanged()
  }

  /// Counts the rows again, and keeps views and selection of those that stay.
  ///
  /// - Parameters:
  ///   - rows: Where a row is now; nil where its views are to be made anew.
  ///   - selection: Where a selected row is now; nil where it is gone.
  func takeDifferences(rows: (Int) -> Int?, selection: (Int) -> Int?) {
    var kept: [Int: NSTableRowView] = [:]
    for row in rowViews.keys.sorted() {
      if let now = rows(row) { kept[now] = rowViews.removeValue(forKey: row) } else { drop(row) }
    }
    rowViews = kept
    rowCount = countRows()
    selectedRowIndexes = IndexSet(selectedRowIndexes.compactMap(selection))
    rowsChanged()
  }

  /// Has some rows make their views anew.
  func forgetRows(_ rows: IndexSet) {
    for row in rows {
      drop(row)
      measuredHeights[row] = nil
    }
    if usesAutomaticRowHeights { rowEnds = [] }
    needsLayout = true
  }

  func forgetHeights(_ rows: IndexSet) {
    for row in rows { measuredHeights[row] = nil }
    rowEnds = []
    tile()
    needsLayout = true
  }

  private func drop(_ row: Int) {
    guard let view = rowViews.removeValue(forKey: row) else { return }
    for case let cell? in view.cells {
      cell.removeFromSuperview()
      if let identifier = cell.identifier { reusable[identifier, default: []].append(cell) }
    }
    view.removeFromSuperview()
    told(ofRow: view, row, isShown: false)
  }

  // MARK: Views

  func shownRow(_ row: Int, make: Bool) -> NSTableRowView? {
    if let view = rowViews[row] { return view }
    guard make, row >= 0, row < rowCount else { return nil }
    let view = rowViewMade(row: row) ?? NSTableRowView()
    view.isSelected = selectedRowIndexes.contains(row)
    rowViews[row] = view
    addSubview(view)
    fill(view, row)
    place(view, row)
    told(ofRow: view, row, isShown: true)
    return view
  }

  private func fill(_ view: NSTableRowView, _ row: Int) {
    let isGroup = isGroup(row: row)
    view.isGroupRowStyle = isGroup
    view.cells = tableColumns.enumerated().map { place, column in
      guard !column.isHidden, !isGroup || place == 0 else { return nil }
      guard let cell = viewMade(for: isGroup ? nil : column, row: row) else { return nil }
      cell.translatesAutoresizingMaskIntoConstraints = true
      cell.autoresizingMask = [.height]
      cell.core.isEncapsulated = true
      view.addSubview(cell)
      return cell
    }
  }

  private func place(_ view: NSTableRowView, _ row: Int) {
    let rect = rowRect(row)
    if view.frame != rect { view.frame = rect }
    for case (let column, let cell?) in view.cells.enumerated() {
      var frame = cellFrame(column, row)
      frame.origin.y -= rect.minY
      if cell.frame != frame { cell.frame = frame }
    }
  }

  func dequeue(_ identifier: NSUserInterfaceItemIdentifier, _ owner: Any?) -> NSView? {
    if let old = reusable[identifier]?.popLast() {
      old.prepareForReuse()
      return old
    }
    if registeredNibsByIdentifier[identifier] == nil, let prototype = prototypes[identifier] {
      return prototype(owner)
    }
    var objects: NSArray?
    registeredNibsByIdentifier[identifier]?.instantiate(withOwner: owner, topLevelObjects: &objects)
    let views = (objects ?? []).compactMap { $0 as? NSView }
    let made = views.first { $0.identifier == identifier } ?? views.first
    if made?.identifier == nil { made?.identifier = identifier }
    return made
  }

  // MARK: Layout

  /// The part of the table for which there are rows.
  private var prepared: NSRect {
    guard let clip = superview as? NSClipView else { return bounds }
    return convert(clip.bounds, from: clip)
  }

  func placeRows() {
    guard !isPlacingRows else { return }
    isPlacingRows = true
    defer { isPlacingRows = false }
    var range = rowRange(prepared)
    // What is measured changes which rows are seen.
    while usesAutomaticRowHeights, measure(range) {
      takeSize()
      range = rowRange(prepared)
    }
    let shown = range.location..<range.upperBound
    for row in rowViews.keys.sorted() where !shown.contains(row) { drop(row) }
    for row in shown {
      if let view = shownRow(row, make: true) { place(view, row) }
    }
  }

  /// - Returns: Whether any row that was not measured before is now.
  private func measure(_ range: NSRange) -> Bool {
    var hasNew = false
    for row in range.location..<range.upperBound where measuredHeights[row] == nil {
      guard let view = shownRow(row, make: true) else { continue }
      hasNew = true
      measuredHeights[row] = fittingHeight(view, row)
    }
    if hasNew { rowEnds = [] }
    return hasNew
  }

  /// The height that the constraints of the cells ask for at their columns' widths; `rowHeight` where they ask for none.
  private func fittingHeight(_ view: NSTableRowView, _ row: Int) -> CGFloat {
    var height: CGFloat = 0
    for case (let column, let cell?) in view.cells.enumerated() {
      let size = cell.core.systemLayoutSizeFitting(
        NSSize(width: cellFrame(column, row).width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      height = max(height, size.height)
    }
    return height > 0 ? height : rowHeight
  }

  // MARK: Selection

  func select(_ rows: IndexSet) {
    let known = rows.filteredIndexSet { $0 >= 0 && $0 < rowCount }
    let rows = allowsMultipleSelection || known.count < 2 ? known : IndexSet(known.suffix(1))
    guard rows != selectedRowIndexes else { return }
    selectedRowIndexes = rows
    for (row, view) in rowViews { view.isSelected = rows.contains(row) }
    let notification = Notification(name: NSTableView.selectionDidChangeNotification, object: self)
    toldOfSelection(notification)
    NotificationCenter.default.post(notification)
  }
}
