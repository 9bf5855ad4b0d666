/// A subpath in straight lines.
struct Polyline {
  var points: [CGPoint]
  var isClosed = false

  /// The subpaths of a path that have lines.
  static func all(_ steps: [PathStep]) -> [Polyline] {
    var finished: [Polyline] = []
    var current: Polyline?
    for (start, step, end) in steps.traced {
      if case .move(let point) = step {
        if let current, current.points.count > 1 { finished.append(current) }
        current = Polyline(points: [point])
        continue
      }
      var line = current ?? Polyline(points: [start])
      switch step {
      case .move: break
      case .line(let point): line.points.append(point)
      case .quad(let control, _): line.points += CubicCurve(start, control, end).points
      case .curve(let control1, let control2, _):
        line.points += CubicCurve(start, control1, control2, end).points
      case .close:
        line.isClosed = true
        finished.append(line)
        current = nil
        continue
      }
      current = line
    }
    if let current, current.points.count > 1 { finished.append(current) }
    return finished
  }

  /// The lines, the one that closes the subpath as well.
  private var edges: [(CGPoint, CGPoint)] {
    Array(zip(points, points.dropFirst() + points.prefix(1)))
  }

  /// Counts how often the subpath, closed, goes around a point.
  func count(around point: CGPoint, winding: inout Int, crossings: inout Int) {
    for (a, b) in edges where (a.y <= point.y) != (b.y <= point.y) {
      let side = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
      let isUp = b.y > a.y
      guard isUp ? side > 0 : side < 0 else { continue }
      crossings += 1
      winding += isUp ? 1 : -1
    }
  }

  /// The pieces that dashes leave.
  func dashed(phase: CGFloat, _ lengths: [CGFloat]) -> [Polyline] {
    let period = lengths.reduce(0, +)
    guard period > 0, period.isFinite, lengths.allSatisfy({ $0 >= 0 }), let first = points.first else {
      return [self]
    }
    let lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    var dash = DashWalk(lengths, phase: phase)
    var pieces: [Polyline] = []
    var piece = dash.isOn ? Polyline(points: [first]) : nil
    for (start, end) in isClosed ? edges : edges.dropLast() {
      let length = hypot(end.x - start.x, end.y - start.y)
      var done: CGFloat = 0
      while length - done > dash.rest {
        done += dash.rest
        let share = done / length
        let point = CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
        if var ended = piece {
          ended.points.append(point)
          pieces.append(ended)
        }
        dash.turn()
        piece = dash.isOn ? Polyline(points: [point]) : nil
      }
      dash.rest -= length - done
      piece?.points.append(end)
    }
    if let piece, piece.points.count > 1 { pieces.append(piece) }
    return pieces
  }
}

/// Where a walk along dashes and gaps has come to.
private struct DashWalk {
  private let lengths: [CGFloat]
  private var position = 0
  /// How much is left of the dash or gap.
  var rest: CGFloat

  init(_ lengths: [CGFloat], phase: CGFloat) {
    self.lengths = lengths
    rest = lengths[0]
    let period = lengths.reduce(0, +)
    var phase = phase.isFinite ? phase.truncatingRemainder(dividingBy: period) : 0
    if phase < 0 { phase += period }
    while phase >= rest {
      phase -= rest
      turn()
    }
    rest -= phase
  }

  var isOn: Bool { position.isMultiple(of: 2) }

  mutating func turn() {
    position = (position + 1) % lengths.count
    rest = lengths[position]
  }
}
