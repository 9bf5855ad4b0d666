import PlumbAppleFacts
import PlumbGeometry

/// Lines at which a dragged rectangle holds on: edges and centres of its neighbours, of what contains it, and the usual
/// distances to these.
struct Snapping: Sendable {
  /// A coordinate, what of the rectangle holds on to it, and what it comes from.
  private struct Line: Sendable {
    let position: Double
    /// Where on the rectangle, as a share of its extent: 0, ½ or 1.
    let share: Double
    let source: Rect
    /// A better line wins over one that is as near.
    let rank: Int
  }

  private var horizontal: [Line] = []
  private var vertical: [Line] = []

  /// - Parameters:
  ///   - siblings: In the coordinates in which rectangles are dragged.
  ///   - container: What contains the rectangle.
  ///   - guides: Rectangles of layout guides and margins inside of that.
  init(siblings: [Rect], container: Rect?, guides: [Rect]) {
    for sibling in siblings { add(sibling, distance: StandardSpace.betweenSiblings, isInside: false) }
    for guide in guides { add(guide, distance: nil, isInside: true) }
    if let container { add(container, distance: StandardSpace.toContainer, isInside: true) }
  }

  private mutating func add(_ rect: Rect, distance: Double?, isInside: Bool) {
    for axis in [Axis.horizontal, .vertical] {
      let (low, high) =
        axis == .horizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
      var lines = [
        Line(position: low, share: 0, source: rect, rank: 1),
        Line(position: high, share: 1, source: rect, rank: 1),
        Line(position: (low + high) / 2, share: 0.5, source: rect, rank: 2),
      ]
      if let distance {
        let sign = isInside ? 1.0 : -1
        lines.append(Line(position: low + sign * distance, share: isInside ? 0 : 1, source: rect, rank: 0))
        lines.append(Line(position: high - sign * distance, share: isInside ? 1 : 0, source: rect, rank: 0))
      }
      if axis == .horizontal { horizontal += lines } else { vertical += lines }
    }
  }

  /// What holds on, and by how much the rectangle has to move for it.
  struct Hold: Sendable {
    var offset = Point(x: 0, y: 0)
    /// Where lines are drawn.
    var lines: [Distance] = []
  }

  /// The nearest lines within reach.
  ///
  /// - Parameters:
  ///   - shares: What of the rectangle may hold on, on either axis: 0 and 1 are its edges, ½ its centre.
  ///   - reach: In points.
  func hold(_ rect: Rect, _ shares: (x: [Double], y: [Double]), reach: Double) -> Hold {
    var hold = Hold()
    if let (line, offset) = nearest(horizontal, rect.minX, rect.width, shares.x, reach) {
      hold.offset.x = offset
      let (low, high) = (min(rect.minY, line.source.minY), max(rect.maxY, line.source.maxY))
      hold.lines.append(
        Distance(start: Point(x: line.position, y: low), end: Point(x: line.position, y: high)))
    }
    if let (line, offset) = nearest(vertical, rect.minY, rect.height, shares.y, reach) {
      hold.offset.y = offset
      let (low, high) = (min(rect.minX, line.source.minX), max(rect.maxX, line.source.maxX))
      hold.lines.append(
        Distance(start: Point(x: low, y: line.position), end: Point(x: high, y: line.position)))
    }
    return hold
  }

  private func nearest(
    _ lines: [Line], _ start: Double, _ extent: Double, _ shares: [Double], _ reach: Double
  ) -> (Line, Double)? {
    var best: (line: Line, offset: Double)?
    for line in lines where shares.contains(line.share) {
      let offset = line.position - (start + line.share * extent)
      guard abs(offset) <= reach else { continue }
      if let best,
        abs(best.offset) < abs(offset) || abs(best.offset) == abs(offset) && best.line.rank <= line.rank
      {
        continue
      }
      best = (line, offset)
    }
    return best
  }
}
