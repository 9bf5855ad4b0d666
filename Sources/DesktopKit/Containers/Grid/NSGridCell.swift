import CoreGraphics
import Foundation
public import PlumbViewKit

/// Where a row and a column of a grid view cross, or several that were merged.
@preconcurrency @MainActor
open class NSGridCell: NSObject {
  /// A view that stands for none where views are listed.
  public static let emptyContentView = NSView()

  open internal(set) weak var row: NSGridRow?
  open internal(set) weak var column: NSGridColumn?
  /// The first of the cells with which this one was merged; nil for cells by themselves, and for the first one.
  weak var head: NSGridCell?

  init(row: NSGridRow, column: NSGridColumn) {
    self.row = row
    self.column = column
    super.init()
  }

  /// The view in the cell, which becomes a subview of the grid view.
  open var contentView: NSView? {
    didSet {
      guard contentView !== oldValue else { return }
      if let oldValue { row?.gridView?.release(oldValue) }
      if let contentView { row?.gridView?.adopt(contentView, into: self) }
      changed()
    }
  }
  open var xPlacement = Placement.inherited { didSet { changed() } }
  open var yPlacement = Placement.inherited { didSet { changed() } }
  open var rowAlignment = NSGridRow.Alignment.inherited { didSet { changed() } }
  /// Constraints that place the view besides those of the cell; with a placement of `none` they alone do.
  open var customPlacementConstraints: [NSLayoutConstraint] = [] {
    didSet {
      NSLayoutConstraint.deactivate(oldValue)
      changed()
    }
  }

  private func changed() { row?.gridView?.gridChanged() }

  /// Where a view stands in its cell along one axis.
  public enum Placement: Int, Sendable {
    /// As the row or the column says, or else the grid view.
    case inherited = 0
    /// Anywhere within the cell.
    case none = 1
    case leading = 2
    case trailing = 3
    case center = 4
    case fill = 5

    public static var top: Placement { .leading }
    public static var bottom: Placement { .trailing }
  }
}
