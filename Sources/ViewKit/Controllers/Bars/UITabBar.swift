import CoreGraphics
internal import TextMetrics

/// The bar below what a tab bar controller shows.
@preconcurrency @MainActor
open class UITabBar: UIView {
  open var items: [UITabBarItem]?
  weak open var selectedItem: UITabBarItem?
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  open var barStyle: UIBarStyle = .default
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?

  open override var intrinsicContentSize: CGSize { measuredSize(of: .tabBar) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { measuredFrameSize(of: .tabBar, within: size) }
}
