import CoreGraphics
import Foundation

extension NSGridView {
  func gridChanged() {
    needsInstalling = true
    needsUpdateConstraints = true
  }

  /// A view comes into a cell, maybe from another one.
  func adopt(_ view: NSView, into cell: NSGridCell) {
    for row in rows {
      for other in row.cells where other !== cell && other.contentView === view { empty(other, of: view) }
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
  }

  /// A view left its cell.
  func release(_ view: NSView) {
    installed.deactivate()
    show(view)
    if view.superview === self, view !== leaving { view.removeFromSuperview() }
  }

  func emptyCell(of view: NSView) {
    if let cell = cellHolding(view) { empty(cell, of: view) }
  }

  private func empty(_ cell: NSGridCell, of view: NSView) {
    leaving = view
    cell.contentView = nil
    leaving = nil
  }

  func cellHolding(_ view: NSView) -> NSGridCell? {
    var inner: NSView? = view
    while let candidate = inner, candidate.superview !== self { inner = candidate.superview }
    guard let inner else { return nil }
    for row in rows { for cell in row.cells where cell.contentView === inner { return cell } }
    return nil
  }

  func grow(toColumns count: Int) {
    while columns.count < count {
      let column = NSGridColumn(gridView: self)
      columns.append(column)
      for row in rows { row.cells.append(NSGridCell(row: row, column: column)) }
    }
    gridChanged()
  }

  func makeRow(at index: Int, _ views: [NSView]) -> NSGridRow {
    grow(toColumns: views.count)
    let row = NSGridRow(gridView: self)
    row.cells = columns.map { NSGridCell(row: row, column: $0) }
    rows.insert(row, at: index)
    for (cell, view) in zip(row.cells, views) { cell.show(view) }
    gridChanged()
    return row
  }

  func makeColumn(at index: Int, _ views: [NSView]) -> NSGridColumn {
    while rows.count < views.count { _ = makeRow(at: rows.count, []) }
    let column = NSGridColumn(gridView: self)
    columns.insert(column, at: index)
    for row in rows { row.cells.insert(NSGridCell(row: row, column: column), at: index) }
    for (row, view) in zip(rows, views) { row.cells[index].show(view) }
    gridChanged()
    return column
  }

  func dropRow(_ index: Int) {
    for cell in rows[index].cells { cell.contentView = nil }
    rows.remove(at: index).gridView = nil
    gridChanged()
  }

  func dropColumn(_ index: Int) {
    for row in rows {
      row.cells[index].contentView = nil
      row.cells.remove(at: index)
    }
    columns.remove(at: index).gridView = nil
    gridChanged()
  }

  func merge(_ columns: NSRange, _ rows: NSRange) {
    let cells = self.rows[rows.location..<rows.upperBound].flatMap {
      $0.cells[columns.location..<columns.upperBound]
    }
    guard let head = cells.first else { return }
    for cell in cells.dropFirst() {
      cell.contentView = nil
      cell.head = head
    }
    gridChanged()
  }

  // MARK: Hiding

  func hide(_ view: NSView) {
    guard !view.isHidden else { return }
    view.isHidden = true
    hiddenByGrid.append(view)
  }

  func show(_ view: NSView) {
    guard let place = hiddenByGrid.firstIndex(where: { $0 === view }) else { return }
    hiddenByGrid.remove(at: place)
    view.isHidden = false
  }
}

extension NSGridCell {
  fileprivate func show(_ view: NSView) {
    if view !== NSGridCell.emptyContentView { contentView = view }
  }
}
