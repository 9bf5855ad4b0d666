import CoreGraphics

/// The menu over what is selected. Does nothing here: it is never seen.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  private static let program = UIMenuController()
  open class var shared: UIMenuController { program }

  /// Where the arrow points from.
  public enum ArrowDirection: Int, Sendable {
    case `default` = 0
    case up, down, left, right
  }

  open private(set) var isMenuVisible = false
  open var menuItems: [UIMenuItem]?
  open var arrowDirection = ArrowDirection.default
  open var menuFrame: CGRect { .zero }
  /// Does nothing here.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
  /// Does nothing here.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  /// Does nothing here.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  /// Does nothing here.
  open func hideMenu(from targetView: UIView) {}
  /// Does nothing here.
  open func hideMenu() {}
  /// Does nothing here.
  open func update() {}

  nonisolated public class var willShowMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerWillShowMenuNotification")
  }
  nonisolated public class var didShowMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerDidShowMenuNotification")
  }
  nonisolated public class var willHideMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerWillHideMenuNotification")
  }
  nonisolated public class var didHideMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerDidHideMenuNotification")
  }
}

/// What a program adds to that menu.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector

  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init()
  }
}
