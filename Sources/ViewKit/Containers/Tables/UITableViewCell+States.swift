import CoreGraphics

extension UITableViewCell {
  /// Whether a cell is dragged.
  public enum DragState: Int, Sendable {
    case none = 0
    case lifting, dragging
  }

  /// What a cell shows of itself besides its content.
  public struct StateMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }
}
