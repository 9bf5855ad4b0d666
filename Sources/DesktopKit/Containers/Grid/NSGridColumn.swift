import CoreGraphics
import Foundation

/// A column of a grid view.
@preconcurrency @MainActor
open class NSGridColumn: NSObject {
  open internal(set) weak var gridView: NSGridView?

  init(gridView: NSGridView) {
    self.gridView = gridView
    super.init()
  }

  /// From the top row to the bottom one.
  var cells: [NSGridCell] {
    guard let gridView, let index = gridView.columns.firstIndex(where: { $0 === self }) else { return [] }
    return gridView.rows.map { $0.cells[index] }
  }

  open var numberOfCells: Int { gridView?.rows.count ?? 0 }
  open func cell(at index: Int) -> NSGridCell { cells[index] }
  open var xPlacement = NSGridCell.Placement.inherited { didSet { changed() } }
  /// In points; as large as the contents where it is `NSGridView.sizedForContent`.
  open var width = NSGridView.sizedForContent { didSet { changed() } }
  /// Before the column, beside the grid view's spacing.
  open var leadingPadding: CGFloat = 0 { didSet { changed() } }
  open var trailingPadding: CGFloat = 0 { didSet { changed() } }
  /// Whether the column takes no room, and its views are hidden.
  open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }
  /// Makes one cell of several, which has the view of the first.
  open func mergeCells(in range: NSRange) {
    guard let gridView, let index = gridView.columns.firstIndex(where: { $0 === self }) else { return }
    gridView.mergeCells(inHorizontalRange: NSRange(location: index, length: 1), verticalRange: range)
  }

  private func changed() { gridView?.gridChanged() }
}
