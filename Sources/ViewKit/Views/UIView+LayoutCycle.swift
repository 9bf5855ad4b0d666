import CoreGraphics

extension UIView {
  /// Marks a view and, as far as they do not know, those above it.
  private func mark(_ own: ViewLayoutState, _ above: ViewLayoutState) {
    guard !layoutState.contains(own) else { return }
    layoutState.insert(own)
    climb { _, superview in
      if superview.layoutState.contains(above) { return false }
      superview.layoutState.insert(above)
      return true
    }
    if let window = storedWindow { LayoutScheduler.schedule(window) }
  }

  /// For whoever is told that content has changed.
  func askForLayout() {
    markNeedsLayout()
    tellObservers()
  }

  func markNeedsLayout() {
    guard !layoutState.contains(.needsLayout) else { return }
    layoutState.insert(.needsLayout)
    markNeedsVisit()
  }

  /// A view that changes its subviews while it lays them out has seen to them: one that makes its rows anew each time would
  /// be laid out for ever.
  func subviewsChanged() {
    if !layoutState.contains(.isLayingOut) { markNeedsLayout() }
  }

  /// Has the next pass come by.
  func markNeedsVisit() {
    tellSuperviewsOfPendingLayout()
    if let window = storedWindow { LayoutScheduler.schedule(window) }
  }

  /// Has each view above list the one below, up to the first that knows already, or that will see to it next.
  private func tellSuperviewsOfPendingLayout() {
    climb { view, superview in
      if view.layoutState.contains(.isListedAsPending) { return false }
      view.layoutState.insert(.isListedAsPending)
      superview.pendingSubviews.append(view.item)
      superview.layoutState.insert(.subtreeNeedsLayout)
      return !superview.layoutState.contains(.isLayingOut)
    }
  }

  /// Tells those above what the view, which is laying out its subviews, had for later: a pass inside that, which may come
  /// from above, finds it.
  func tellOfDeferredLayout() {
    guard layoutState.contains(.isLayingOut) else { return }
    layoutState.remove(.isLayingOut)
    if layoutState.contains(.subtreeNeedsLayout) { tellSuperviewsOfPendingLayout() }
  }

  /// Puts the subviews that need layout, or have some below that do, onto a stack, from front to back; none is listed
  /// any more.
  func takePendingSubviews(onto stack: inout [UIView]) {
    layoutState.remove(.subtreeNeedsLayout)
    var listed = pendingSubviews.takeAll()
    let start = stack.count
    while let item = listed.popLast() {
      guard let view = item.view, view.isSubview(of: self) else { continue }
      view.layoutState.remove(.isListedAsPending)
      stack.append(view)
    }
    pendingSubviews.reuse(listed)
    sortFromFront(&stack, from: start)
  }

  /// Sorts siblings; most often they are in order, since they were listed in the opposite one.
  private func sortFromFront(_ views: inout [UIView], from start: Int) {
    var sorted = start + 1
    while sorted < views.count, views[sorted - 1].siblingOrder > views[sorted].siblingOrder { sorted += 1 }
    guard sorted < views.count else { return }
    views[start...].sort { $0.siblingOrder > $1.siblingOrder }
  }

  func markNeedsUpdateConstraints() {
    if layoutState.contains(.isUpdatingConstraints) {
      return LayoutLog.report(.constraintsInvalidatedDuringUpdate(self))
    }
    markUsesAutoLayout()
    mark(.needsUpdateConstraints, .subtreeNeedsUpdateConstraints)
  }

  func markNeedsUpdateProperties() { mark(.needsUpdateProperties, .subtreeNeedsUpdateProperties) }

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
    if !pending.isDisjoint(with: [.needsUpdateProperties, .subtreeNeedsUpdateProperties]) {
      above.insert(.subtreeNeedsUpdateProperties)
    }
    if layoutState.contains(.usesAutoLayout) { above.insert(.usesAutoLayout) }
    if !layoutState.isDisjoint(with: [.dependsOnInsets, .subtreeDependsOnInsets]) {
      above.insert(.subtreeDependsOnInsets)
    }
    var parent = storedSuperview
    while let view = parent, !view.layoutState.isSuperset(of: above) {
      view.layoutState.formUnion(above)
      parent = view.storedSuperview
    }
    insetsChanged()
    storedSuperview?.subviewsChanged()
    joinEngine()
  }

  /// Has the top of the hierarchy look at its constraints with the next layout.
  func markUsesAutoLayout() {
    var current: UIView? = self
    while let view = current, !view.layoutState.contains(.usesAutoLayout) {
      view.layoutState.insert(.usesAutoLayout)
      current = view.storedSuperview
    }
  }

  func hiddenChanged() {
    (superview as? UIStackView)?.arrangedViewHidden()
    tellObservers()
  }
}
