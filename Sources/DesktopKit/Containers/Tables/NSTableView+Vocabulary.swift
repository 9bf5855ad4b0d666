import CoreGraphics
import Foundation

extension NSTableView {
  /// What is around rows and cells.
  public enum Style: Int, Sendable {
    /// Inset in a scroll view without border, otherwise over the full width.
    case automatic
    case fullWidth
    /// 10 points from the edges.
    case inset
    case sourceList
    /// As before macOS 11: the edges of cells are half the spacing from the table's.
    case plain
  }

  public enum RowSizeStyle: Int, Sendable {
    case `default` = -1
    case custom, small, medium, large
  }
  public enum SelectionHighlightStyle: Int, Sendable {
    case none = -1
    case regular, sourceList
  }
  /// Which columns take what the table gains or loses.
  public enum ColumnAutoresizingStyle: UInt, Sendable {
    case noColumnAutoresizing, uniformColumnAutoresizingStyle, sequentialColumnAutoresizingStyle
    case reverseSequentialColumnAutoresizingStyle, lastColumnOnlyAutoresizingStyle
    case firstColumnOnlyAutoresizingStyle
  }

  public struct GridLineStyle: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let solidVerticalGridLineMask = GridLineStyle(rawValue: 1)
    public static let solidHorizontalGridLineMask = GridLineStyle(rawValue: 2)
    public static let dashedHorizontalGridLineMask = GridLineStyle(rawValue: 8)
  }

  /// How rows come and go. Without effect here.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let effectFade = AnimationOptions(rawValue: 1)
    public static let effectGap = AnimationOptions(rawValue: 2)
    public static let slideUp = AnimationOptions(rawValue: 0x10)
    public static let slideDown = AnimationOptions(rawValue: 0x20)
    public static let slideLeft = AnimationOptions(rawValue: 0x30)
    public static let slideRight = AnimationOptions(rawValue: 0x40)
  }

  public static let selectionDidChangeNotification = Notification.Name(
    "NSTableViewSelectionDidChangeNotification")
}

/// What a table's rows are about.
@MainActor
public protocol NSTableViewDataSource: AnyObject {
  func numberOfRows(in tableView: NSTableView) -> Int
  func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any?
}

extension NSTableViewDataSource {
  public func numberOfRows(in tableView: NSTableView) -> Int { 0 }
  public func tableView(
    _ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int
  ) -> Any? { nil }
}

/// Makes a table's views, and says how high its rows are.
@MainActor
public protocol NSTableViewDelegate: AnyObject {
  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView?
  func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView?
  func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int)
  func tableView(_ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int)
  func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat
  func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool
  func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool
  func tableViewSelectionDidChange(_ notification: Notification)
}

extension NSTableViewDelegate {
  public func tableView(
    _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
  ) -> NSView? { nil }
  public func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? { nil }
  public func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int) {}
  public func tableView(_ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int) {}
  public func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat { tableView.rowHeight }
  public func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool { false }
  public func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { true }
  public func tableViewSelectionDidChange(_ notification: Notification) {}
}
