public import CoreGraphics
import Foundation
internal import PlumbViewKit

/// An outline in the coordinates of what draws it, and how its line looks.
open class NSBezierPath: NSObject, NSCopying, NSCoding {
  let path: UIBezierPath

  public override init() {
    path = UIBezierPath()
    super.init()
  }

  init(_ path: UIBezierPath) {
    self.path = path
    super.init()
  }

  public required init?(coder: NSCoder) {
    path = UIBezierPath()
    super.init()
  }

  /// Does nothing here.
  open func encode(with coder: NSCoder) {}

  public convenience init(rect: NSRect) { self.init(UIBezierPath(rect: rect)) }
  public convenience init(ovalIn rect: NSRect) { self.init(UIBezierPath(ovalIn: rect)) }
  public convenience init(cgPath: CGPath) { self.init(UIBezierPath(cgPath: cgPath)) }
  public convenience init(roundedRect rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
    self.init()
    appendRoundedRect(rect, xRadius: xRadius, yRadius: yRadius)
  }

  // MARK: Line

  open var lineWidth: CGFloat {
    get { path.lineWidth }
    set { path.lineWidth = newValue }
  }
  open var lineCapStyle: LineCapStyle {
    get { LineCapStyle(path.lineCapStyle) }
    set { path.lineCapStyle = newValue.inCoreGraphics }
  }
  open var lineJoinStyle: LineJoinStyle {
    get { LineJoinStyle(path.lineJoinStyle) }
    set { path.lineJoinStyle = newValue.inCoreGraphics }
  }
  open var windingRule: WindingRule {
    get { path.usesEvenOddFillRule ? .evenOdd : .nonZero }
    set { path.usesEvenOddFillRule = newValue == .evenOdd }
  }
  open var miterLimit: CGFloat {
    get { path.miterLimit }
    set { path.miterLimit = newValue }
  }
  open var flatness: CGFloat {
    get { path.flatness }
    set { path.flatness = newValue }
  }
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    path.setLineDash(pattern, count: count, phase: phase)
  }

  // MARK: Steps

  open func move(to point: NSPoint) { path.move(to: point) }
  open func line(to point: NSPoint) { path.addLine(to: point) }
  open func curve(to endPoint: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint) {
    path.addCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
  }
  open func curve(to endPoint: NSPoint, controlPoint: NSPoint) {
    path.addQuadCurve(to: endPoint, controlPoint: controlPoint)
  }
  open func relativeMove(to point: NSPoint) { move(to: ahead(point)) }
  open func relativeLine(to point: NSPoint) { line(to: ahead(point)) }
  open func relativeCurve(to endPoint: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint) {
    curve(to: ahead(endPoint), controlPoint1: ahead(controlPoint1), controlPoint2: ahead(controlPoint2))
  }
  open func close() { path.close() }
  open func removeAllPoints() { path.removeAllPoints() }
  open func append(_ path: NSBezierPath) { self.path.append(path.path) }
  open func appendRect(_ rect: NSRect) { path.append(UIBezierPath(rect: rect)) }
  open func appendOval(in rect: NSRect) { path.append(UIBezierPath(ovalIn: rect)) }
  open func appendRoundedRect(_ rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
    path.append(
      UIBezierPath(
        cgPath: CGPath(
          roundedRect: rect, cornerWidth: min(xRadius, rect.width / 2),
          cornerHeight: min(yRadius, rect.height / 2), transform: nil)))
  }
  /// - Parameters:
  ///   - startAngle: In degrees, against the hands of a clock where y grows upwards.
  ///   - clockwise: Whether angles fall.
  open func appendArc(
    withCenter center: NSPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool = false
  ) {
    path.addArc(
      withCenter: center, radius: radius, startAngle: startAngle * .pi / 180, endAngle: endAngle * .pi / 180,
      clockwise: !clockwise)
  }
  open func transform(using transform: AffineTransform) {
    path.apply(
      CGAffineTransform(
        a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.tX,
        ty: transform.tY))
  }

  // MARK: Questions

  open var cgPath: CGPath {
    get { path.cgPath }
    set { path.cgPath = newValue }
  }
  open var isEmpty: Bool { path.isEmpty }
  open var currentPoint: NSPoint { path.currentPoint }
  /// The smallest rectangle around the outline.
  open var bounds: NSRect { path.cgPath.boundingBoxOfPath }
  /// As `bounds`, with the points that only lead curves.
  open var controlPointBounds: NSRect { path.bounds }
  open func contains(_ point: NSPoint) -> Bool { path.contains(point) }
  /// The same outline, gone along from its end.
  open var reversed: NSBezierPath { NSBezierPath(path.reversing()) }

  // MARK: Drawing

  /// Fills what is inside the outline.
  open func fill() { path.fill() }
  /// Draws the line of the outline.
  open func stroke() { path.stroke() }
  /// What is drawn from now on shows inside the outline alone.
  open func addClip() { path.addClip() }
  open func setClip() {
    NSGraphicsContext.current?.cgContext.resetClip()
    addClip()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    // UIKit's paths copy themselves as what they are.
    (path.copy() as? UIBezierPath).map { NSBezierPath($0) } ?? NSBezierPath()
  }

  private func ahead(_ step: NSPoint) -> NSPoint {
    NSPoint(x: currentPoint.x + step.x, y: currentPoint.y + step.y)
  }
}
