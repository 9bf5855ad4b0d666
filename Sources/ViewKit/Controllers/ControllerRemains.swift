/// What a controller that is gone has to part with: its view and children that others hold. See `ViewRemains`.
@MainActor
final class ControllerRemains {
  private let view: UIView?
  private let children: [UIViewController]

  nonisolated init(view: UIView?, children: [UIViewController]) {
    self.view = view
    self.children = children
  }

  @MainActor deinit {
    view?.layoutState.remove(.hasController)
    for child in children { child.setParent(nil) }
  }
}
