/// How a shape is filled, and how its outline is drawn; the fill comes first.
package struct Paint: Hashable, Sendable {
  package var fill: Color?
  package var stroke: StrokeStyle?

  package init(fill: Color? = nil, stroke: StrokeStyle? = nil) {
    self.fill = fill
    self.stroke = stroke
  }

  package static func fill(_ color: Color) -> Paint { Paint(fill: color) }

  package static func stroke(_ color: Color, width: Double = 1, dashes: [Double] = []) -> Paint {
    Paint(stroke: StrokeStyle(color: color, width: width, dashes: dashes))
  }
}
