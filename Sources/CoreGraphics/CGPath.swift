/// An outline of lines and curves.
public class CGPath: Hashable, @unchecked Sendable {
  package var steps: [PathStep]

  package init(steps: [PathStep]) { self.steps = steps }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(steps: path.steps)
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(steps: path.steps)
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
      transform: transform?.pointee ?? .identity)
    self.init(steps: path.steps)
  }

  public static func == (a: CGPath, b: CGPath) -> Bool { a.steps == b.steps }

  public func hash(into hasher: inout Hasher) { hasher.combine(steps) }

  public var isEmpty: Bool { steps.isEmpty }

  /// Where the path has come to: the beginning of its last subpath where that is closed, zero where it is empty.
  public var currentPoint: CGPoint { steps.traced.last?.end ?? .zero }

  // MARK: Copies

  public func copy() -> CGPath? { CGPath(steps: steps) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    applying(transform?.pointee ?? .identity)
  }

  public func mutableCopy() -> CGMutablePath? { CGMutablePath(steps: steps) }

  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(steps: applying(transform?.pointee ?? .identity).steps)
  }

  package func applying(_ transform: CGAffineTransform) -> CGPath {
    CGPath(steps: transform.isIdentity ? steps : steps.map { $0.applying(transform) })
  }

  /// The path in straight lines, none of which is further from the curves than a tenth of a point or so.
  public func flattened(threshold: CGFloat) -> CGPath {
    let path = CGMutablePath()
    for polyline in Polyline.all(steps) {
      path.addLines(between: polyline.points)
      if polyline.isClosed { path.closeSubpath() }
    }
    return CGPath(steps: path.steps)
  }

  /// The pieces that dashes leave of the path, in straight lines.
  ///
  /// - Parameter lengths: Of dashes and gaps in turn.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let path = CGMutablePath()
    for piece in Polyline.all(steps).flatMap({ $0.dashed(phase: phase, lengths) }) {
      path.addLines(between: piece.points, transform: transform)
      if piece.isClosed { path.closeSubpath() }
    }
    return CGPath(steps: path.steps)
  }

  /// The area that a line along the path covers, put together of pieces that overlap: filled by winding, it is the line.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    var outline = StrokeOutline(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    for polyline in Polyline.all(steps) { outline.add(polyline) }
    return outline.path.applying(transform)
  }
}
