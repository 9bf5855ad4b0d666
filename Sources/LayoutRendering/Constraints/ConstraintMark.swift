import PlumbGeometry

/// Lines that show a constraint, and the label that says its number.
package struct ConstraintMark: Sendable {
  package let constraint: RenderedConstraint
  let figure: ConstraintFigure
  /// What the label says; nil where the line alone says all.
  package let caption: String?
  /// Where the label stands; nil where there is none, or no room for it.
  package private(set) var labelRect: Rect?

  init(_ constraint: RenderedConstraint, _ figure: ConstraintFigure, caption: String?) {
    self.constraint = constraint
    self.figure = figure
    self.caption = caption
  }

  mutating func placeLabel(by placement: inout LabelPlacement) {
    labelRect = caption.flatMap { placement.place($0, along: figure.labelled) }
  }

  /// Dashed where the constraint is optional.
  var lines: [DrawingElement] {
    var sketch = Sketch()
    sketch.draw(
      figure, color, width: constraint.state == .conflicting ? 1.5 : 1,
      dashes: constraint.priority < 1000 ? [4, 2] : [])
    return sketch.elements
  }

  /// Nothing where the mark has no label.
  var label: [DrawingElement] {
    guard let caption, let labelRect else { return [] }
    var sketch = Sketch()
    let isConflicting = constraint.state == .conflicting
    sketch.fill(labelRect, isConflicting ? color : Color(white: 1, alpha: 0.92), radius: 3)
    if !isConflicting { sketch.outline(labelRect, color.opacity(0.55), width: 0.5, radius: 3) }
    sketch.text(
      caption, LabelPlacement.font, isConflicting ? .white : color,
      at: Point(x: labelRect.midX, y: labelRect.midY + LabelPlacement.font.capMiddle), .center)
    return sketch.elements
  }

  /// Lines and label as SVG elements.
  package func svg(clipPrefix: String) -> String {
    SVGWriter.fragment(lines + label, clipPrefix: clipPrefix)
  }

  /// How far a point is from the mark, in points; 0 on the label.
  package func distance(to point: Point) -> Double {
    if let labelRect, labelRect.clamped(point) == point { return 0 }
    return figure.strokes.reduce(.infinity) { min($0, $1.distance(to: point)) }
  }

  private var color: Color { OverlayPalette.color(constraint.state) }
}

extension Rect {
  /// The nearest point in the rectangle.
  fileprivate func clamped(_ point: Point) -> Point {
    Point(x: min(max(point.x, minX), maxX), y: min(max(point.y, minY), maxY))
  }
}

extension ConstraintFigure.Stroke {
  fileprivate func distance(to point: Point) -> Double {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = dx * dx + dy * dy
    let share = length > 0 ? ((point.x - start.x) * dx + (point.y - start.y) * dy) / length : 0
    let along = min(max(share, 0), 1)
    let (x, y) = (start.x + along * dx - point.x, start.y + along * dy - point.y)
    return (x * x + y * y).squareRoot()
  }
}
