import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbMarkup
import PlumbTextMetrics

extension ResolvedView {
  /// Whether the view shows an image of Apple's symbol fonts.
  package var showsSymbol: Bool {
    kind == .imageView && (touchImage?.isSymbol == true || desktopImage?.isSymbol == true)
  }

  /// The axes on which constraints of the view's own write its extent: one alone, and the other by a ratio to it.
  fileprivate var writtenAxes: AxisSet {
    var axes: AxisSet = []
    var hasRatio = false
    for constraint in ViewElement(element).constraints
    where constraint.relation == nil && constraint.priority == nil {
      switch (constraint.firstAttribute, constraint.secondAttribute) {
      case ("width", nil): axes.insert(.horizontal)
      case ("height", nil): axes.insert(.vertical)
      case ("width", "height"), ("height", "width"): hasRatio = true
      default: break
      }
    }
    return hasRatio && !axes.isEmpty ? .both : axes
  }
}

extension SceneLayout {
  /// The positions of views that show symbols.
  ///
  /// - Complexity: Linear in the views.
  var symbols: [Int] {
    scene.views.indices.filter { position in
      let view = scene.views[position]
      return view.showsSymbol || view.kind == .imageView && showsSystemImage(position)
        || hasFrameOfSymbol(view)
    }
  }

  /// Whether a view is a button of macOS without bezel that shows one of the system's images alone: since macOS 11 its frame
  /// differs from its alignment rectangle by what the symbol's does (10 projects, by 4 to 13 points in height).
  private func hasFrameOfSymbol(_ view: ResolvedView) -> Bool {
    guard document.platform == .macOS, document.release >= .xcode12, view.kind == .button,
      let control = view.desktopControl(images: document.images), control.isBareButton
    else { return false }
    return control.showsSymbol || control.image?.isSystemTemplate == true
  }

  /// Gives symbol images the alignment insets that their recorded frames imply; returns whether any image got
  /// some.
  ///
  /// A symbol's frame is larger or smaller than its alignment rectangle. The difference depends on symbol and
  /// configuration, and is nearly the same at opposite edges. Only the recorded frames contain it, so that
  /// measured contents use them too.
  ///
  /// - Parameter symbols: The positions of views that show symbols; nil to find them here.
  mutating func alignSymbols(_ symbols: [Int]? = nil) throws(LayoutError) -> Bool {
    var changed = false
    // The images that macOS has by name are symbols too, and extend by 5 or 6 points above and below (n = 3).
    let share: Double = document.platform == .macOS ? 2 : 5
    for position in symbols ?? self.symbols {
      let view = scene.views[position]
      guard let recorded = view.recorded, let rect = tree.alignmentRect(of: viewNodes[position]) else {
        continue
      }
      // Where nothing writes a button's extent, its content has the recorded one.
      let axes = view.kind == .button ? view.writtenAxes : .both
      let vertical = axes.contains(.vertical) ? (recorded.height - rect.height) / 2 : 0
      let horizontal = axes.contains(.horizontal) ? (recorded.width - rect.width) / 2 : 0
      // A view that differs by more does not have the symbol's size.
      guard abs(vertical) > 0.2 || abs(horizontal) > 0.2,
        abs(vertical) < rect.height / share, abs(horizontal) < rect.width / share
      else { continue }
      let insets = EdgeInsets(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
      adjustments.append(.alignmentInsets(ofView: position, contents[position].alignmentInsets))
      contents[position].alignmentInsets = insets
      try tree.setAlignmentInsets(insets, of: viewNodes[position])
      changed = true
    }
    return changed
  }
}
