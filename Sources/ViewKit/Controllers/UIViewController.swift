import CoreGraphics

/// What manages the view of a screen, or of a part of it.
///
/// The class has storage and what may be overridden; what these do is in the extensions beside it, by concern.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment, UIContentContainer {
  var loadedView: UIView?
  var storedChildren: [UIViewController] = []
  var appearance = AppearanceProgress()
  /// What the controller presents, by itself.
  var presentation: Presentation?
  /// Who presents the controller itself.
  weak var directPresenter: UIViewController?
  var childTraits: [ObjectIdentifier: UITraitCollection] = [:]
  var rarelyUsed: RareControllerStorage?

  /// What bars call the controller.
  open var title: String? { didSet { rarelyUsed?.titleChanged(title) } }
  /// What the view comes from, as its loader keeps it: a scene of a storyboard.
  package var nibOrigin: AnyObject?
  open private(set) var nibName: String?
  open private(set) var nibBundle: Bundle?
  /// What instantiated the controller from a storyboard knows it by.
  open var restorationIdentifier: String?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
    (coder as? NibDecoder)?.decode(self)
  }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  open func encode(with coder: NSCoder) {}

  deinit {
    let remains = ControllerRemains(view: loadedView, children: storedChildren)
    withExtendedLifetime(remains) {}
  }

  // MARK: The view

  /// Made when first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { take(newValue) }
  }
  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }
  /// Makes the view: from a nib, where there is one, else an empty one.
  open func loadView() { loadViewFromNib() }
  open func loadViewIfNeeded() { loadViewOnce() }
  open func viewDidLoad() {}

  /// Shown over the view in place of what it would show; nil for nothing.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? { didSet { showUnavailable() } }
  open func setNeedsUpdateContentUnavailableConfiguration() {
    updateContentUnavailableConfiguration(using: .init(traits: traitCollection))
  }
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  // MARK: Appearance

  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in its window, with its traits, size and safe area.
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    drive(isAppearing: isAppearing, animated)
  }
  open func endAppearanceTransition() { finishDrivenAppearance() }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Layout

  /// Gives the view what it shows, before the view's own method.
  open func updateProperties() {}
  open func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  open override var next: UIResponder? { nextResponder }

  // MARK: Insets

  /// What the controller takes of its view's safe area, besides bars and screen.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { insetsOfViewChanged() } }
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { insetsOfViewChanged() } }
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }
  open func viewLayoutMarginsDidChange() {}
  open func viewSafeAreaInsetsDidChange() {}
  /// The edges at which the view runs under bars.
  open var edgesForExtendedLayout: UIRectEdge = .all { didSet { parent?.childLayoutChanged() } }
  /// Whether the view runs under bars that cover it.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { parent?.childLayoutChanged() } }
  open var automaticallyAdjustsScrollViewInsets = true
  /// Where the bars above the view end.
  open var topLayoutGuide: any UILayoutSupport { layoutSupport(atTop: true) }
  /// Where the bars below the view begin.
  open var bottomLayoutGuide: any UILayoutSupport { layoutSupport(atTop: false) }

  // What a way back by a storyboard asks. Nobody goes back by one here but a test.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { responds(to: action) }
  /// Nearest first: those that did not contain where the way begins.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    children.filter { $0 !== childContaining(source) }
  }
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    sequence(first: source.source, next: \.parent).first { $0.parent === self }
  }
  /// Does nothing here.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Presenters

  /// What shows the controller; made when it is first asked for.
  open var presentationController: UIPresentationController? { ownPresenter }
  open var sheetPresentationController: UISheetPresentationController? { sheetPresenter }
  open var popoverPresentationController: UIPopoverPresentationController? { popoverPresenter }
  /// Who says by what the controller is presented. Nobody is asked who animates it: presentations are over at once.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { rare.transitioningDelegate }
    set { rare.transitioningDelegate = newValue }
  }

  // MARK: Traits and sizes

  /// Does nothing here: changes of traits are told at once.
  open func updateTraitsIfNeeded() {}
  /// Does nothing here: no pointer is locked.
  open var prefersPointerLocked: Bool { false }
  /// Does nothing here: `viewWillTransition(to:with:)` tells of turns.
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Does nothing here: `viewWillTransition(to:with:)` tells of turns.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  /// Does nothing here: no keyboard is shown.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  open var interfaceOrientation: UIInterfaceOrientation { UIWindowScene.ofProgram.interfaceOrientation }
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { parent ?? viewIfLoaded?.superview }

  open var traitCollection: UITraitCollection { inheritedTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { forwardTransition(to: newCollection, coordinator) }
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { forwardTransition(to: size, coordinator) }
  /// The size that the view would like in a container.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { preferredSizeChanged() } }
  }
  /// Light or dark, whatever is around the controller; `unspecified` for what is around it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Gives a child other traits than the controller's own, or, with nil, these again.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { setChildTraits(collection, childViewController) }
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childTraits[ObjectIdentifier(childViewController)]
  }

  // MARK: Containment

  open var children: [UIViewController] { storedChildren }
  open private(set) weak var parent: UIViewController?
  /// Makes another controller a child; what is to follow is `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  open func removeFromParent() { leaveParent() }
  open func willMove(toParent parent: UIViewController?) { noteMove(to: parent) }
  open func didMove(toParent parent: UIViewController?) {}
  /// Exchanges the views of two children.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) { exchange(fromViewController, toViewController, duration, options, animations, completion) }
  open var isMovingToParent: Bool { appearance.isMovingToParent }
  open var isMovingFromParent: Bool { appearance.isMovingFromParent }

  // MARK: Presentation

  /// That of an animated presentation or dismissal, until it is over; nil otherwise.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { runningTransition }
  /// Does nothing here.
  open var definesPresentationContext = false
  /// Does nothing here: transitions take no time.
  open var providesPresentationContextTransitionStyle = false
  /// Does nothing here.
  open var modalPresentationCapturesStatusBarAppearance = false
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  /// Presents another controller over this one's window.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { show(viewControllerToPresent, flag, completion) }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissPresented(flag, completion)
  }
  /// What this controller, or one that contains it, presents.
  open var presentedViewController: UIViewController? { outermostPresentation?.presented }
  /// Who presents this controller, or one that contains it.
  open var presentingViewController: UIViewController? { presenter }
  open var isBeingPresented: Bool { appearance.isBeingPresented }
  open var isBeingDismissed: Bool { appearance.isBeingDismissed }
  open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender) }
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetail(vc, sender) }
  /// Takes the secondary controller of a split view that becomes too narrow for it; navigation controllers push it.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}
  /// Gives a secondary controller to a split view that has room for it again; nil for none.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  {
    nil
  }
  /// The nearest container that can be told what a selector says; nil where none can.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    container(forAction: action, sender)
  }

  // MARK: Segues

  /// Performs a segue of the controller's storyboard; without one the program ends with UIKit's message.
  open func performSegue(withIdentifier identifier: String, sender: Any?) { perform(identifier, sender) }
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a segue is performed, the embedding ones of container views too.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  // MARK: Bars

  /// What a navigation bar shows while the controller is on top.
  open var navigationItem: UINavigationItem { rare.navigationItem(of: self) }
  open var tabBarItem: UITabBarItem! {
    get { rare.tabBarItem(of: self) }
    set { rare.setTabBarItem(newValue) }
  }
  open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.toolbarItemsChanged(of: self) } }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// Whether the bar at the bottom makes room while the controller is in a navigation controller.
  open var hidesBottomBarWhenPushed = false
  open var navigationController: UINavigationController? { nearestContainer() }
  open var tabBarController: UITabBarController? { nearestContainer() }
  open var splitViewController: UISplitViewController? { nearestContainer() }
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
    rarelyUsed?.editItem?.show(isEditing: editing)
  }
  /// Begins and ends editing.
  open var editButtonItem: UIBarButtonItem { rare.editButtonItem(of: self) }
  private var storedIsEditing = false

  /// The scroll view whose content runs under the bar of an edge.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    rarelyUsed?.scrollViews[edge.rawValue]?.object as? UIScrollView
  }
  /// Does nothing here: bars do not change with what is under them.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    rare.set(scrollView, for: edge)
  }
  /// Does nothing here: bars do not change with what is under them.
  open func setContentScrollView(_ scrollView: UIScrollView?) { rare.set(scrollView, for: .all) }

  // MARK: Rotation and status bar

  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  open var shouldAutorotate: Bool { true }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { interfaceOrientation }
  /// Does nothing here: devices are turned by tests.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Does nothing here: no gesture is the system's.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The style of a status bar, which nobody sees here.
  /// Nobody asks here: screens do not feel how firm a touch is.
  open var previewActionItems: [any UIPreviewActionItem] { [] }
  /// How the controller comes and goes where nobody says otherwise. Does nothing here: transitions are at once.
  open var preferredTransition: UIViewController.Transition?
  /// Does nothing here: nobody counts what is used.
  open var interactionActivityTrackingBaseName: String?
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// How a status bar comes and goes, which nobody sees here.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Says that the style, or whether the bar is hidden, may be another than before.
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The child that is asked in the controller's place.
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Called where memory runs short, which nothing here watches.
  open func didReceiveMemoryWarning() {}

  // MARK: For containers of the module

  /// What bars of the controller cover of a child's view, from the edges of the view that has it.
  func barInsets(over child: UIViewController) -> UIEdgeInsets { .zero }
  /// The controller's bars or its children's frames are to be laid out anew.
  func childLayoutChanged() {}
  /// Called by the controller's container view as it lays out its subviews.
  func layOutContainer() {}
  func setParent(_ parent: UIViewController?) { self.parent = parent }
}

