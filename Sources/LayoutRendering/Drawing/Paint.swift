/// How a shape is filled, and how its outline is drawn; the fill comes first.
public struct Paint: Hashable, Sendable {
  public var fill: Color?
  public var stroke: StrokeStyle?

  public init(fill: Color? = nil, stroke: StrokeStyle? = nil) {
    self.fill = fill
    self.stroke = stroke
  }

  public static func fill(_ color: Color) -> Paint { Paint(fill: color) }

  public static func stroke(_ color: Color, width: Double = 1, dashes: [Double] = []) -> Paint {
    Paint(stroke: StrokeStyle(color: color, width: width, dashes: dashes))
  }
}
