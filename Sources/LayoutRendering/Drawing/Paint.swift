/// How a shape is filled, and how its outline is drawn; the fill comes first.
package struct Paint: Hashable, Sendable {
  package var fill: Color?
  package var stroke: StrokeStyle?
  // Only code draws paths that cross themselves: the page's module has none.
  #if !hasFeature(Embedded)
    /// Which parts of a path that crosses itself are filled.
    package var rule = FillRule.nonzero
  #endif

  package init(fill: Color? = nil, stroke: StrokeStyle? = nil) {
    self.fill = fill
    self.stroke = stroke
  }

  package static func fill(_ color: Color) -> Paint { Paint(fill: color) }

  package static func stroke(_ color: Color, width: Double = 1, dashes: [Double] = []) -> Paint {
    Paint(stroke: StrokeStyle(color: color, width: width, dashes: dashes))
  }
}

/// Which points are inside an outline that crosses itself.
package enum FillRule: Hashable, Sendable {
  /// Those around which it goes more often one way than the other.
  case nonzero
  /// Those from which an odd number of edges leads outside.
  case evenOdd
}
