import CoreGraphics

/// The passes of layout: properties from the top down, constraints from the bottom up, then frames from the top down,
/// until nothing is left to do.
@MainActor
enum LayoutCycle {
  /// After so many rounds a layout that still asks for another one is a feedback loop.
  static var roundLimit: Int { LayoutDebugging.switches.feedbackLoopThreshold }

  /// Brings the frames of a view and all below it up to date.
  ///
  /// 1. Views update their properties, superviews before subviews, and their constraints, subviews before superviews.
  /// 2. The engine solves; what it moves marks the superviews.
  /// 3. Views that need it lay out their subviews, superviews before subviews. The first one is the topmost in a chain of
  ///    superviews that need layout (documentation of `CALayer.layoutIfNeeded()`).
  /// 4. What asked for a new pass meanwhile gets one.
  static func layOut(_ view: UIView) {
    Departures.settle()
    let root = view.hierarchyRoot
    root.ownEngine?.exercisedNodes = []
    if let current { current.look { $0.tellOfDeferredLayout() } }
    for round in 0..<roundLimit {
      let span = LayoutRecorder.current?.beginPass(of: root, round: round)
      defer { span?.end(unlessEmpty: true) }
      updateProperties(under: root)
      updateConstraints(under: root)
      root.settleEngine()
      let top = topmostPending(above: view)
      guard !top.layoutState.isDisjoint(with: .needsVisit) else { return }
      layOutSubtree(of: top)
    }
    LayoutLog.report(.feedbackLoop(pendingViews(under: view), rounds: roundLimit))
  }

  private static func topmostPending(above view: UIView) -> UIView {
    view.climb { _, superview in superview.layoutState.contains(.needsLayout) }
  }

  /// The views whose turn is to come, the next one last. All passes have theirs here, on top of those of the passes inside
  /// which they run. Unchecked, since no access lasts while other code runs.
  @exclusivity(unchecked) private static var open: [UIView] = []

  private static func layOutSubtree(of top: UIView) {
    let outer = open.count
    open.append(top)
    while open.count > outer {
      let view = open.removeLast()
      if view.layoutState.contains(.needsInsets) { view.updateInsets() }
      if view.layoutState.contains(.needsLayout) { layOutSubviews(of: view) }
      if view.layoutState.contains(.subtreeNeedsLayout) { view.takePendingSubviews(onto: &open) }
    }
  }

  /// The view that lays out its subviews, the innermost where passes run inside each other. The pass keeps it.
  private static var current: Unmanaged<UIView>?

  private static func layOutSubviews(of view: UIView) {
    let outer = current
    current = Unmanaged.passUnretained(view)
    view.layoutState.remove(.needsLayout)
    view.layoutState.insert(.isLayingOut)
    if LayoutRecorder.current == nil {
      let controller = view.controller
      controller?.viewWillLayOut()
      view.layOutByLayer()
      controller?.viewDidLayoutSubviews()
    } else {
      view.layOutSubviewsRecorded()
    }
    view.layoutState.remove(.isLayingOut)
    current = outer
  }

  /// Has the views below and including one update their properties, superviews first.
  static func updateProperties(under top: UIView) {
    let needed: ViewLayoutState = [.needsUpdateProperties, .subtreeNeedsUpdateProperties]
    guard !top.layoutState.isDisjoint(with: needed) else { return }
    var open = [top]
    while let view = open.popLast() {
      if view.layoutState.contains(.needsUpdateProperties) {
        view.layoutState.remove(.needsUpdateProperties)
        view.controller?.updateProperties()
        view.updateProperties()
      }
      guard view.layoutState.contains(.subtreeNeedsUpdateProperties) else { continue }
      view.layoutState.remove(.subtreeNeedsUpdateProperties)
      for subview in view.storedSubviews.reversed() where !subview.layoutState.isDisjoint(with: needed) {
        open.append(subview)
      }
    }
  }

  /// Has the views below and including one update their constraints, subviews first.
  static func updateConstraints(under top: UIView) {
    for _ in 0..<roundLimit {
      guard !top.layoutState.isDisjoint(with: [.needsUpdateConstraints, .subtreeNeedsUpdateConstraints])
      else {
        return
      }
      for view in pendingUpdates(under: top) where view.layoutState.contains(.needsUpdateConstraints) {
        view.performUpdateConstraints()
      }
    }
    LayoutLog.report(.feedbackLoop(pendingUpdates(under: top), rounds: roundLimit))
  }

  /// The views that need to update their constraints, subviews before superviews; the path to them is cleared.
  private static func pendingUpdates(under top: UIView) -> [UIView] {
    var found: [UIView] = []
    var open = [top]
    while let view = open.popLast() {
      if view.layoutState.contains(.needsUpdateConstraints) { found.append(view) }
      guard view.layoutState.contains(.subtreeNeedsUpdateConstraints) else { continue }
      view.layoutState.remove(.subtreeNeedsUpdateConstraints)
      for subview in view.storedSubviews
      where !subview.layoutState.isDisjoint(with: [.needsUpdateConstraints, .subtreeNeedsUpdateConstraints]) {
        open.append(subview)
      }
    }
    return found.reversed()
  }

  private static func pendingViews(under top: UIView) -> [UIView] {
    var found: [UIView] = []
    top.forEachInSubtree { if $0.layoutState.contains(.needsLayout) { found.append($0) } }
    return found
  }
}

extension UIView {
  fileprivate func performUpdateConstraints() {
    layoutState.remove(.needsUpdateConstraints)
    layoutState.remove(.calledSuper)
    layoutState.insert(.isUpdatingConstraints)
    if LayoutRecorder.current == nil {
      controller?.updateViewConstraints()
      if controller == nil { updateConstraints() }
    } else {
      updateConstraintsRecorded()
    }
    layoutState.remove(.isUpdatingConstraints)
    if !layoutState.contains(.calledSuper) { LayoutLog.report(.updateConstraintsWithoutSuper(self)) }
  }
}
