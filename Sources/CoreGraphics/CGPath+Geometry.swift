extension CGPath {
  /// The smallest rectangle around all points, control points as well; null for an empty path.
  public var boundingBox: CGRect { CGRect(around: steps.flatMap(\.points)) }

  /// The smallest rectangle around the path; null for an empty one.
  public var boundingBoxOfPath: CGRect {
    var points: [CGPoint] = []
    for (start, step, end) in steps.traced {
      points.append(end)
      switch step {
      case .quad(let control, _):
        points += CubicCurve(start, control, end).turns
      case .curve(let control1, let control2, _):
        points += CubicCurve(start, control1, control2, end).turns
      case .move, .line, .close: break
      }
    }
    return CGRect(around: points)
  }

  /// Whether the path is a rectangle, which is then given.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    var corners: [CGPoint] = []
    for (position, step) in steps.enumerated() {
      switch step {
      case .move(let point) where position == 0: corners.append(point)
      case .line(let point): corners.append(point)
      case .close where position == steps.count - 1: break
      default: return false
      }
    }
    if corners.count == 5, corners[4] == corners[0] { corners.removeLast() }
    guard corners.count == 4 else { return false }
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    let isUpright = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let isTurned = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    guard isUpright || isTurned else { return false }
    rect?.pointee = CGRect(around: corners)
    return true
  }

  /// Whether a point, which the transform is applied to, is inside the path.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = point.applying(transform)
    let (winding, crossings) = Polyline.all(steps).reduce(into: (0, 0)) { sums, polyline in
      polyline.count(around: point, winding: &sums.0, crossings: &sums.1)
    }
    return rule == .winding ? winding != 0 : !crossings.isMultiple(of: 2)
  }
}

extension CGRect {
  /// The smallest rectangle around points; null where there is none.
  package init(around points: [CGPoint]) {
    guard let first = points.first else {
      self = .null
      return
    }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points.dropFirst() {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
