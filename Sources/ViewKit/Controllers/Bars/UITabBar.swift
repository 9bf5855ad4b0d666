import CoreGraphics

/// The bar below what a tab bar controller shows.
@preconcurrency @MainActor
open class UITabBar: UIView {
  open var items: [UITabBarItem]?
  weak open var selectedItem: UITabBarItem?
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
}

/// A bar of buttons at the bottom.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
}
