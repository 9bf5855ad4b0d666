import CoreGraphics

/// Shows one of several controllers, over a tab bar.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  var members: [UIViewController] = []
  private var selection: Int?
  private var shown: UIViewController?
  private let transitionView = UITransitionView()
  private let wrapper = UIViewControllerWrapperView()

  open private(set) var tabBar = UITabBar(frame: .zero)
  open weak var delegate: (any UITabBarControllerDelegate)?

  // MARK: The tabs

  open var viewControllers: [UIViewController]? {
    get { members.isEmpty ? nil : members }
    set { setViewControllers(newValue, animated: false) }
  }
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let selected = selectedViewController
    for controller in members where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    members = new
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    tabBar.items = new.map(\.tabBarItem)
    select(new.firstIndex { $0 === selected } ?? (new.isEmpty ? nil : 0))
  }
  /// `NSNotFound` where there is no tab.
  open var selectedIndex: Int {
    get { selection ?? NSNotFound }
    set { if members.indices.contains(newValue) { select(newValue) } }
  }
  open var selectedViewController: UIViewController? {
    get { selection.map { members[$0] } }
    set {
      guard let newValue, let index = members.firstIndex(where: { $0 === newValue }) else { return }
      select(index)
    }
  }

  /// Called once a person has chosen an item of the bar: by nobody here but a test.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// Does nothing here: a bar shows all of its items.
  open lazy var moreNavigationController = UINavigationController()
  /// Does nothing here: nobody arranges a bar.
  open var customizableViewControllers: [UIViewController]? {
    get { storedCustomizable ?? viewControllers }
    set { storedCustomizable = newValue }
  }
  private var storedCustomizable: [UIViewController]?

  open var tabs: [UITab] {
    get { storedTabs }
    set { setTabs(newValue, animated: false) }
  }
  open func setTabs(_ tabs: [UITab], animated: Bool) {
    storedTabs = tabs
    show(tabs)
  }
  private var storedTabs: [UITab] = []
  open var selectedTab: UITab? {
    get { storedTabs.first { $0.viewController != nil && $0.viewController === selectedViewController } }
    set { if let controller = newValue?.viewController { selectedViewController = controller } }
  }
  open func tab(forIdentifier identifier: String) -> UITab? {
    storedTabs.flatMap(\.withChildren).first { $0.identifier == identifier }
  }
  /// Whether tabs are beside the content, too. Does nothing here: they are below it.
  open var mode = Mode.automatic
  open private(set) lazy var sidebar = Sidebar()
  /// Does nothing here: the bar stays as it is while something scrolls.
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic
  /// Does nothing here: nothing stands above the bar.
  open var bottomAccessory: UITabAccessory?
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    self.bottomAccessory = bottomAccessory
  }

  /// Takes a bar of one's own: `tabBar`.
  open override func setValue(_ value: Any?, forKey key: String) {
    guard key == "tabBar", let bar = value as? UITabBar else { return super.setValue(value, forKey: key) }
    bar.items = tabBar.items
    bar.selectedItem = tabBar.selectedItem
    if let superview = tabBar.superview { superview.insertSubview(bar, aboveSubview: tabBar) }
    tabBar.removeFromSuperview()
    tabBar = bar
    childLayoutChanged()
  }

  private func select(_ index: Int?) {
    selection = index
    tabBar.selectedItem = selectedViewController?.tabBarItem
    if isViewLoaded { showSelected() }
  }

  private func showSelected() {
    let selected = selectedViewController
    guard selected !== shown else { return }
    let old = shown
    shown = selected
    replaceView(of: old, by: selected, in: wrapper, false)
    view.setNeedsLayout()
  }

  // MARK: Layout

  open override func loadView() {
    let container = UILayoutContainerView(frame: UIScreen.main.bounds)
    transitionView.frame = container.bounds
    transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    wrapper.frame = transitionView.bounds
    transitionView.addSubview(wrapper)
    container.addSubview(transitionView)
    container.addSubview(tabBar)
    view = container
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    showSelected()
  }

  open var isTabBarHidden = false { didSet { if isTabBarHidden != oldValue { childLayoutChanged() } } }
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

  /// Hidden also while a controller that wants it is in a tab's stack, but at its bottom.
  private var showsTabBar: Bool {
    guard !isTabBarHidden else { return false }
    guard let navigation = selectedViewController as? UINavigationController else { return true }
    return !navigation.stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    selectedViewController?.collapseSecondaryViewController(secondaryViewController, for: splitViewController)
  }
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { selectedViewController?.separateSecondaryViewController(for: splitViewController) }

  override func barInsets(over child: UIViewController) -> UIEdgeInsets {
    guard showsTabBar, let view = viewIfLoaded else { return .zero }
    let usual = BarMetrics(traits: traitCollection).tabBar + view.safeAreaInsets.bottom
    // A bar of one's own says how high it is.
    let size = CGSize(width: view.bounds.width, height: usual)
    let height = type(of: tabBar) == UITabBar.self ? usual : tabBar.sizeThatFits(size).height
    return UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0)
  }

  override func childLayoutChanged() {
    viewIfLoaded?.setNeedsLayout()
    shown?.insetsOfViewChanged()
  }

  override func layOutContainer() {
    guard let shown, let view = viewIfLoaded else { return }
    let bounds = CGRect(origin: .zero, size: view.bounds.size)
    let height = barInsets(over: shown).bottom
    tabBar.isHidden = !showsTabBar
    if showsTabBar {
      tabBar.frame = CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
    }
    var frame = bounds
    if height > 0, !shown.extends(under: .bottom, isTranslucent: tabBar.isTranslucent) {
      frame.size.height -= height
    }
    wrapper.frame = frame
    shown.view.frame = wrapper.bounds
    shown.insetsOfViewChanged()
  }
}

/// What is told of tabs that a person chooses; changes by the program are none, in UIKit neither.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
