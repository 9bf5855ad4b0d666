import CoreGraphics

extension UINavigationController {
  /// Takes another stack; the view of its top is shown with the next layout of the container, as UIKit does.
  func replaceStack(by controllers: [UIViewController], _ animated: Bool) {
    let old = stack
    stack = controllers
    animatesNextChange = animated
    for controller in old where !controllers.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      if controller !== shown { controller.removeFromParent() }
    }
    for controller in controllers where controller.parent !== self {
      addChild(controller)
      controller.appearance.isMovingToParent = true
      if controller !== controllers.last { controller.didMove(toParent: self) }
    }
    storedChildren =
      controllers
      + storedChildren.filter { child in
        !controllers.contains { $0 === child }
      }
    navigationBar.items = controllers.map(\.navigationItem)
    for item in navigationBar.items ?? [] { item.bar = navigationBar }
    viewIfLoaded?.setNeedsLayout()
    tabBarController?.childLayoutChanged()
  }

  func popTo(_ index: Int, _ animated: Bool) -> [UIViewController] {
    let popped = Array(stack[(index + 1)...])
    if !popped.isEmpty { replaceStack(by: Array(stack[...index]), animated) }
    return popped
  }

  /// Brings the view of the controller on top into the hierarchy.
  func showTop() {
    let top = stack.last
    guard top !== shown else { return }
    let animated = animatesNextChange
    animatesNextChange = false
    if let top { delegate?.navigationController(self, willShow: top, animated: animated) }
    let old = shown
    shown = top
    let isMoving = top.map { $0.appearance.isMovingToParent } ?? false
    replaceView(of: old, by: top, in: wrapper, animated)
    if let old, !stack.contains(where: { $0 === old }) { old.removeFromParent() }
    if let top { afterAppearing { $0.hasShown(top, isMoving, animated) } }
    toolbarItemsChanged(of: top)
    barsChanged()
  }

  /// Runs a step when what comes into the window has appeared (the order of published logs); at once without a window.
  private func afterAppearing(_ step: @escaping (UINavigationController) -> Void) {
    guard let window = view.window, !window.isHidden else { return step(self) }
    window.note { [weak self] in if let self { step(self) } }
  }

  private func hasShown(_ controller: UIViewController, _ isMoving: Bool, _ animated: Bool) {
    if isMoving, controller.parent === self { controller.didMove(toParent: self) }
    delegate?.navigationController(self, didShow: controller, animated: animated)
  }

  func toolbarItemsChanged(of controller: UIViewController?) {
    guard let controller, controller === stack.last, !isToolbarHidden else { return }
    toolbar.items = controller.toolbarItems
  }
}
