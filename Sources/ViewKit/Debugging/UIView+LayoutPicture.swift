import CoreGraphics
internal import PlumbAutoLayout
internal import PlumbLayoutDiagnostics
internal import PlumbLayoutRendering

extension UIView.Plumb {
  /// A picture of the view and all below it, as the text of an SVG file: views as boxes with their names, layout guides
  /// dashed, and the constraints that code or a document made, blue where they hold, orange on views whose layout is
  /// ambiguous, red where they cannot hold together.
  ///
  /// - Parameter showingAlignmentRects: Whether the rectangles that constraints act on are outlined; as
  ///   `LayoutDebugging.switches` say where it is nil.
  /// - Complexity: Linear in the hierarchy where nothing is wrong.
  public func layoutPicture(showingAlignmentRects: Bool? = nil) -> String {
    let options = PictureOptions(
      showsAlignmentRects: showingAlignmentRects ?? LayoutDebugging.switches.showsAlignmentRects)
    return view.inspect("") { inspection, node throws(LayoutError) in
      let scene = inspection.renderedScene(under: node)
      return SVGWriter.string(Drawing(title: scene.title, scenes: [scene], options: options))
    }
  }
}
