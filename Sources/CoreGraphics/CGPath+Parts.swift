extension CGPath {
  /// What lies between two shares of the path's length, in straight lines.
  package func part(from start: CGFloat, to end: CGFloat) -> CGPath {
    let lines = Polyline.all(steps)
    let length = lines.reduce(0) { $0 + $1.length }
    let path = CGMutablePath()
    var done: CGFloat = 0
    for line in lines {
      path.addLines(between: line.points(from: start * length - done, to: end * length - done))
      done += line.length
    }
    return CGPath(steps: path.steps)
  }
}

extension Polyline {
  private var closed: [CGPoint] { isClosed ? points + points.prefix(1) : points }

  var length: CGFloat {
    zip(closed, closed.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
  }

  /// The points between two distances from the beginning; none where nothing is between them.
  fileprivate func points(from start: CGFloat, to end: CGFloat) -> [CGPoint] {
    var found: [CGPoint] = []
    var done: CGFloat = 0
    for (a, b) in zip(closed, closed.dropFirst()) {
      let step = hypot(b.x - a.x, b.y - a.y)
      defer { done += step }
      let (from, to) = (max(start - done, 0), min(end - done, step))
      guard step > 0, from < to else { continue }
      func point(_ distance: CGFloat) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * distance / step, y: a.y + (b.y - a.y) * distance / step)
      }
      if found.isEmpty { found.append(point(from)) }
      found.append(to == step ? b : point(to))
    }
    return found
  }
}
