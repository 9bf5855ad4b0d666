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

  func markNeedsLayout() { mark(.needsLayout, .subtreeNeedsLayout) }

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
    if !pending.isDisjoint(with: [.needsLayout, .subtreeNeedsLayout]) { above.insert(.subtreeNeedsLayout) }
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

  /// For a hierarchy that has no engine yet.
  func markHierarchyNeedsLayout() { markNeedsLayout() }

  func hiddenChanged() {
    (superview as? UIStackView)?.arrangedViewHidden()
  }
}
