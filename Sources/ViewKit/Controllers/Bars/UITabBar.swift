import CoreGraphics

/// The bar below what a tab bar controller shows.
@preconcurrency @MainActor
open class UITabBar: UIView {
  open var items: [UITabBarItem]?
  weak open var selectedItem: UITabBarItem?
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// Does nothing here: a bar's items are not laid out.
  open var itemPositioning: UITabBar.ItemPositioning = .automatic
  /// Does nothing here: a bar's items are not laid out.
  open var itemWidth: CGFloat = 0
  /// Does nothing here: a bar's items are not laid out.
  open var itemSpacing: CGFloat = 0

  /// How items share a bar's width.
  public enum ItemPositioning: Int, Sendable {
    case automatic = 0
    case fill = 1
    case centered = 2
  }

  open var barStyle: UIBarStyle = .default
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  open var barTintColor: UIColor?
  open weak var delegate: (any UITabBarDelegate)?
  open lazy var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var selectionIndicatorImage: UIImage?
  open var unselectedItemTintColor: UIColor?
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?

  /// As high as in a tab bar controller that has the same traits, but for the safe area below.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

  /// With the safe area of the window over which the bar extends.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height + (window?.safeAreaInsets.bottom ?? 0))
  }

  private var height: CGFloat { BarMetrics(traits: traitCollection).tabBar }
}
