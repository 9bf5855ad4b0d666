import CoreGraphics
internal import PlumbAutoLayout
internal import PlumbGeometry
internal import PlumbPlatformRules

/// Margins and safe areas, as `UIView` documents them: the safe area of a view leaves out what of its superview's insets
/// covers it; margins begin there (`insetsLayoutMarginsFromSafeArea`) and are at least as far in as the superview's
/// (`preservesSuperviewLayoutMargins`).
extension UIView {
  var rare: RareViewStorage {
    if let rarelyUsed { return rarelyUsed }
    let storage = RareViewStorage()
    rarelyUsed = storage
    return storage
  }

  /// Distances from the edges, the safe area included.
  var margins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(effectiveMargins, effectiveUserInterfaceLayoutDirection)
  }

  func setMargins(_ margins: NSDirectionalEdgeInsets) {
    rare.margins = margins
    insetsChanged()
  }

  /// Those of a view of which nobody said: 8 points; of a view controller's, what the system demands.
  private var ownMargins: UIEdgeInsets {
    let direction = effectiveUserInterfaceLayoutDirection
    let own = (rarelyUsed?.margins ?? standardMargins).resolved(for: direction)
    guard let controller, controller.viewRespectsSystemMinimumLayoutMargins else { return own }
    return own.union(controller.systemMinimumLayoutMargins.resolved(for: direction))
  }

  private var standardMargins: NSDirectionalEdgeInsets {
    if let defaultMargins { return defaultMargins }
    if self is UIStackView || controller != nil { return .zero }
    let usual = MarginRules.usual
    return NSDirectionalEdgeInsets(
      top: usual.top, leading: usual.left, bottom: usual.bottom, trailing: usual.right)
  }

  private var effectiveMargins: UIEdgeInsets {
    var inherited = EdgeInsets.zero
    if preservesSuperviewLayoutMargins, let superview {
      inherited = MarginRules.inherited(
        superview.layoutMargins.engineInsets, by: frameFromCorner(of: superview),
        in: superview.shownSize, scrolls: superview is UIScrollView)
    }
    return UIEdgeInsets(
      MarginRules.margins(
        ownMargins.engineInsets,
        safeArea: insetsLayoutMarginsFromSafeArea ? safeAreaInsets.engineInsets : .zero,
        inherited: inherited))
  }

  /// The view's frame from the corner of what its superview shows.
  private func frameFromCorner(of superview: UIView) -> Rect {
    let (frame, bounds) = (frame, superview.bounds)
    return Rect(
      x: frame.minX - bounds.minX, y: frame.minY - bounds.minY, width: frame.width, height: frame.height)
  }

  private var shownSize: Size {
    let bounds = bounds
    return Size(width: bounds.width, height: bounds.height)
  }

  /// From the nearest view above that has a safe area of its own, such as the window, down to this one; without
  /// recursion, so that a hierarchy may be deep.
  var effectiveSafeArea: UIEdgeInsets {
    var path = [self]
    var insets: UIEdgeInsets?
    while insets == nil, let view = path.last?.storedSuperview {
      if InsetCallbacks.giveSafeArea(type(of: view)) {
        insets = view.safeAreaInsets
      } else {
        path.append(view)
      }
    }
    return path.reversed().reduce(insets ?? .zero) { outer, view in view.safeArea(inside: outer) }
  }

  /// What of the superview's safe area reaches the view, and what its view controller says.
  private func safeArea(inside outer: UIEdgeInsets) -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if outer != .zero, let superview {
      insets = UIEdgeInsets(
        SafeAreaRules.inherited(
          outer.engineInsets, by: frameFromCorner(of: superview), in: superview.shownSize,
          adjustsContent: superview.adjustsContentToSafeArea))
    }
    guard let controller else { return insets + ((self as? HostedView)?.additionalInsets ?? .zero) }
    return controller.safeArea(ofViewInside: insets)
  }

  /// The margins of the readable content.
  private var readableInsets: UIEdgeInsets {
    let margins = effectiveMargins
    guard traitCollection.horizontalSizeClass == .regular else { return margins }
    return UIEdgeInsets(MarginRules.readable(margins.engineInsets, in: bounds.width))
  }

  // MARK: Changes

  /// Says that something depends on margins or the safe area.
  func needsInsets() {
    guard !layoutState.contains(.dependsOnInsets) else { return }
    layoutState.insert(.dependsOnInsets)
    var parent = storedSuperview
    while let view = parent, !view.layoutState.contains(.subtreeDependsOnInsets) {
      view.layoutState.insert(.subtreeDependsOnInsets)
      parent = view.storedSuperview
    }
    _ = rare
    engine?.edited(self, .insets)
  }

  /// Has margins and safe areas of the view and those below looked at again, where something depends on them.
  func insetsChanged() {
    guard !layoutState.isDisjoint(with: [.dependsOnInsets, .subtreeDependsOnInsets]),
      !layoutState.contains(.needsInsets)
    else { return }
    layoutState.insert(.needsInsets)
    markNeedsVisit()
    if layoutState.contains(.dependsOnInsets) { engine?.edited(self, .insets) }
  }

  /// Called before the view lays out its subviews, when those above it have their frames. A view whose safe area or margins
  /// are others than before is laid out.
  func updateInsets() {
    layoutState.remove(.needsInsets)
    if layoutState.contains(.dependsOnInsets) {
      let (safeArea, margins) = (safeAreaInsets, effectiveMargins)
      let isNew = safeArea != rare.safeArea || margins != rare.effectiveMargins
      if safeArea != rare.safeArea { safeAreaChanged(to: safeArea) }
      if margins != rare.effectiveMargins { marginsChanged(to: margins) }
      engine?.edited(self, .insets)
      // Before the view's layout, which then is the only one.
      if isNew { engine?.settle() }
    }
    guard layoutState.contains(.subtreeDependsOnInsets) else { return }
    for subview in storedSubviews { subview.insetsChanged() }
  }

  private func safeAreaChanged(to insets: UIEdgeInsets) {
    rare.safeArea = insets
    let controller = controller
    controller?.fitLayoutGuides()
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    markNeedsLayout()
  }

  private func marginsChanged(to margins: UIEdgeInsets) {
    rare.effectiveMargins = margins
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
    markNeedsLayout()
  }

  // MARK: The engine

  /// The margins that attributes speak of.
  var engineMargins: EdgeInsets { (canvas?.margins ?? effectiveMargins).engineInsets }

  /// The insets of a system guide.
  func insets(of kind: UILayoutGuide.Kind) -> EdgeInsets {
    switch kind {
    case .safeArea: (canvas?.safeArea ?? safeAreaInsets).engineInsets
    case .layoutMargins: engineMargins
    case .readableContent: (canvas?.readable ?? readableInsets).engineInsets
    default: .zero
    }
  }
}
