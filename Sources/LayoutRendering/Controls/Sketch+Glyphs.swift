import PlumbGeometry

/// Small signs that controls share.
extension Sketch {
  /// A chevron that points to the right.
  mutating func chevron(center: Point, height: Double, _ color: Color, width: Double = 2) {
    let reach = height / 4
    polyline(
      [
        Point(x: center.x - reach, y: center.y - height / 2), Point(x: center.x + reach, y: center.y),
        Point(x: center.x - reach, y: center.y + height / 2),
      ], color, width: width)
  }

  mutating func backChevron(center: Point, height: Double, _ color: Color, width: Double = 2) {
    let reach = height / 4
    polyline(
      [
        Point(x: center.x + reach, y: center.y - height / 2), Point(x: center.x - reach, y: center.y),
        Point(x: center.x + reach, y: center.y + height / 2),
      ], color, width: width)
  }

  /// A chevron that points up or down.
  mutating func caret(center: Point, width: Double, isUp: Bool, _ color: Color, stroke: Double = 1.5) {
    let reach = width / 4 * (isUp ? -1 : 1)
    polyline(
      [
        Point(x: center.x - width / 2, y: center.y - reach), Point(x: center.x, y: center.y + reach),
        Point(x: center.x + width / 2, y: center.y - reach),
      ], color, width: stroke)
  }

  /// A filled triangle that points to the right.
  mutating func triangle(_ rect: Rect, _ color: Color) {
    polygon(
      [
        Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.midY),
        Point(x: rect.minX, y: rect.maxY),
      ], color)
  }

  mutating func plus(_ rect: Rect, _ color: Color, width: Double = 1.5) {
    let reach = min(rect.width, rect.height) * 0.27
    let center = rect.center
    line(
      Point(x: center.x - reach, y: center.y), Point(x: center.x + reach, y: center.y), color, width: width)
    line(
      Point(x: center.x, y: center.y - reach), Point(x: center.x, y: center.y + reach), color, width: width)
  }

  mutating func minus(_ rect: Rect, _ color: Color, width: Double = 1.5) {
    let reach = min(rect.width, rect.height) * 0.27
    let center = rect.center
    line(
      Point(x: center.x - reach, y: center.y), Point(x: center.x + reach, y: center.y), color, width: width)
  }

  mutating func cross(_ rect: Rect, _ color: Color, width: Double = 1.5) {
    line(
      rect.origin, Point(x: rect.maxX, y: rect.maxY), color, width: width, isRound: true)
    line(
      Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY), color, width: width,
      isRound: true)
  }

  /// A lower-case i, for a ring around it.
  mutating func letterI(_ rect: Rect, _ color: Color) {
    let center = rect.center
    let reach = min(rect.width, rect.height) * 0.25
    disc(center: Point(x: center.x, y: center.y - reach), radius: reach * 0.28, .fill(color))
    line(
      Point(x: center.x, y: center.y - reach * 0.3), Point(x: center.x, y: center.y + reach * 1.1), color,
      width: 1.6)
  }

  mutating func magnifier(_ rect: Rect, _ color: Color) {
    let side = min(rect.width, rect.height)
    let radius = side * 0.34
    let center = Point(x: rect.minX + radius + 1, y: rect.minY + radius + 1)
    disc(center: center, radius: radius, .stroke(color, width: 1.5))
    line(
      Point(x: center.x + radius * 0.72, y: center.y + radius * 0.72),
      Point(x: rect.minX + side - 1, y: rect.minY + side - 1), color, width: 1.7, isRound: true)
  }

  mutating func checkmark(_ rect: Rect, _ color: Color) {
    polyline(
      [
        Point(x: rect.minX, y: rect.midY), Point(x: rect.minX + rect.width * 0.36, y: rect.maxY),
        Point(x: rect.maxX, y: rect.minY),
      ], color, width: 2)
  }
}
