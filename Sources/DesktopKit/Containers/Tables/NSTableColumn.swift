import CoreGraphics
import Foundation

/// A column of a table view.
@preconcurrency @MainActor
open class NSTableColumn: NSObject {
  open weak var tableView: NSTableView?

  public init(identifier: NSUserInterfaceItemIdentifier) {
    self.identifier = identifier
    super.init()
  }

  open var identifier: NSUserInterfaceItemIdentifier
  open var title = ""
  /// Of the column's cells, in points: between its least and its greatest width.
  open var width: CGFloat = 100 {
    didSet {
      let bounded = max(minWidth, min(width, maxWidth))
      if bounded != width { width = bounded }
      if width != oldValue { tableView?.columnsChanged() }
    }
  }
  open var minWidth: CGFloat = 10 { didSet { if width < minWidth { width = minWidth } } }
  open var maxWidth = CGFloat(Float.greatestFiniteMagnitude) {
    didSet { if width > maxWidth { width = maxWidth } }
  }
  /// The title's cell. It is shown nowhere here.
  open lazy var headerCell: NSTableHeaderCell = NSTableHeaderCell(textCell: title)
  /// Of tables without views. It is shown nowhere here.
  open lazy var dataCell: Any = NSTextFieldCell(textCell: "")
  open var sortDescriptorPrototype: NSSortDescriptor?
  open var resizingMask: ResizingOptions = [.autoresizingMask, .userResizingMask]
  open var isHidden = false { didSet { if isHidden != oldValue { tableView?.columnsChanged() } } }
  /// Does nothing here.
  open var isEditable = true
  /// Does nothing here.
  open var headerToolTip: String?
  /// Makes the column as wide as its title; the title's width is not known here, so that the column stays as it is.
  open func sizeToFit() {}

  /// Who may resize the column.
  public struct ResizingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let autoresizingMask = ResizingOptions(rawValue: 1)
    public static let userResizingMask = ResizingOptions(rawValue: 2)
  }
}
