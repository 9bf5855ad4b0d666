/// What a view or layout guide that is gone has to part with: subviews, guides and constraints that others hold.
///
/// The view's own deinitialiser belongs to no actor, because subclasses write one that does not. What others keep no
/// longer points to the view when that ends; the rest happens on the main queue.
final class ViewRemains: @unchecked Sendable {
  private var subviews: [UIView]
  private let constraints: [NSLayoutConstraint]
  private let guides: [UILayoutGuide]
  private let item: LayoutItem?
  /// Others point to it until they have left it.
  private let engine: LayoutEngine?

  init(
    subviews: [UIView] = [], constraints: [NSLayoutConstraint] = [], guides: [UILayoutGuide] = [],
    item: LayoutItem?, engine: LayoutEngine? = nil
  ) {
    self.subviews = subviews
    self.constraints = constraints
    self.guides = guides
    self.item = item
    self.engine = engine
  }

  /// Takes the view apart: at once on the main queue, else when the main actor next comes to views.
  func part() {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { takeApart() }
    } else {
      cut()
      Departures.add(self)
    }
  }

  /// Nobody else looks at what is gone; what stays forgets it.
  private func cut() {
    for view in subviews { view.forgetSuperview() }
    for guide in guides { guide.forgetOwner() }
    for constraint in constraints { constraint.forgetContainer() }
    item?.forgetObject()
  }

  /// Subviews that nobody else holds are taken apart one after the other, so that a deep hierarchy does not end on a
  /// stack as deep.
  @MainActor func takeApart() {
    cut()
    for constraint in constraints { constraint.forgetInstallation() }
    for guide in guides { guide.item.node = nil }
    var open = subviews
    subviews = []
    while var view = open.popLast() {
      view.setSuperview(nil)
      view.layoutState.subtract([.isListedAsPending, .isListedForPlacing])
      if isKnownUniquelyReferenced(&view) {
        open.append(contentsOf: view.storedSubviews)
        view.storedSubviews = []
      } else if view.engine != nil {
        view.leaveEngine()
      }
    }
    item?.forgetAnchors()
  }
}
