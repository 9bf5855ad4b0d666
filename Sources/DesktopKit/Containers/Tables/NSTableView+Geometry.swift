import CoreGraphics
import Foundation

extension NSTableView {
  /// What the first column leaves at its leading edge and the last one at its trailing edge, where a table is not plain: by the
  /// frames of cells in documents, and by a published log of a cell at 16 points in an inset table without spacing.
  private static let edge: CGFloat = 6
  /// What an inset table leaves on all sides.
  private static let inset: CGFloat = 10

  /// Inset where nothing is drawn around the table.
  var automaticStyle: Style {
    guard let scrollView = enclosingScrollView else { return .inset }
    return scrollView.borderType == .noBorder ? .inset : .fullWidth
  }

  private var sideInset: CGFloat {
    switch effectiveStyle {
    case .inset, .sourceList: Self.inset
    default: 0
    }
  }

  /// An inset table without header begins 10 points below its edge.
  private var endInset: CGFloat { headerView == nil ? sideInset : 0 }

  // MARK: Columns

  private var isPlain: Bool { effectiveStyle == .plain }
  /// What is before a cell of its column's part of the spacing.
  private var lead: CGFloat { (intercellSpacing.width / 2).rounded(.down) }

  /// The leading edge of a column's cells.
  private func cellStart(_ column: Int) -> CGFloat {
    var x = isPlain ? lead : sideInset + Self.edge
    for other in tableColumns[..<column] where !other.isHidden { x += other.width + intercellSpacing.width }
    return x
  }

  private var firstShown: Int? { tableColumns.firstIndex { !$0.isHidden } }
  private var lastShown: Int? { tableColumns.lastIndex { !$0.isHidden } }

  func columnRect(_ column: Int) -> NSRect {
    guard tableColumns.indices.contains(column), !tableColumns[column].isHidden else { return .zero }
    let start = cellStart(column)
    let before = isPlain || column != firstShown ? lead : Self.edge
    let after = isPlain || column != lastShown ? intercellSpacing.width - lead : Self.edge
    return NSRect(
      x: start - before, y: 0, width: before + tableColumns[column].width + after, height: bounds.height)
  }

  /// What the columns take, and what is beside them.
  var columnsWidth: CGFloat { lastShown.map { columnRect($0).maxX + sideInset } ?? 0 }

  /// Takes what the clip view leaves from the last column, or gives it to it.
  func fitLastColumn() {
    guard let width = clipWidth, let last = lastShown else { return }
    tableColumns[last].width += width - columnsWidth
  }

  func fitColumns() {
    guard let width = clipWidth else { return }
    var open = tableColumns.filter { !$0.isHidden && $0.resizingMask.contains(.autoresizingMask) }
    while !open.isEmpty, abs(width - columnsWidth) > 0.01 {
      let part = (width - columnsWidth) / CGFloat(open.count)
      let before = columnsWidth
      for column in open { column.width += part }
      open.removeAll { $0.width <= $0.minWidth || $0.width >= $0.maxWidth }
      if before == columnsWidth { break }
    }
  }

  private var clipWidth: CGFloat? { (superview as? NSClipView)?.bounds.width }

  /// The clip view has another size.
  func followClip(_ oldSize: NSSize) {
    if clipWidth != oldSize.width {
      switch columnAutoresizingStyle {
      case .noColumnAutoresizing: break
      case .uniformColumnAutoresizingStyle: fitColumns()
      case .firstColumnOnlyAutoresizingStyle:
        if let width = clipWidth, let first = firstShown { tableColumns[first].width += width - columnsWidth }
      default: fitLastColumn()
      }
    }
    tile()
    needsLayout = true
  }

  // MARK: Rows

  /// Where the rows end, each with its spacing.
  private func ends() -> [CGFloat] {
    if rowEnds.count != rowCount {
      var end = endInset
      rowEnds = (0..<rowCount).map { row in
        end += height(ofRow: row) + intercellSpacing.height
        return end
      }
    }
    return rowEnds
  }

  private func height(ofRow row: Int) -> CGFloat {
    guard usesAutomaticRowHeights else { return heightGiven(toRow: row) }
    return measuredHeights[row] ?? rowHeight
  }

  func rowRect(_ row: Int) -> NSRect {
    guard row >= 0, row < rowCount else { return .zero }
    let ends = ends()
    let start = row > 0 ? ends[row - 1] : endInset
    return NSRect(x: 0, y: start, width: max(bounds.width, columnsWidth), height: ends[row] - start)
  }

  func cellFrame(_ column: Int, _ row: Int) -> NSRect {
    guard tableColumns.indices.contains(column), row >= 0, row < rowCount else { return .zero }
    let rect = rowRect(row)
    let y = rect.minY + intercellSpacing.height / 2
    let height = rect.height - intercellSpacing.height
    if isGroup(row: row) {
      let side = isPlain ? lead : sideInset + Self.edge
      return NSRect(x: side, y: y, width: rect.width - 2 * side, height: height)
    }
    guard !tableColumns[column].isHidden else { return .zero }
    let indentation = indentation(column: tableColumns[column], row: row)
    return NSRect(
      x: cellStart(column) + indentation, y: y, width: max(0, tableColumns[column].width - indentation),
      height: height)
  }

  func rowIndex(at point: NSPoint) -> Int {
    guard point.y >= endInset else { return -1 }
    let row = firstRow(endingBelow: point.y)
    return row < rowCount ? row : -1
  }

  func rowRange(_ rect: NSRect) -> NSRange {
    let ends = ends()
    let first = firstRow(endingBelow: rect.minY)
    guard first < ends.count, rect.height > 0, rowRect(first).minY < rect.maxY else {
      return NSRange(location: 0, length: 0)
    }
    let last = min(firstRow(endingBelow: rect.maxY.nextDown), ends.count - 1)
    return NSRange(location: first, length: last - first + 1)
  }

  /// The first row that ends below a point of the table, or the number of rows.
  ///
  /// - Complexity: Logarithmic in the number of rows.
  private func firstRow(endingBelow y: CGFloat) -> Int {
    let ends = ends()
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > y { high = middle } else { low = middle + 1 }
    }
    return low
  }

  // MARK: The table

  func takeSize() {
    var size = NSSize(width: columnsWidth, height: (ends().last ?? endInset) + endInset)
    if let clip = superview as? NSClipView {
      let insets = clip.contentInsets
      size.width = max(size.width, clip.bounds.width)
      size.height = max(size.height, clip.bounds.height - insets.top - insets.bottom)
    }
    if size != frame.size { setFrameSize(size) }
    guard let headerView, headerView.frame.width != frame.width else { return }
    headerView.setFrameSize(NSSize(width: frame.width, height: headerView.frame.height))
  }
}
