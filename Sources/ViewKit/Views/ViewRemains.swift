/// What a view or layout guide that is gone has to part with: subviews, guides and constraints that others hold.
///
/// It is taken apart on the main actor, wherever the view was released. The view's own deinitialiser belongs to no actor,
/// because subclasses write one that does not.
@MainActor
final class ViewRemains {
  private var subviews: [UIView]
  private let constraints: [NSLayoutConstraint]
  private let guides: [UILayoutGuide]
  private let item: LayoutItem?

  nonisolated init(
    subviews: [UIView] = [], constraints: [NSLayoutConstraint] = [], guides: [UILayoutGuide] = [],
    item: LayoutItem?
  ) {
    self.subviews = subviews
    self.constraints = constraints
    self.guides = guides
    self.item = item
  }

  /// Subviews that nobody else holds are taken apart one after the other, so that a deep hierarchy does not end on a
  /// stack as deep.
  @MainActor deinit {
    for constraint in constraints { constraint.forgetInstallation() }
    for guide in guides { guide.forgetOwner() }
    var open = subviews
    subviews = []
    while var view = open.popLast() {
      view.setSuperview(nil)
      view.layoutState.subtract([.isListedAsPending, .isListedForPlacing])
      if isKnownUniquelyReferenced(&view) {
        open.append(contentsOf: view.storedSubviews)
        view.storedSubviews = []
      } else {
        if view.engine != nil { view.leaveEngine() }
        if view.window != nil { view.enter(nil) }
      }
    }
    item?.forget()
  }
}
