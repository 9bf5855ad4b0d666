extension CGMutablePath {
  /// Part of a circle, and a line to where it begins.
  ///
  /// - Parameter clockwise: Whether angles get smaller. Where y grows downwards, as in views, those that grow turn with
  ///   the hands of a clock.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle,
      delta: Self.turn(from: startAngle, to: endAngle, isFalling: clockwise), transform: transform)
  }

  /// Part of a circle, and a line to where it begins.
  ///
  /// - Parameter delta: By how much the angle grows.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let unit = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
    addPart(.arc(from: startAngle, by: delta), isNew: false, unit.concatenating(transform))
  }

  /// Part of a circle that touches the line to a first point and the line from there to a second one, and a line to
  /// where it begins.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard !steps.isEmpty else { return }
    let start = currentPoint.applying(transform.inverted())
    let (a, b) = (
      CGVector(dx: start.x - tangent1End.x, dy: start.y - tangent1End.y),
      CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y)
    )
    let (lengthA, lengthB) = (hypot(a.dx, a.dy), hypot(b.dx, b.dy))
    let cross = a.dx * b.dy - a.dy * b.dx
    guard lengthA > 0, lengthB > 0, radius > 0, abs(cross) > 1e-9 * lengthA * lengthB else {
      return addLine(to: tangent1End, transform: transform)
    }
    // From the corner to where the circle touches the lines: r / tan(angle / 2).
    let angle = acos(min(max((a.dx * b.dx + a.dy * b.dy) / (lengthA * lengthB), -1), 1))
    let distance = radius / tan(angle / 2)
    let touch = CGPoint(
      x: tangent1End.x + a.dx / lengthA * distance, y: tangent1End.y + a.dy / lengthA * distance)
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(
      x: touch.x - a.dy / lengthA * radius * side, y: touch.y + a.dx / lengthA * radius * side)
    addRelativeArc(
      center: center, radius: radius, startAngle: atan2(touch.y - center.y, touch.x - center.x),
      delta: -side * (.pi - angle), transform: transform)
  }

  /// By how much the angle of an arc grows; an arc of a whole turn is a circle.
  private static func turn(from start: CGFloat, to end: CGFloat, isFalling: Bool) -> CGFloat {
    let whole = 2 * CGFloat.pi
    let delta = isFalling ? start - end : end - start
    guard delta.isFinite else { return 0 }
    let turn =
      delta < 0
      ? whole - (-delta).truncatingRemainder(dividingBy: whole)
      : delta > whole ? whole + delta.truncatingRemainder(dividingBy: whole) : delta
    return isFalling ? -turn : turn
  }

  /// Adds curves, the first of which begins a subpath, or is led to by a line.
  func addPart(_ part: UnitArc, isNew: Bool, _ transform: CGAffineTransform) {
    let start = part.start.applying(transform)
    if steps.isEmpty || isNew { steps.append(.move(start)) } else { steps.append(.line(start)) }
    steps += part.curves.map { $0.applying(transform) }
  }
}

/// Part of the circle of radius 1 around the origin.
struct UnitArc {
  private let angle: CGFloat
  private let delta: CGFloat

  static func arc(from angle: CGFloat, by delta: CGFloat) -> UnitArc { UnitArc(angle: angle, delta: delta) }

  var start: CGPoint { point(angle) }

  /// A curve for each quarter at most, whose control points lie 4/3 tan(δ/4) from its ends.
  var curves: [PathStep] {
    guard delta != 0, delta.isFinite, angle.isFinite else { return [] }
    let count = Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up))
    let part = delta / CGFloat(max(count, 1))
    let reach = 4 / 3 * tan(part / 4)
    return (0..<max(count, 1)).map { position in
      let (from, to) = (angle + part * CGFloat(position), angle + part * CGFloat(position + 1))
      let (a, b) = (point(from), point(to))
      return .curve(
        control1: CGPoint(x: a.x - a.y * reach, y: a.y + a.x * reach),
        control2: CGPoint(x: b.x + b.y * reach, y: b.y - b.x * reach), to: b)
    }
  }

  private func point(_ angle: CGFloat) -> CGPoint {
    // Quarters end on the axes, where sines of multiples of π miss zero by a little.
    func exact(_ value: CGFloat) -> CGFloat {
      let whole = value.rounded()
      return abs(value - whole) < 1e-15 * 4 ? whole : value
    }
    return CGPoint(x: exact(cos(angle)), y: exact(sin(angle)))
  }
}
