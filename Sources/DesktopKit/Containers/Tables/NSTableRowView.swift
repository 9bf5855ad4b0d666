import CoreGraphics
import Foundation
public import PlumbViewKit

/// The view of a row of a table: the views of the row's cells are its subviews.
@preconcurrency @MainActor
open class NSTableRowView: NSView {
  /// By the columns' places; nil where no view was made.
  var cells: [NSView?] = []

  open override var isFlipped: Bool { true }
  open var numberOfColumns: Int { cells.count }
  /// The view of the cell in a column.
  open func view(atColumn column: Int) -> Any? { cells.indices.contains(column) ? cells[column] : nil }
  open var isSelected = false
  open var isEmphasized = false
  open var isGroupRowStyle = false
  open var isFloating = false
  open var isNextRowSelected = false
  open var isPreviousRowSelected = false
  open var isTargetForDropOperation = false
  open var backgroundColor: NSColor = .clear
  open var selectionHighlightStyle = NSTableView.SelectionHighlightStyle.regular
  open var interiorBackgroundStyle: NSView.BackgroundStyle {
    isSelected && isEmphasized ? .emphasized : .normal
  }
  open var indentationForDropOperation: CGFloat = 0
  open func drawDraggingDestinationFeedback(in dirtyRect: NSRect) {}
  open func drawBackground(in dirtyRect: NSRect) {}
  open func drawSelection(in dirtyRect: NSRect) {}
  open func drawSeparator(in dirtyRect: NSRect) {}
}
