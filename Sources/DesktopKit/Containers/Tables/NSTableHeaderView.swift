import CoreGraphics
import Foundation

/// The title of a table's column, as an object of its own.
@preconcurrency @MainActor
open class NSTableHeaderCell: NSTextFieldCell {
  /// Does nothing here.
  open func drawSortIndicator(
    withFrame cellFrame: NSRect, in controlView: NSView, ascending: Bool, priority: Int
  ) {}
  open func sortIndicatorRect(forBounds rect: NSRect) -> NSRect { .zero }
}

/// Has the titles of a table's columns above them. It is 28 points high, as since macOS 11.
@preconcurrency @MainActor
open class NSTableHeaderView: NSView {
  static let usualHeight: CGFloat = 28

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    if frameRect.height == 0 {
      setFrameSize(NSSize(width: frameRect.width, height: Self.usualHeight))
    }
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var isFlipped: Bool { true }
  open weak var tableView: NSTableView?
  /// Where a column's title is, in the header's coordinates.
  open func headerRect(ofColumn column: Int) -> NSRect {
    guard let rect = tableView?.rect(ofColumn: column) else { return .zero }
    return NSRect(x: rect.minX, y: 0, width: rect.width, height: bounds.height)
  }
  open func column(at point: NSPoint) -> Int {
    tableView?.column(at: NSPoint(x: point.x, y: 0)) ?? -1
  }
  open override func setFrameSize(_ newSize: NSSize) {
    super.setFrameSize(newSize)
    tableView?.enclosingScrollView?.tile()
  }
}
