import PlumbGeometry

/// One shape of a drawing.
package enum DrawingElement: Hashable, Sendable {
  /// A rectangle with rounded corners; a radius beyond half the shorter side counts as that half.
  case rectangle(Rect, cornerRadius: Double, Paint)
  /// The ellipse that touches the sides of a rectangle.
  case ellipse(Rect, Paint)
  case line(from: Point, to: Point, StrokeStyle)
  /// Any outline. A fill closes open parts, a stroke does not.
  case path([PathSegment], Paint)
  case text(DrawnText)
  case group(DrawingGroup)
}
