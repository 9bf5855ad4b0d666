import CoreGraphics

extension UIViewController {
  /// Those of the container, changed as it says for this child; else those around the view. The controller's own go
  /// before them.
  var inheritedTraits: UITraitCollection { traitsAround.overridden(by: rarelyUsed?.traits) }

  private var traitsAround: UITraitCollection {
    guard let parent else { return loadedView?.superview?.traitCollection ?? .current }
    let outer = parent.traitCollection
    guard let own = parent.childTraits[ObjectIdentifier(self)] else { return outer }
    return UITraitCollection(traitsFrom: [outer, own])
  }

  func setChildTraits(_ traits: UITraitCollection?, _ child: UIViewController) {
    TraitChange.hasOverrides = true
    TraitChange.around(child) { childTraits[ObjectIdentifier(child)] = traits }
    child.viewIfLoaded?.insetsChanged()
  }

  // MARK: Transitions

  func forwardTransition(
    to traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren {
      var childTraits = traits
      if let own = overrideTraitCollection(forChild: child) {
        childTraits = UITraitCollection(traitsFrom: [traits, own])
      }
      if childTraits != child.traitCollection { child.willTransition(to: childTraits, with: coordinator) }
    }
    presentation?.presented.willTransition(to: traits, with: coordinator)
  }

  func forwardTransition(to size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    for child in storedChildren {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if childSize != child.loadedView?.bounds.size {
        child.viewWillTransition(to: childSize, with: coordinator)
      }
    }
    presentation?.presented.viewWillTransition(to: size, with: coordinator)
  }
}

/// Tells view controllers and views of changed traits, outermost first.
@MainActor enum TraitChange {
  private typealias Entry = (environment: any UITraitEnvironment, traits: UITraitCollection)

  /// Whether some controller gives a child, or some view has, traits of its own; else all traits of a window are the same.
  static var hasOverrides = false

  /// Makes a change after which the traits of a controller, and of all in it, may be others.
  static func around(_ controller: UIViewController, _ change: () -> Void) {
    around(controller, controller.loadedView, change)
  }

  /// The same of a view, such as a window.
  static func around(_ view: UIView, _ change: () -> Void) { around(view, view, change) }

  private static func around(_ top: any UITraitEnvironment, _ view: UIView?, _ change: () -> Void) {
    let old = top.traitCollection
    let detailed = hasOverrides ? entries(top, view) : []
    change()
    TraitInheritance.hierarchyChanged()
    if hasOverrides {
      tell(detailed)
    } else if top.traitCollection != old {
      tell(entries(top, view).map { ($0.environment, old) })
    }
  }

  private static func entries(_ top: any UITraitEnvironment, _ view: UIView?) -> [Entry] {
    var entries: [Entry] = [(top, top.traitCollection)]
    view?.forEachInSubtree { view in
      if let controller = view.controller, controller !== top {
        entries.append((controller, controller.traitCollection))
      }
      if view !== top { entries.append((view, view.traitCollection)) }
    }
    return entries
  }

  private static func tell(_ entries: [Entry]) {
    for (environment, old) in entries where environment.traitCollection != old {
      (environment as? UIView)?.traitsChanged()
      environment.traitCollectionDidChange(old)
      if let responder = environment as? UIResponder { TraitRegistrations.tell(responder, old) }
    }
  }
}

extension UIView: UITraitEnvironment {
  fileprivate func traitsChanged() {
    insetsChanged()
    directionChanged()
    contentChanged()
    setNeedsLayout()
  }
}
