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
  public static let selectionIsChangingNotification = Notification.Name(
    "NSTableViewSelectionIsChangingNotification")
  public static let columnDidResizeNotification = Notification.Name("NSTableViewColumnDidResizeNotification")
  public static let columnDidMoveNotification = Notification.Name("NSTableViewColumnDidMoveNotification")

  /// Whether something is dropped on a row or before it.
  public enum DropOperation: UInt, Sendable { case on, above }
  /// The edge of a row at which actions come up.
  public enum RowActionEdge: Int, Sendable { case leading, trailing }
  /// What marks where something would be dropped.
  public enum DraggingDestinationFeedbackStyle: Int, Sendable {
    case none = -1
    case regular, sourceList, gap
  }
}
