import CoreGraphics
internal import PlumbPlatformRules

extension UIViewController {
  func insetsOfViewChanged() { viewIfLoaded?.insetsChanged() }

  /// What the surroundings leave of the view, and what bars and `additionalSafeAreaInsets` take besides.
  func safeArea(ofViewInside outer: UIEdgeInsets) -> UIEdgeInsets {
    guard let parent, let view = loadedView, let container = parent.loadedView else {
      return outer + additionalSafeAreaInsets
    }
    let bars = parent.barInsets(over: self).reaching(view, inside: container)
    return outer.union(bars) + additionalSafeAreaInsets
  }

  /// The least margins of the view, at its sides.
  var minimumMargins: NSDirectionalEdgeInsets {
    let safeArea = loadedView?.window?.safeAreaInsets ?? SimulatedDevice.current.safeAreaInsets
    let hasHousingAtSide = safeArea.left > 0 || safeArea.right > 0
    let side = MarginRules.side(
      ofRoot: Double(loadedView?.bounds.width ?? 0), hasHousingAtSide: hasHousingAtSide)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  // MARK: Layout guides of iOS 7

  func layoutSupport(atTop: Bool) -> _UILayoutGuide {
    let old = atTop ? rare.topGuide : rare.bottomGuide
    let view: UIView = view
    if let old, old.superview === view { return old }
    let guide = _UILayoutGuide(atTop: atTop)
    if atTop { rare.topGuide = guide } else { rare.bottomGuide = guide }
    view.addSubview(guide)
    guide.tie(to: view)
    guide.fit(view.safeAreaInsets)
    return guide
  }

  func fitLayoutGuides() {
    guard let rarelyUsed, let view = loadedView else { return }
    let insets = view.safeAreaInsets
    rarelyUsed.topGuide?.fit(insets)
    rarelyUsed.bottomGuide?.fit(insets)
  }
}

extension UIEdgeInsets {
  /// What of insets from the edges of a view further up covers a view.
  @MainActor fileprivate func reaching(_ view: UIView, inside container: UIView) -> UIEdgeInsets {
    guard self != .zero, view !== container, let superview = view.superview else { return self }
    let outer = reaching(superview, inside: container)
    return outer.reaching(view.frame, in: superview.bounds)
  }
}
