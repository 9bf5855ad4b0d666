import CoreGraphics

/// What a swipe across a row offered before iOS 11. Does nothing here: rows are not swiped.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// Whether an action takes something away.
  public enum Style: Int, Sendable {
    case `default` = 0
    case normal = 1

    public static var destructive: Style { .default }
  }

  public let style: Style
  let handler: (UITableViewRowAction, IndexPath) -> Void
  open var title: String?
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIVisualEffect?

  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.handler = handler
    self.title = title
    super.init()
  }
}
