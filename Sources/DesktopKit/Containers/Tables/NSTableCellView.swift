import CoreGraphics
import Foundation

/// The view of a cell of a table.
@preconcurrency @MainActor
open class NSTableCellView: NSView {
  /// What the cell is about; whoever makes the cell writes it.
  open var objectValue: Any?
  /// The view that shows the cell's text, if any. Not kept alive. AppKit's type is `NSTextField`.
  open weak var textField: NSTextField?
  /// The view that shows the cell's image, if any. Not kept alive. AppKit's type is `NSImageView`.
  open weak var imageView: NSImageView?
  /// Does nothing here.
  open var rowSizeStyle = NSTableView.RowSizeStyle.default
  open var backgroundStyle = BackgroundStyle.normal

  public typealias BackgroundStyle = NSView.BackgroundStyle
}

extension NSView {
  /// What is behind a cell.
  public enum BackgroundStyle: Int, Sendable {
    case normal, emphasized, raised, lowered
    public static let light = BackgroundStyle.normal
    public static let dark = BackgroundStyle.emphasized
  }
}
