import CoreGraphics

/// A view above a bar of tabs, which is not shown here.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
  open private(set) var contentView: UIView

  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}

extension UITabBarController {
  /// When a bar grows small.
  public enum MinimizeBehavior: Int, Sendable {
    case automatic = 0
    case never, onScrollDown, onScrollUp
  }

  /// The tabs as a column. Does nothing here: tabs are a bar.
  @preconcurrency @MainActor
  open class Sidebar: NSObject {
    open weak var delegate: (any UITabBarController.Sidebar.Delegate)?
    open var isHidden = true
    open var preferredLayout = Layout.automatic
    open var headerContentConfiguration: (any UIContentConfiguration)?
    open var footerContentConfiguration: (any UIContentConfiguration)?
    open var bottomBarView: UIView?

    /// Where the column stands.
    public enum Layout: Int, Sendable {
      case automatic = 0
      case overlap, tile
    }

    /// Is told of the column. Nobody tells it here.
    @preconcurrency @MainActor
    public protocol Delegate: NSObjectProtocol {}
  }
}
