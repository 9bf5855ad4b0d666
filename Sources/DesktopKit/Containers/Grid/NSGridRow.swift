import CoreGraphics
import Foundation

/// A row of a grid view.
@preconcurrency @MainActor
open class NSGridRow: NSObject {
  open internal(set) weak var gridView: NSGridView?
  /// From the leading column to the trailing one.
  var cells: [NSGridCell] = []

  init(gridView: NSGridView) {
    self.gridView = gridView
    super.init()
  }

  open var numberOfCells: Int { cells.count }
  open func cell(at index: Int) -> NSGridCell { cells[index] }
  open var yPlacement = NSGridCell.Placement.inherited { didSet { changed() } }
  open var rowAlignment = Alignment.inherited { didSet { changed() } }
  /// In points; as large as the contents where it is `NSGridView.sizedForContent`.
  open var height = NSGridView.sizedForContent { didSet { changed() } }
  /// Above the row, beside the grid view's spacing.
  open var topPadding: CGFloat = 0 { didSet { changed() } }
  open var bottomPadding: CGFloat = 0 { didSet { changed() } }
  /// Whether the row takes no room, and its views are hidden.
  open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }
  /// Makes one cell of several, which has the view of the first.
  open func mergeCells(in range: NSRange) {
    guard let gridView, let index = gridView.rows.firstIndex(where: { $0 === self }) else { return }
    gridView.mergeCells(inHorizontalRange: range, verticalRange: NSRange(location: index, length: 1))
  }

  private func changed() { gridView?.gridChanged() }

  /// Whether the views of a row stand on a line.
  public enum Alignment: Int, Sendable {
    /// As the row says, or else the grid view.
    case inherited = 0
    case none = 1
    case firstBaseline = 2
    case lastBaseline = 3
  }
}
