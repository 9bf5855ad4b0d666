import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbMarkup
import PlumbTextMetrics

extension ResolvedView {
  /// Whether the view shows an image of Apple's symbol fonts.
  package var showsSymbol: Bool {
    kind == .imageView && (touchImage?.isSymbol == true || cell?.catalog == "system")
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
    }
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
      let vertical = (recorded.height - rect.height) / 2
      let horizontal = (recorded.width - rect.width) / 2
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
