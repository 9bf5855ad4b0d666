import PlumbGeometry

/// A step of an outline.
package enum PathSegment: Hashable, Sendable {
  /// Begins a new part of the outline at a point.
  case move(Point)
  /// Draws a straight line to a point.
  case line(Point)
  /// Draws a cubic Bézier curve to a point.
  case curve(control1: Point, control2: Point, to: Point)
  /// Draws a straight line back to where this part began.
  case close
}
