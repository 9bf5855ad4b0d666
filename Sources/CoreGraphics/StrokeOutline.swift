/// The area that a line covers: a rectangle for each straight part, and pieces for corners and ends, all of which go
/// around in the same direction.
struct StrokeOutline {
  let path = CGMutablePath()
  private let half: CGFloat
  private let cap: CGLineCap
  private let join: CGLineJoin
  private let miterLimit: CGFloat

  init(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
    half = max(width, 0) / 2
    (self.cap, self.join, self.miterLimit) = (cap, join, miterLimit)
  }

  mutating func add(_ line: Polyline) {
    var points: [CGPoint] = []
    for point in line.points where points.last != point { points.append(point) }
    if line.isClosed, points.count > 1, points.last == points.first { points.removeLast() }
    guard points.count > 1 else {
      if let point = points.first { addDot(at: point) }
      return
    }
    let ends = line.isClosed ? points + [points[0]] : points
    let last = ends.count - 2
    for place in 0...last {
      let isOpen = !line.isClosed
      addPart(ends[place], ends[place + 1], isFirst: isOpen && place == 0, isLast: isOpen && place == last)
      if place < last { addCorner(ends[place], ends[place + 1], ends[place + 2]) }
    }
    if line.isClosed { addCorner(ends[last], ends[0], ends[1]) }
  }

  /// A subpath without length shows where its ends reach beyond it.
  private func addDot(at point: CGPoint) {
    let square = CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
    switch cap {
    case .butt: break
    case .round: path.addEllipse(in: square)
    case .square: path.addRect(square)
    }
  }

  private func addPart(_ a: CGPoint, _ b: CGPoint, isFirst: Bool, isLast: Bool) {
    let way = Self.direction(a, b)
    let before = isFirst && cap == .square ? half : 0
    let after = isLast && cap == .square ? half : 0
    let start = CGPoint(x: a.x - way.dx * before, y: a.y - way.dy * before)
    let end = CGPoint(x: b.x + way.dx * after, y: b.y + way.dy * after)
    addPolygon([
      aside(start, way, -1), aside(end, way, -1), aside(end, way, 1), aside(start, way, 1),
    ])
    if cap == .round {
      if isFirst { addDot(at: a) }
      if isLast { addDot(at: b) }
    }
  }

  private func addCorner(_ a: CGPoint, _ corner: CGPoint, _ b: CGPoint) {
    let (coming, going) = (Self.direction(a, corner), Self.direction(corner, b))
    let turn = coming.dx * going.dy - coming.dy * going.dx
    let cosine = coming.dx * going.dx + coming.dy * going.dy
    guard abs(turn) > 1e-9 || cosine < 0 else { return }
    if join == .round {
      return path.addEllipse(
        in: CGRect(x: corner.x - half, y: corner.y - half, width: 2 * half, height: 2 * half))
    }
    // The gap is at the outer side of the bend.
    let side: CGFloat = turn > 0 ? -1 : 1
    let (first, second) = (aside(corner, coming, side), aside(corner, going, side))
    var polygon = [corner, first, second]
    // A mitre is as many half widths long as the sine of half the angle says; at the angle of a U-turn there is none.
    let sine = ((1 + cosine) / 2).squareRoot()
    if join == .miter, sine > 1e-6, 1 / sine <= miterLimit {
      let middle = CGPoint(x: (first.x + second.x) / 2 - corner.x, y: (first.y + second.y) / 2 - corner.y)
      let factor = 1 / (sine * sine)
      let tip = CGPoint(x: corner.x + middle.x * factor, y: corner.y + middle.y * factor)
      polygon = [corner, first, tip, second]
    }
    addPolygon(turn > 0 ? polygon : polygon.reversed())
  }

  private func aside(_ point: CGPoint, _ way: CGVector, _ side: CGFloat) -> CGPoint {
    CGPoint(x: point.x - way.dy * half * side, y: point.y + way.dx * half * side)
  }

  private func addPolygon(_ points: [CGPoint]) {
    path.addLines(between: points)
    path.closeSubpath()
  }

  private static func direction(_ a: CGPoint, _ b: CGPoint) -> CGVector {
    let length = hypot(b.x - a.x, b.y - a.y)
    return CGVector(dx: (b.x - a.x) / length, dy: (b.y - a.y) / length)
  }
}
