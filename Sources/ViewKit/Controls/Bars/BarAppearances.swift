import CoreGraphics

/// How a bar looks, apart from its size.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  open var backgroundEffect: UIBlurEffect?
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  public override required init() { super.init() }

  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

  public init(barAppearance: UIBarAppearance) {
    (backgroundEffect, backgroundColor) = (barAppearance.backgroundEffect, barAppearance.backgroundColor)
    (backgroundImage, shadowColor) = (barAppearance.backgroundImage, barAppearance.shadowColor)
    shadowImage = barAppearance.shadowImage
    super.init()
  }

  open func configureWithDefaultBackground() { (backgroundColor, backgroundEffect) = (nil, nil) }
  open func configureWithOpaqueBackground() { (backgroundColor, backgroundEffect) = (.systemBackground, nil) }
  open func configureWithTransparentBackground() {
    (backgroundColor, backgroundEffect, shadowColor) = (nil, nil, nil)
  }
}

/// How a navigation bar looks.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  open var backButtonAppearance = UIBarButtonItemAppearance()
  open private(set) var backIndicatorImage = UIImage()
  open private(set) var backIndicatorTransitionMaskImage = UIImage()

  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    backIndicatorImage = image ?? UIImage()
    backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
  }
}

/// How a toolbar looks.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}

/// How a tab bar looks.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
  /// Does nothing here: buttons share a bar's width.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// Does nothing here, as widths are shared.
  open var stackedItemWidth: CGFloat = 0
  /// Does nothing here, where nothing is between buttons.
  open var stackedItemSpacing: CGFloat = 0
  open var selectionIndicatorImage: UIImage?
}

/// How buttons of a bar look.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  open private(set) var normal = UIBarButtonItemStateAppearance()
  open private(set) var highlighted = UIBarButtonItemStateAppearance()
  open private(set) var disabled = UIBarButtonItemStateAppearance()
  open private(set) var focused = UIBarButtonItemStateAppearance()

  public convenience init(style: UIBarButtonItem.Style) { self.init() }
  public override init() { super.init() }
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}

/// How a button of a bar looks in a state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
  open var backgroundImagePositionAdjustment = UIOffset.zero
}

/// How items of a tab bar look.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  open private(set) var normal = UITabBarItemStateAppearance()
  open private(set) var selected = UITabBarItemStateAppearance()
  open private(set) var disabled = UITabBarItemStateAppearance()
  open private(set) var focused = UITabBarItemStateAppearance()
  open func configureWithDefault(for style: Style) {}

  /// How an item's title and image stand.
  public enum Style: Int, Sendable {
    case stacked = 0
    case inline, compactInline
  }
}

/// How an item of a tab bar looks in a state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}
