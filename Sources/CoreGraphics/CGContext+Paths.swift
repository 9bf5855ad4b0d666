/// The path that is being put together. Its points are taken by the transform of the time at which they are added.
extension CGContext {
  public func beginPath() { current = CGMutablePath() }
  public func move(to point: CGPoint) { current.move(to: point, transform: ctm) }
  public func addLine(to point: CGPoint) { current.addLine(to: point, transform: ctm) }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(to: end, control: control, transform: ctm)
  }
  public func closePath() { current.closeSubpath() }
  public func addRect(_ rect: CGRect) { current.addRect(rect, transform: ctm) }
  public func addRects(_ rects: [CGRect]) { current.addRects(rects, transform: ctm) }
  public func addLines(between points: [CGPoint]) { current.addLines(between: points, transform: ctm) }
  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect, transform: ctm) }
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    current.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
      transform: ctm)
  }
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    current.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: ctm)
  }
  public func addPath(_ path: CGPath) { current.addPath(path, transform: ctm) }

  public var isPathEmpty: Bool { current.isEmpty }
  public var currentPointOfPath: CGPoint { current.currentPoint.applying(ctm.inverted()) }
  public var boundingBoxOfPath: CGRect { current.applying(ctm.inverted()).boundingBox }
  /// Nil where there is none.
  public var path: CGPath? { current.isEmpty ? nil : current.applying(ctm.inverted()) }

  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let point = point.applying(ctm)
    switch mode {
    case .fill: return current.contains(point)
    case .eoFill: return current.contains(point, using: .evenOdd)
    case .stroke: return strokedPath.contains(point)
    case .fillStroke: return current.contains(point) || strokedPath.contains(point)
    case .eoFillStroke: return current.contains(point, using: .evenOdd) || strokedPath.contains(point)
    }
  }

  /// The area that stroking the path would cover takes its place.
  public func replacePathWithStrokedPath() { current = CGMutablePath(steps: strokedPath.steps) }

  private var strokedPath: CGPath {
    let style = deviceLine
    let dashed =
      style.dashes.isEmpty ? current : current.copy(dashingWithPhase: style.dashPhase, lengths: style.dashes)
    return dashed.copy(
      strokingWithWidth: style.width, lineCap: style.cap, lineJoin: style.join, miterLimit: style.miterLimit)
  }

  /// The line's style in the coordinates of what is recorded. One that a transform scales unevenly is as wide as its mean.
  var deviceLine: CGLineStyle {
    let factor = abs(ctm.a * ctm.d - ctm.b * ctm.c).squareRoot()
    guard factor != 1 else { return state.line }
    var style = state.line
    style.width *= factor
    style.dashPhase *= factor
    style.dashes = style.dashes.map { $0 * factor }
    return style
  }
}
