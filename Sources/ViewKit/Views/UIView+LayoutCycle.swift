import CoreGraphics

extension UIView {
  /// Marks a view and, as far as they do not know, those above it.
  private func mark(_ own: ViewLayoutState, _ above: ViewLayoutState) {
    guard !layoutState.contains(own) else { return }
    layoutState.insert(own)
    var parent = superview
    while let view = parent, !view.layoutState.contains(above) {
      view.layoutState.insert(above)
      parent = view.superview
    }
    if let window { LayoutScheduler.schedule(window) }
  }

  func markNeedsLayout() {
    guard !layoutState.contains(.needsLayout) else { return }
    layoutState.insert(.needsLayout)
    markNeedsVisit()
  }

  /// Has the next pass come by.
  func markNeedsVisit() {
    tellSuperviewsOfPendingLayout()
    if let window { LayoutScheduler.schedule(window) }
  }

  /// Has each view above list the one below, up to the first that knows already.
  private func tellSuperviewsOfPendingLayout() {
    var child = self
    while let parent = child.superview, !child.layoutState.contains(.isListedAsPending) {
      child.layoutState.insert(.isListedAsPending)
      parent.pendingSubviews.append(child.item)
      parent.layoutState.insert(.subtreeNeedsLayout)
      child = parent
    }
  }

  /// The subviews that need layout, or have some below that do, from front to back; none is listed any more.
  func takePendingSubviews() -> [UIView] {
    layoutState.remove(.subtreeNeedsLayout)
    let items = pendingSubviews
    pendingSubviews.removeAll(keepingCapacity: items.count < 64)
    var views: [UIView] = []
    for item in items {
      guard let view = item.view, view.superview === self else { continue }
      view.layoutState.remove(.isListedAsPending)
      views.append(view)
    }
    if views.count > 1 { views.sort { $0.siblingOrder > $1.siblingOrder } }
    return views
  }

  func markNeedsUpdateConstraints() {
    if layoutState.contains(.isUpdatingConstraints) {
      return LayoutLog.report(.constraintsInvalidatedDuringUpdate(self))
    }
    markUsesAutoLayout()
    mark(.needsUpdateConstraints, .subtreeNeedsUpdateConstraints)
  }

  func markNeedsDisplay(_ rect: CGRect) { mark(.needsDisplay, .subtreeNeedsDisplay) }

  /// Tells the views above what the view, which has just come, brings with it.
  func joinHierarchy() {
    let pending = layoutState.intersection(.pending)
    var above: ViewLayoutState = []
    if !pending.isDisjoint(with: .needsVisit) { tellSuperviewsOfPendingLayout() }
    if !pending.isDisjoint(with: [.needsUpdateConstraints, .subtreeNeedsUpdateConstraints]) {
      above.insert(.subtreeNeedsUpdateConstraints)
    }
    if !pending.isDisjoint(with: [.needsDisplay, .subtreeNeedsDisplay]) {
      above.insert(.subtreeNeedsDisplay)
    }
    if layoutState.contains(.usesAutoLayout) { above.insert(.usesAutoLayout) }
    if !layoutState.isDisjoint(with: [.dependsOnInsets, .subtreeDependsOnInsets]) {
      above.insert(.subtreeDependsOnInsets)
    }
    var parent = superview
    while let view = parent, !view.layoutState.isSuperset(of: above) {
      view.layoutState.formUnion(above)
      parent = view.superview
    }
    insetsChanged()
    superview?.markNeedsLayout()
    joinEngine()
  }

  /// Has the top of the hierarchy look at its constraints with the next layout.
  func markUsesAutoLayout() {
    var current: UIView? = self
    while let view = current, !view.layoutState.contains(.usesAutoLayout) {
      view.layoutState.insert(.usesAutoLayout)
      current = view.superview
    }
  }

  func hiddenChanged() {
    (superview as? UIStackView)?.arrangedViewHidden()
  }
}
