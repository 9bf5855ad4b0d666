import CoreGraphics

/// Something that a swipe across a row offers. Does nothing here: rows are not swiped.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// Whether an action takes something away.
  public enum Style: Int, Sendable {
    case normal = 0
    case destructive = 1
  }

  public let style: Style
  public let handler: Handler
  open var title: String?
  open var image: UIImage?
  open var backgroundColor: UIColor?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.handler = handler
    self.title = title
    super.init()
  }
}

/// What a swipe across a row offers. Does nothing here: rows are not swiped.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