/// What few view controllers have; made when first asked for.
@MainActor final class RareControllerStorage {
  private var storedNavigationItem: UINavigationItem?
  private var storedTabBarItem: UITabBarItem?
  var presenter: UIPresentationController?
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  var transition: PresentationTransition?
  /// In place of those from around the controller.
  var traits: TraitSettings?
  private(set) var editItem: UIBarButtonItem?
  /// By edge.
  private(set) var scrollViews: [UInt: WeakReference] = [:]
  weak var unavailableView: UIView?
  var topGuide: _UILayoutGuide?
  var bottomGuide: _UILayoutGuide?

  func navigationItem(of controller: UIViewController) -> UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem(title: controller.title ?? "")
    storedNavigationItem = item
    return item
  }

  func tabBarItem(of controller: UIViewController) -> UITabBarItem {
    if let storedTabBarItem { return storedTabBarItem }
    let item = UITabBarItem(title: controller.title, image: nil, tag: 0)
    storedTabBarItem = item
    return item
  }

  func editButtonItem(of controller: UIViewController) -> UIBarButtonItem {
    if let editItem { return editItem }
    let item = UIBarButtonItem(edits: controller)
    editItem = item
    return item
  }

  func set(_ scrollView: UIScrollView?, for edges: NSDirectionalRectEdge) {
    for edge in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edges.contains(edge) {
      scrollViews[edge.rawValue] = scrollView.map { WeakReference($0) }
    }
  }

  func setTabBarItem(_ item: UITabBarItem?) { storedTabBarItem = item }

  func titleChanged(_ title: String?) {
    storedNavigationItem?.title = title
    storedTabBarItem?.title = title
  }
}
