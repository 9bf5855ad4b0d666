import PlumbGeometry

extension Sketch {
  /// Draws the lines of a constraint.
  ///
  /// - Parameter dashes: Of distances.
  mutating func draw(_ figure: ConstraintFigure, _ color: Color, width: Double, dashes: [Double]) {
    for stroke in figure.strokes {
      switch stroke.style {
      case .beam:
        line(stroke.start, stroke.end, color, width: width, dashes: dashes)
        cap(at: stroke.start, of: stroke, color, width)
        cap(at: stroke.end, of: stroke, color, width)
      case .guide: drawDashes(3, along: stroke, color.opacity(0.8), width: width)
      case .touch: line(stroke.start, stroke.end, color, width: 2.5)
      case .lead: drawDashes(2, along: stroke, color.opacity(0.5), width: 0.5)
      }
    }
  }

  // With an array literal in each of several cases, Embedded Swift for WebAssembly takes one for another; inlined, this
  // would be such literals again.
  @inline(never)
  private mutating func drawDashes(
    _ length: Double, along stroke: ConstraintFigure.Stroke, _ color: Color, width: Double
  ) {
    line(stroke.start, stroke.end, color, width: width, dashes: [length, 2])
  }

  /// A bar across the end of a beam, shorter where the beam is short.
  private mutating func cap(
    at end: Point, of stroke: ConstraintFigure.Stroke, _ color: Color, _ width: Double
  ) {
    let (dx, dy) = (stroke.end.x - stroke.start.x, stroke.end.y - stroke.start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return }
    let reach = min(3.5, max(2, length / 3)) / length
    line(
      Point(x: end.x - dy * reach, y: end.y + dx * reach),
      Point(x: end.x + dy * reach, y: end.y - dx * reach),
      color, width: width)
  }

  /// Slanted lines over a rectangle: what is not there, or too much. There are at most a few hundred, however large it is.
  mutating func hatch(_ rect: Rect, _ color: Color) {
    let rect = rect.drawable
    guard rect.width > 0, rect.height > 0 else { return }
    var lines = Sketch()
    let length = rect.width + rect.height
    let count = min(length / 6, 500).rounded(.up)
    for place in 0..<Int(count) {
      let x = rect.minX - rect.height + Double(place) * max(6, length / count)
      lines.line(
        Point(x: x, y: rect.maxY), Point(x: x + rect.height, y: rect.minY), color.opacity(0.7), width: 1)
    }
    fill(rect, color.opacity(0.08))
    group(DrawingGroup(elements: lines.elements, clip: DrawingGroup.Clip(rect)))
    outline(rect, color.opacity(0.7), width: 0.75)
  }
}
