import CoreGraphics
internal import PlumbAutoLayout
internal import PlumbLayoutDiagnostics
internal import PlumbLayoutRendering

extension UIView.Plumb {
  /// A picture of the view and all below it, as the text of an SVG file: views as boxes with their names, layout guides
  /// dashed, and the constraints that code or a document made, blue where they hold, orange on views whose layout is
  /// ambiguous, red where they cannot hold together.
  ///
  /// Views whose class overrides `draw(_:)` are laid out where they wait for it, and called: boxes show what they draw, and
  /// layers that were added to their layers. Gradients, shadows and blend modes are left out.
  ///
  /// - Parameter showingAlignmentRects: Whether the rectangles that constraints act on are outlined; as
  ///   `LayoutDebugging.switches` say where it is nil.
  /// - Complexity: Linear in the hierarchy where nothing is wrong.
  public func layoutPicture(showingAlignmentRects: Bool? = nil) -> String {
    let options = PictureOptions(
      showsAlignmentRects: showingAlignmentRects ?? LayoutDebugging.switches.showsAlignmentRects)
    view.layOutBeforeDrawing()
    return view.inspect("") { inspection, node throws(LayoutError) in
      var scene = inspection.renderedScene(under: node)
      scene.take(view.drawnContents(inspection, under: node), inspection, under: node)
      return SVGWriter.string(Drawing(title: scene.title, scenes: [scene], options: options))
    }
  }
}

extension UIView {
  /// Has the hierarchy ready for those of its views that draw.
  func layOutBeforeDrawing() { if subtreeMayDraw { hierarchyRoot.layoutIfNeeded() } }

  /// What the view and those below it draw, by their nodes.
  func drawnContents(_ inspection: LayoutInspection, under node: NodeID) -> [NodeID: [DrawnContent]] {
    guard subtreeMayDraw else { return [:] }
    var views: [UInt64: UIView] = [:]
    forEachInSubtree { views[ConsoleNames.address($0.namedObject)] = $0 }
    var contents: [NodeID: [DrawnContent]] = [:]
    for node in inspection.renderedObjects(under: node).nodes {
      contents[node] = views[inspection.item(node).console.address]?.drawnContents
    }
    return contents
  }
}

extension RenderedScene {
  /// Has the boxes of views show what these draw.
  mutating func take(
    _ contents: [NodeID: [DrawnContent]], _ inspection: LayoutInspection, under node: NodeID
  ) {
    guard !contents.isEmpty else { return }
    for (position, node) in inspection.renderedObjects(under: node).nodes.enumerated() {
      views[position].contents = contents[node] ?? []
    }
  }
}
