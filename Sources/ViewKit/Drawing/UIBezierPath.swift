import CoreGraphics

/// An outline of lines and curves, with how its line is drawn.
open class UIBezierPath: NSObject, NSCopying, NSCoding {
  private var path = CGMutablePath()
  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  /// Does nothing here.
  open func encode(with coder: NSCoder) {}

  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path.addPath(CGPath)
  }

  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }

  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    path.addRect(rect, corners: order.map { corners.contains($0) ? cornerRadii : .zero })
  }

  /// - Parameter clockwise: Whether angles grow, as they do with the hands of a clock where y grows downwards.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  // MARK: Line

  open var lineWidth: CGFloat = 1
  open var lineCapStyle: CGLineCap = .butt
  open var lineJoinStyle: CGLineJoin = .miter
  open var miterLimit: CGFloat = 10
  /// How far what is drawn may be from curves; these are recorded as they are.
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false

  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    dashPhase = phase
  }

  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (place, length) in dashes.enumerated() { pattern?[place] = length }
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }

  // MARK: Steps

  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// - Parameter clockwise: Whether angles grow, as they do with the hands of a clock where y grows downwards.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }
  open func close() { path.closeSubpath() }
  open func removeAllPoints() { path = CGMutablePath() }
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  open func apply(_ transform: CGAffineTransform) {
    path = CGMutablePath(steps: path.applying(transform).steps)
  }

  /// The same outline, gone along from its end.
  open func reversing() -> UIBezierPath {
    let reversed = duplicate()
    reversed.path = CGMutablePath(steps: path.steps.reversedSubpaths)
    return reversed
  }

  // MARK: Questions

  open var cgPath: CGPath {
    get { CGPath(steps: path.steps) }
    set { path = CGMutablePath(steps: newValue.steps) }
  }
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around the outline's points, those that only lead curves as well.
  open var bounds: CGRect { path.boundingBox }
  open var currentPoint: CGPoint { path.currentPoint }
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Drawing

  /// Fills the outline in the current context, in its colour.
  open func fill() { draw(.normal, 1) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) } }

  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
  }

  /// Draws a line along the outline in the current context, in its colour.
  open func stroke() { drawLine(.normal, 1) }

  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { drawLine(blendMode, alpha) }

  /// Leaves room in the current context for what is drawn inside the outline.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func drawLine(_ blendMode: CGBlendMode, _ alpha: CGFloat) {
    draw(blendMode, alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dashPhase, lengths: dashes)
      context.strokePath()
    }
  }

  private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha < 1 { context.setAlpha(alpha) }
    context.beginPath()
    context.addPath(path)
    body(context)
    context.restoreGState()
  }

  // MARK: Copies

  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  private func duplicate() -> UIBezierPath {
    let copy = UIBezierPath(cgPath: path)
    (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
    (copy.miterLimit, copy.flatness) = (miterLimit, flatness)
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    (copy.dashes, copy.dashPhase) = (dashes, dashPhase)
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return path == other.path && lineWidth == other.lineWidth
      && usesEvenOddFillRule == other.usesEvenOddFillRule
  }

  open override var hash: Int { path.hashValue }
}

extension [PathStep] {
  /// The subpaths from the last one to the first, each from its end.
  fileprivate var reversedSubpaths: [PathStep] {
    var subpaths: [[PathStep]] = []
    for step in self {
      if case .move = step { subpaths.append([]) }
      if subpaths.isEmpty { subpaths.append([]) }
      subpaths[subpaths.count - 1].append(step)
    }
    return subpaths.reversed().flatMap(\.reversedSubpath)
  }

  private var reversedSubpath: [PathStep] {
    let isClosed = last == .close
    let steps = isClosed ? dropLast() : self[...]
    let ends = steps.compactMap(\.points.last)
    guard let end = ends.last else { return self }
    var reversed: [PathStep] = [.move(end)]
    for (step, start) in zip(steps.dropFirst(), ends).reversed() {
      switch step {
      case .move, .close: break
      case .line: reversed.append(.line(start))
      case .quad(let control, _): reversed.append(.quad(control: control, to: start))
      case .curve(let control1, let control2, _):
        reversed.append(.curve(control1: control2, control2: control1, to: start))
      }
    }
    return isClosed ? reversed + [.close] : reversed
  }
}
