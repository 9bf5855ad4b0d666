import CoreGraphics
import Foundation
internal import PlumbInterfaceBuilder
internal import PlumbMarkup
internal import PlumbViewKit

/// Grid views of documents.
@MainActor
enum DesktopGrids {
  static func grid(_ grid: NSGridView, _ reading: DesktopReading) {
    let element = GridViewElement(reading.varied)
    grid.xPlacement = placement(element.xPlacement) ?? .leading
    grid.yPlacement = placement(element.yPlacement) ?? .top
    grid.rowAlignment = alignment(element.rowAlignment) ?? .none
    grid.rowSpacing = element.rowSpacing ?? 6
    grid.columnSpacing = element.columnSpacing ?? 6
    guard grid.numberOfColumns == 0, grid.numberOfRows == 0 else { return }
    for band in element.columns {
      let column = grid.addColumn(with: [])
      column.xPlacement = placement(band.xPlacement) ?? .inherited
      column.width = band.width ?? NSGridView.sizedForContent
      column.leadingPadding = band.leadingPadding ?? 0
      column.trailingPadding = band.trailingPadding ?? 0
      column.isHidden = band.hidden ?? false
    }
    for band in element.rows {
      let row = grid.addRow(with: [])
      row.yPlacement = placement(band.yPlacement) ?? .inherited
      row.rowAlignment = alignment(band.rowAlignment) ?? .inherited
      row.height = band.height ?? NSGridView.sizedForContent
      row.topPadding = band.topPadding ?? 0
      row.bottomPadding = band.bottomPadding ?? 0
      row.isHidden = band.hidden ?? false
    }
    for cell in element.gridCells { apply(cell, to: self.cell(cell, of: grid, element)) }
    merge(element, in: grid)
  }

  /// Puts a view into the cell that has it in the document.
  ///
  /// - Returns: Whether there is such a cell.
  static func take(_ view: NSView, into grid: NSGridView, _ cell: MarkupElement, _ reading: DesktopReading)
    -> Bool
  {
    let element = GridViewElement(reading.varied)
    guard let found = self.cell(GridCellElement(cell), of: grid, element) else { return false }
    found.contentView = view
    return true
  }

  private static func cell(
    _ cell: GridCellElement, of grid: NSGridView, _ element: GridViewElement
  ) -> NSGridCell? {
    guard let column = element.columns.firstIndex(where: { $0.element.id == cell.column }),
      let row = element.rows.firstIndex(where: { $0.element.id == cell.row })
    else { return nil }
    return grid.cell(atColumnIndex: column, rowIndex: row)
  }

  private static func apply(_ written: GridCellElement, to cell: NSGridCell?) {
    cell?.xPlacement = placement(written.xPlacement) ?? .inherited
    cell?.yPlacement = placement(written.yPlacement) ?? .inherited
    cell?.rowAlignment = alignment(written.rowAlignment) ?? .inherited
  }

  /// Cells that name the same head are one, over all their rows and columns.
  private static func merge(_ element: GridViewElement, in grid: NSGridView) {
    var areas: [(head: String, columns: ClosedRange<Int>, rows: ClosedRange<Int>)] = []
    for cell in element.gridCells {
      guard let head = cell.headOfMergedCell,
        let column = element.columns.firstIndex(where: { $0.element.id == cell.column }),
        let row = element.rows.firstIndex(where: { $0.element.id == cell.row })
      else { continue }
      if let place = areas.firstIndex(where: { $0.head == head }) {
        let area = areas[place]
        areas[place].columns = min(area.columns.lowerBound, column)...max(area.columns.upperBound, column)
        areas[place].rows = min(area.rows.lowerBound, row)...max(area.rows.upperBound, row)
      } else {
        areas.append((head, column...column, row...row))
      }
    }
    for area in areas where area.columns.count > 1 || area.rows.count > 1 {
      grid.mergeCells(
        inHorizontalRange: NSRange(location: area.columns.lowerBound, length: area.columns.count),
        verticalRange: NSRange(location: area.rows.lowerBound, length: area.rows.count))
    }
  }

  private static func placement(_ name: String?) -> NSGridCell.Placement? {
    switch name {
    case "leading", "top": .leading
    case "trailing", "bottom": .trailing
    case "center": .center
    case "fill": .fill
    case "none": NSGridCell.Placement.none
    default: nil
    }
  }

  private static func alignment(_ name: String?) -> NSGridRow.Alignment? {
    switch name {
    case "firstBaseline": .firstBaseline
    case "lastBaseline": .lastBaseline
    case "none": NSGridRow.Alignment.none
    default: nil
    }
  }
}
