import CoreGraphics

/// A tab of a tab bar controller, which makes its controller when it is needed.
@preconcurrency @MainActor
open class UITab: NSObject {
  open private(set) var identifier: String
  open var title: String { didSet { viewControllerOnceMade?.tabBarItem.title = title } }
  open var image: UIImage? { didSet { viewControllerOnceMade?.tabBarItem.image = image } }
  open var subtitle: String?
  open var badgeValue: String? { didSet { viewControllerOnceMade?.tabBarItem.badgeValue = badgeValue } }
  open var userInfo: Any?
  open var isEnabled = true
  /// Hidden tabs are not in the bar.
  open var isHidden = false { didSet { if isHidden != oldValue { tabBarController?.tabsChanged() } } }
  open var allowsHiding = false
  open var preferredPlacement = Placement.automatic
  open internal(set) weak var tabBarController: UITabBarController?
  open internal(set) weak var parent: UITabGroup?
  private let provider: ((UITab) -> UIViewController)?
  private var viewControllerOnceMade: UIViewController?

  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)?
  ) {
    (self.title, self.image, self.identifier) = (title, image, identifier)
    provider = viewControllerProvider
    super.init()
  }

  /// Made when first asked for.
  open var viewController: UIViewController? {
    if let viewControllerOnceMade { return viewControllerOnceMade }
    guard let made = provider?(self) else { return nil }
    made.tabBarItem.title = title
    made.tabBarItem.image = image
    made.tabBarItem.badgeValue = badgeValue
    viewControllerOnceMade = made
    return made
  }

  /// The tab and those below it.
  var withChildren: [UITab] { [self] }

  /// Where a tab is shown.
  public enum Placement: Int, Sendable {
    case automatic = 0
    case `default`, optional, movable, pinned, fixed, sidebarOnly
  }
}

/// Tabs under a tab: a bar shows the group as one.
@preconcurrency @MainActor
open class UITabGroup: UITab {
  open var children: [UITab] { didSet { adoptChildren() } }
  open weak var selectedChild: UITab?
  /// Does nothing here: groups have no navigation of the bar's.
  open var managingNavigationController: UINavigationController?

  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    adoptChildren()
  }

  private func adoptChildren() { for child in children { child.parent = self } }

  /// Its own, or that of the child that is selected.
  open override var viewController: UIViewController? {
    super.viewController ?? (selectedChild ?? children.first)?.viewController
  }
  override var withChildren: [UITab] { [self] + children.flatMap(\.withChildren) }
}

/// The tab of a search.
@preconcurrency @MainActor
open class UISearchTab: UITab {
  open var automaticallyActivatesSearch = false

  public convenience init(viewControllerProvider: @escaping (UITab) -> UIViewController) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "search",
      viewControllerProvider: viewControllerProvider)
  }
}

extension UITabBarController {
  /// Where tabs are.
  public enum Mode: Int, Sendable {
    case automatic = 0
    case tabBar, tabSidebar
  }

  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  func show(_ tabs: [UITab]) {
    for tab in tabs.flatMap(\.withChildren) { tab.tabBarController = self }
    setViewControllers(tabs.filter { !$0.isHidden }.compactMap(\.viewController), animated: false)
  }

  func tabsChanged() { show(tabs) }
}
