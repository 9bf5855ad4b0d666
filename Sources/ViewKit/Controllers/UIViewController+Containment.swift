import CoreGraphics

extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child.parent !== self else { return }
    if child === self { return Faults.raise("A view controller cannot be its own child: \(self)") }
    child.removeFromParent()
    child.willMove(toParent: self)
    storedChildren.append(child)
    TraitChange.around(child) { child.setParent(self) }
  }

  func leaveParent() {
    guard let old = parent else { return }
    withExtendedLifetime(self) {
      old.storedChildren.removeAll { $0 === self }
      TraitChange.around(self) {
        old.childTraits[ObjectIdentifier(self)] = nil
        setParent(nil)
      }
      appearance.isMovingFromParent = appearance.state == .disappearing
      didMove(toParent: nil)
    }
  }

  func noteMove(to parent: UIViewController?) {
    appearance.isMovingToParent = parent != nil
    appearance.isMovingFromParent = parent == nil
  }

  func nearestContainer<Container: UIViewController>() -> Container? {
    var ancestor = parent
    while let candidate = ancestor {
      if let container = candidate as? Container { return container }
      ancestor = candidate.parent
    }
    return nil
  }

  var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  func exchange(
    _ old: UIViewController, _ new: UIViewController, _ duration: TimeInterval,
    _ options: UIView.AnimationOptions, _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
  ) {
    let container: UIView = old.viewIfLoaded?.superview ?? view
    container.addSubview(new.view)
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() },
      completion: { finished in
        old.viewIfLoaded?.removeFromSuperview()
        completion?(finished)
      })
  }

  /// Shows a child's view in place of another one's, which it fills.
  func replaceView(of old: UIViewController?, by new: UIViewController?, in wrapper: UIView, _ animated: Bool)
  {
    new?.loadViewIfNeeded()
    old?.beginDisappearing(animated)
    if let new {
      new.appearance.isAnimated = animated
      let view: UIView = new.view
      view.frame = wrapper.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      wrapper.addSubview(view)
    }
    if let old, old !== new { old.viewIfLoaded?.removeFromSuperview() }
  }

  // MARK: Showing

  /// The nearest controller around that overrides how something is shown; else it is presented.
  func showInContainer(_ controller: UIViewController, _ sender: Any?) {
    if let navigation: UINavigationController = nearestContainer() {
      navigation.show(controller, sender: sender)
    } else if let splitViewController {
      splitViewController.show(controller, sender: sender)
    } else {
      present(controller, animated: UIView.areAnimationsEnabled)
    }
  }

  func showDetail(_ controller: UIViewController, _ sender: Any?) {
    if let splitViewController {
      splitViewController.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: UIView.areAnimationsEnabled)
    }
  }

  func preferredSizeChanged() {
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
  }
}
