import CoreGraphics

/// Shows the last of a stack of controllers, under a navigation bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  var stack: [UIViewController] = []
  /// Nil: nobody swipes from the edge here.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  /// Nil: nobody swipes across the content either.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { nil }
  /// The controller whose view is in the hierarchy.
  var shown: UIViewController?
  var animatesNextChange = false
  var transitionView = UITransitionView()
  var wrapper = UIViewControllerWrapperView()
  private var storedToolbar: UIToolbar?

  open private(set) var navigationBar: UINavigationBar
  open weak var delegate: (any UINavigationControllerDelegate)?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBar = UINavigationBar(frame: .zero)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    navigationBar = UINavigationBar(frame: .zero)
    super.init(coder: coder)
  }

  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Has bars of one's own classes; nil for the usual ones.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    navigationBar = (navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self).init(frame: .zero)
    super.init(nibName: nil, bundle: nil)
    storedToolbar = (toolbarClass as? UIToolbar.Type)?.init(frame: .zero)
  }

  /// Takes bars of one's own: `navigationBar`, `toolbar`.
  open override func setValue(_ value: Any?, forKey key: String) {
    switch (key, value) {
    case ("navigationBar", let bar as UINavigationBar):
      bar.items = navigationBar.items
      bar.prefersLargeTitles = navigationBar.prefersLargeTitles
      if let superview = navigationBar.superview { superview.insertSubview(bar, aboveSubview: navigationBar) }
      navigationBar.removeFromSuperview()
      navigationBar = bar
      barsChanged()
    case ("toolbar", let bar as UIToolbar):
      storedToolbar?.removeFromSuperview()
      storedToolbar = bar
      barsChanged()
    default: super.setValue(value, forKey: key)
    }
  }

  // MARK: The stack

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(by: viewControllers, animated)
  }
  open var topViewController: UIViewController? { stack.last }
  /// The one on top, or what it presents.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if stack.contains(where: { $0 === viewController }) {
      return Faults.raise(
        "Pushing the same view controller instance more than once is not supported (\(viewController))")
    }
    replaceStack(by: stack + [viewController], animated)
  }
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return popTo(stack.count - 2, animated).last
  }
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      Faults.raise("Tried to pop to a view controller that doesn't exist: \(viewController)")
      return nil
    }
    return popTo(index, animated)
  }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.isEmpty ? nil : popTo(0, animated)
  }

  // MARK: Bars

  open var isNavigationBarHidden = false { didSet { if isNavigationBarHidden != oldValue { barsChanged() } } }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  open var toolbar: UIToolbar! {
    if let storedToolbar { return storedToolbar }
    let toolbar = UIToolbar(frame: .zero)
    storedToolbar = toolbar
    return toolbar
  }
  open var isToolbarHidden = true { didSet { if isToolbarHidden != oldValue { barsChanged() } } }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  /// Does nothing here: no keyboard appears.
  open var hidesBarsWhenKeyboardAppears = false
  /// Sees no finger: bars stay.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barSwipe }
  private lazy var barSwipe = UIPanGestureRecognizer(target: nil, action: nil)
  open var hidesBarsWhenVerticallyCompact = false { didSet { barsChanged() } }

  // MARK: What is overridden

  open override func loadView() { loadContainer() }
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    showTop()
  }
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: UIView.areAnimationsEnabled)
  }
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { pushViewController(secondaryViewController, animated: false) }
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    top.leaveStack()
    return top
  }
  override func barInsets(over child: UIViewController) -> UIEdgeInsets { insetsOfBars }
  override func childLayoutChanged() { barsChanged() }
  override func layOutContainer() { placeBarsAndChild() }
}

/// What is told of a navigation controller's changes.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  /// Is never asked here: transitions are over at once.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Is never asked here.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

extension UINavigationController {
  /// Which way a transition goes.
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }
}
