extension CGContext {
  // MARK: The path

  /// Draws the path, and begins a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = CGPath(steps: current.steps)
    beginPath()
    guard !path.isEmpty else { return }
    switch mode {
    case .fill, .fillStroke: record(.fill(path, .winding, state.fill))
    case .eoFill, .eoFillStroke: record(.fill(path, .evenOdd, state.fill))
    case .stroke: break
    }
    switch mode {
    case .stroke, .fillStroke, .eoFillStroke: record(.stroke(path, state.stroke, deviceLine))
    case .fill, .eoFill: break
    }
  }

  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  public func strokePath() { drawPath(using: .stroke) }

  // MARK: Figures

  public func fill(_ rect: CGRect) { fill([rect]) }
  public func fill(_ rects: [CGRect]) { draw(.fill) { $0.addRects(rects, transform: ctm) } }
  public func stroke(_ rect: CGRect) { draw(.stroke) { $0.addRect(rect, transform: ctm) } }
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let before = state.line.width
    state.line.width = width
    stroke(rect)
    state.line.width = before
  }
  public func fillEllipse(in rect: CGRect) { draw(.fill) { $0.addEllipse(in: rect, transform: ctm) } }
  public func strokeEllipse(in rect: CGRect) { draw(.stroke) { $0.addEllipse(in: rect, transform: ctm) } }

  /// Lines from each point at an even place to the next one.
  public func strokeLineSegments(between points: [CGPoint]) {
    draw(.stroke) { path in
      for place in stride(from: 0, to: points.count - 1, by: 2) {
        path.addLines(between: [points[place], points[place + 1]], transform: ctm)
      }
    }
  }

  /// Draws a path in place of the one that is being put together, which is lost, as with Apple's.
  private func draw(_ mode: CGPathDrawingMode, _ build: (CGMutablePath) -> Void) {
    beginPath()
    build(current)
    drawPath(using: mode)
  }

  // MARK: Clips

  /// Leaves room for what is drawn inside the path, and begins a new one.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clips.append(CGRecordedClip(path: CGPath(steps: current.steps), rule: rule))
    beginPath()
  }

  public func clip(to rect: CGRect) { clip(to: [rect]) }

  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// The mask's rectangle: images have no pixels.
  public func clip(to rect: CGRect, mask: CGImage) { clip(to: rect) }

  public func resetClip() { state.clips = [] }

  /// The rectangle around what can be drawn to.
  public var boundingBoxOfClipPath: CGRect {
    state.clips.reduce(extent) { $0.intersection($1.path.boundingBoxOfPath) }.applying(ctm.inverted())
  }

  // MARK: Images and gradients

  /// - Parameter byTiling: Whether the image is repeated; it is shown once here.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    draw(object: image, in: rect)
  }

  /// Recorded; pictures of layouts leave it out.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    record(
      .linearGradient(gradient, start: startPoint.applying(ctm), end: endPoint.applying(ctm), options))
  }

  /// Recorded; pictures of layouts leave it out.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    record(
      .radialGradient(
        gradient, start: startCenter.applying(ctm), startRadius: startRadius, end: endCenter.applying(ctm),
        endRadius: endRadius, options))
  }
}
