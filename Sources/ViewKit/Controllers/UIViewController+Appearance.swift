import CoreGraphics

/// How far a view controller is in appearing or disappearing.
struct AppearanceProgress {
  enum State { case disappeared, appearing, appeared, disappearing }

  var state = State.disappeared
  var isAnimated = false
  /// `viewIsAppearing` comes with the next layout.
  var owesIsAppearing = false
  /// Somebody began the transition and is going to end it.
  var isDriven = false
  var isMovingToParent = false
  var isMovingFromParent = false
  var isBeingPresented = false
  var isBeingDismissed = false
}

/// Views appear when they come into a window that is shown, and disappear when they leave it.
///
/// `viewWillAppear` is called at once, `viewIsAppearing` before the first layout in the window (documentation of
/// `viewIsAppearing(_:)`), `viewDidAppear` when the main run loop turns.
extension UIViewController {
  // MARK: Windows

  /// The view is about to come into a window, to leave it, or to change it.
  func viewWillMove(from old: UIWindow?, to new: UIWindow?) {
    let wasShown = old?.isHidden == false
    let willBeShown = new?.isHidden == false
    guard wasShown != willBeShown else { return }
    guard parent?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
    if willBeShown {
      beginAppearing(appearance.isAnimated)
      new?.note(appearing: self)
    } else {
      beginDisappearing(appearance.isAnimated)
    }
  }

  /// The window that the view is in is shown or hidden from now on.
  func visibilityChanged(of window: UIWindow) {
    guard parent?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
    if window.isHidden {
      beginDisappearing(false)
      finishDisappearing()
    } else {
      beginAppearing(false)
      window.note(appearing: self)
    }
  }

  /// The view has come into a window or left it.
  func viewDidMove(to window: UIWindow?) {
    guard window == nil || window?.isHidden == true else { return }
    guard !appearance.isDriven else { return }
    finishDisappearing()
  }

  // MARK: Steps

  func beginAppearing(_ animated: Bool) {
    guard appearance.state == .disappeared || appearance.state == .disappearing else { return }
    appearance.state = .appearing
    appearance.isAnimated = animated
    appearance.owesIsAppearing = true
    loadViewIfNeeded()
    viewWillAppear(animated)
  }

  /// Called before the view lays out its subviews, its own geometry being settled.
  func viewWillLayOut() {
    if appearance.owesIsAppearing, loadedView?.window != nil { payIsAppearing() }
    viewWillLayoutSubviews()
  }

  private func payIsAppearing() {
    guard appearance.owesIsAppearing else { return }
    appearance.owesIsAppearing = false
    viewIsAppearing(appearance.isAnimated)
  }

  func finishAppearing() {
    guard appearance.state == .appearing else { return }
    payIsAppearing()
    appearance.state = .appeared
    viewDidAppear(appearance.isAnimated)
    appearance.isAnimated = false
    appearance.isMovingToParent = false
    appearance.isBeingPresented = false
  }

  func beginDisappearing(_ animated: Bool) {
    guard appearance.state == .appeared || appearance.state == .appearing else { return }
    appearance.state = .disappearing
    appearance.isAnimated = animated
    appearance.owesIsAppearing = false
    viewWillDisappear(animated)
  }

  func finishDisappearing() {
    guard appearance.state == .disappearing else { return }
    appearance.state = .disappeared
    viewDidDisappear(appearance.isAnimated)
    appearance.isAnimated = false
    appearance.isMovingFromParent = false
    appearance.isBeingDismissed = false
  }

  // MARK: Driven by a container

  func drive(isAppearing: Bool, _ animated: Bool) {
    appearance.isDriven = true
    if isAppearing { beginAppearing(animated) } else { beginDisappearing(animated) }
    for child in forwardedChildren { child.drive(isAppearing: isAppearing, animated) }
  }

  func finishDrivenAppearance() {
    guard appearance.isDriven else { return }
    appearance.isDriven = false
    finishAppearing()
    finishDisappearing()
    for child in forwardedChildren { child.finishDrivenAppearance() }
  }

  /// The children whose views are in the controller's.
  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let loadedView else { return [] }
    return storedChildren.filter { $0.loadedView?.hasAncestor(loadedView) == true }
  }
}
