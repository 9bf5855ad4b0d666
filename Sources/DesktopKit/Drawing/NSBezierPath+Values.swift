import CoreGraphics
import Foundation

extension NSBezierPath {
  public enum LineCapStyle: UInt, Sendable { case butt, round, square }
  public enum LineJoinStyle: UInt, Sendable { case miter, round, bevel }
  public enum WindingRule: UInt, Sendable { case nonZero, evenOdd }

  /// That of lines that are drawn without a path of their own.
  public class var defaultLineWidth: CGFloat { 1 }
  public class func fill(_ rect: NSRect) { NSBezierPath(rect: rect).fill() }
  public class func stroke(_ rect: NSRect) { NSBezierPath(rect: rect).stroke() }
  public class func clip(_ rect: NSRect) { NSBezierPath(rect: rect).addClip() }
  public class func strokeLine(from point1: NSPoint, to point2: NSPoint) {
    let path = NSBezierPath()
    path.move(to: point1)
    path.line(to: point2)
    path.stroke()
  }
}

extension NSBezierPath.LineCapStyle {
  init(_ style: CGLineCap) {
    switch style {
    case .round: self = .round
    case .square: self = .square
    default: self = .butt
    }
  }

  var inCoreGraphics: CGLineCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension NSBezierPath.LineJoinStyle {
  init(_ style: CGLineJoin) {
    switch style {
    case .round: self = .round
    case .bevel: self = .bevel
    default: self = .miter
    }
  }

  var inCoreGraphics: CGLineJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
