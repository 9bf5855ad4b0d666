import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbMarkup
import PlumbPlatformRules
import PlumbTextMetrics

extension SceneLayout {
  /// Gives inner views the safe areas and margins that they inherit; returns whether that changed anything.
  ///
  /// Inherited values depend on solved frames. As `UIView` documents: a view's safe area leaves out the part
  /// of its superview's insets that covers the view. The view's margins begin there
  /// (`insetsLayoutMarginsFromSafeArea`) and are at least as far in as the superview's
  /// (`preservesSuperviewLayoutMargins`).
  ///
  /// - Parameter views: The positions of the views to update, superviews first; nil for all.
  /// - Precondition: The tree is solved.
  mutating func inheritMargins(
    _ embedding: ControllerEmbedding, of views: [Int]? = nil
  ) throws(LayoutError) -> Bool {
    guard document.platform != .macOS else { return false }
    let views = views ?? Array(scene.views.indices)
    if views.isEmpty { return false }
    var changed = false
    var safeAreas = Array(repeating: EdgeInsets.zero, count: scene.views.count)
    for position in views {
      let view = scene.views[position]
      guard let parent = view.parent, let frame = tree.frame(of: viewNodes[position]),
        let superview = tree.frame(of: viewNodes[parent])
      else {
        if includesSafeArea { safeAreas[position] = safeArea(ofView: position, embedding) }
        continue
      }
      let scrolls = scene.views[parent].kind.scrolls
      let safeArea = SafeAreaRules.inherited(
        safeAreas[parent], by: frame, in: superview.size,
        adjustsContent: scrolls && adjustsContent(scroll: parent))
      safeAreas[position] = safeArea
      let old = tree.margins(of: viewNodes[position])
      var inherited = EdgeInsets.zero
      // What a list has as a controller's view does not reach its cells.
      let isCell = view.kind.isReusable && scene.views[parent].attributes.layoutMargins == nil
      if view.attributes.preservesSuperviewLayoutMargins == true, !isCell {
        let outer = tree.margins(of: viewNodes[parent])
        inherited = MarginRules.inherited(outer, by: frame, in: superview.size, scrolls: scrolls)
      }
      let margins = margins(
        of: view, position, width: frame.width, safeArea: safeArea, inherited: inherited)
      if margins != old {
        adjustments.append(.margins(ofView: position, old))
        try setMargins(margins, ofView: position)
        changed = true
      }
      if try renewStack(ofView: position) { changed = true }
    }
    if try renewGuides(safeAreas) { changed = true }
    return changed
  }

  private func adjustsContent(scroll position: Int) -> Bool {
    TableViewElement(scene.views[position].varied).contentInsetAdjustmentBehavior != "never"
  }

  /// Gives a view other margins, and its content area, where they are those of a scroll view.
  mutating func setMargins(_ margins: EdgeInsets, ofView position: Int) throws(LayoutError) {
    try tree.setMargins(margins, of: viewNodes[position])
    if let area = tree.contentArea(of: viewNodes[position]) { try tree.setMargins(margins, of: area) }
  }

  /// Updates a stack view that arranges inside its margins; returns whether that changed the stack view.
  private mutating func renewStack(ofView position: Int) throws(LayoutError) -> Bool {
    guard scene.views[position].kind == .stackView, document.usesAutoLayout,
      arrangesInsideMargins(stack: position), let old = tree.stack(of: viewNodes[position])
    else { return false }
    let margins = tree.margins(of: viewNodes[position])
    guard old.insets != margins else { return false }
    var arrangement = old
    arrangement.insets = margins
    adjustments.append(.stack(ofView: position, old))
    try tree.setStack(arrangement, of: viewNodes[position])
    return true
  }

  /// Updates the guides of inner views to their safe areas and margins; returns whether that changed any
  /// guide.
  private mutating func renewGuides(_ safeAreas: [EdgeInsets]) throws(LayoutError) -> Bool {
    var changed = false
    for (guide, node) in zip(scene.guides, guideNodes) {
      guard let node, scene.views[guide.owner].parent != nil else { continue }
      let owner = viewNodes[guide.owner]
      let insets: EdgeInsets
      switch guide.kind {
      case .safeArea: insets = safeAreas[guide.owner]
      case .layoutMargins: insets = tree.margins(of: owner)
      case .readableContent: insets = readable(tree.margins(of: owner), in: tree.frame(of: owner)?.width ?? 0)
      default: continue
      }
      if let old = tree.placement(of: node), old != .insets(insets) {
        adjustments.append(.guide(node, old))
        try tree.setPlacement(.insets(insets), of: node)
        changed = true
      }
    }
    return changed
  }

  /// The distances from a view's edges to its layout margins, in points, for its given frame.
  func margins(ofView position: Int, _ embedding: ControllerEmbedding) -> EdgeInsets {
    let view = scene.views[position]
    // What preserves its superview's margins and has none keeps those of the window (2 roots of 1 project; `UIWindow` has them
    // as every view).
    let isInWindow =
      view.controller != nil && view.attributes.preservesSuperviewLayoutMargins == true
    return margins(
      of: view, position, width: givenFrames[position].width,
      safeArea: includesSafeArea ? safeArea(ofView: position, embedding) : .zero,
      inherited: isInWindow ? MarginRules.usual : .zero)
  }
}
