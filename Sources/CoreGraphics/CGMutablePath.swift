/// An outline that is being put together.
public class CGMutablePath: CGPath, @unchecked Sendable {
  package override init(steps: [PathStep]) { super.init(steps: steps) }

  public init() { super.init(steps: []) }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    steps.append(.move(point.applying(transform)))
  }

  /// A line from the current point. Without one there is no line, as with all that goes on from there.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.line(point), transform)
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    append(.quad(control: control, to: end), transform)
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    append(.curve(control1: control1, control2: control2, to: end), transform)
  }

  /// A line back to where the subpath began.
  public func closeSubpath() {
    if let last = steps.last, last != .close { steps.append(.close) }
  }

  /// A subpath of lines.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    addLines(between: corners, transform: transform)
    closeSubpath()
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// A rectangle with quarters of ellipses for corners, at most as large as its sides have room for.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    addRect(rect, corners: [corner, corner, corner, corner], transform)
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let unit = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    addPart(.arc(from: 0, by: 2 * .pi), isNew: true, unit.concatenating(transform))
    closeSubpath()
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    steps += path.applying(transform).steps
  }

  func append(_ step: PathStep, _ transform: CGAffineTransform) {
    if !steps.isEmpty { steps.append(step.applying(transform)) }
  }

  /// A rectangle whose corners have sizes of their own: the upper left one, then on with the hands of a clock.
  package func addRect(_ rect: CGRect, corners: [CGSize], _ transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let sizes = corners.map { size in
      CGSize(
        width: min(max(size.width, 0), rect.width / 2), height: min(max(size.height, 0), rect.height / 2))
    }
    if sizes.allSatisfy({ $0.width == 0 || $0.height == 0 }) { return addRect(rect, transform: transform) }
    // The ellipse in each corner, and the angle at which its quarter begins.
    let places = [
      (rect.minX, rect.minY, 1.0, 1.0), (rect.maxX, rect.minY, -1, 1), (rect.maxX, rect.maxY, -1, -1),
      (rect.minX, rect.maxY, 1, -1),
    ]
    for (position, (size, place)) in zip(sizes, places).enumerated() {
      let unit = CGAffineTransform(
        a: size.width, b: 0, c: 0, d: size.height, tx: place.0 + CGFloat(place.2) * size.width,
        ty: place.1 + CGFloat(place.3) * size.height)
      let start = CGFloat.pi * (1 + CGFloat(position) / 2)
      addPart(.arc(from: start, by: .pi / 2), isNew: position == 0, unit.concatenating(transform))
    }
    closeSubpath()
  }
}
