/// A step of a path.
package enum PathStep: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quad(control: CGPoint, to: CGPoint)
  case curve(control1: CGPoint, control2: CGPoint, to: CGPoint)
  case close

  /// Control points first.
  package var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let control, let point): [control, point]
    case .curve(let control1, let control2, let point): [control1, control2, point]
    case .close: []
    }
  }

  var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }

  /// Where the step ends; nil for the end of a subpath, which is where that began.
  var end: CGPoint? { points.last }

  func applying(_ transform: CGAffineTransform) -> PathStep {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .quad(let control, let point):
      .quad(control: control.applying(transform), to: point.applying(transform))
    case .curve(let control1, let control2, let point):
      .curve(
        control1: control1.applying(transform), control2: control2.applying(transform),
        to: point.applying(transform))
    case .close: .close
    }
  }
}

extension [PathStep] {
  /// Each step with the point where it begins; the end of a subpath leads back to where that began.
  var traced: [(start: CGPoint, step: PathStep, end: CGPoint)] {
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    return map { step in
      let from = current
      if case .move(let point) = step { start = point }
      current = step.end ?? start
      return (from, step, current)
    }
  }
}

extension CGPath {
  /// The steps, each with the point where it begins.
  package var traced: [(start: CGPoint, step: PathStep)] { steps.traced.map { ($0.start, $0.step) } }
}
