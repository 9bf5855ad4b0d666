import CoreGraphics

/// What bars show of controllers.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var tag = 0
  open var isEnabled = true

  public override init() { super.init() }
}

/// A button of a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  open var customView: UIView?

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}

/// What a tab bar shows of one controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
}
