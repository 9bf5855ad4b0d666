import CoreGraphics

/// A layer that shows a path, filled and with a line along it.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  open var fillRule: CAShapeLayerFillRule = .nonZero
  open var strokeColor: CGColor?
  /// Where on the path the line begins and ends, from 0 to 1.
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  open var lineWidth: CGFloat = 1
  open var miterLimit: CGFloat = 10
  open var lineCap: CAShapeLayerLineCap = .butt
  open var lineJoin: CAShapeLayerLineJoin = .miter
  open var lineDashPhase: CGFloat = 0
  open var lineDashPattern: [NSNumber]?

  override class var keys: [String: LayerKey] { LayerKey.ofShapes }

  override func drawFigure(in ctx: CGContext) {
    guard let path else { return }
    if let fillColor {
      ctx.beginPath()
      ctx.addPath(path)
      ctx.setFillColor(fillColor)
      ctx.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    if let strokeColor, lineWidth > 0, strokeEnd > strokeStart {
      let isWhole = strokeStart <= 0 && strokeEnd >= 1
      ctx.beginPath()
      ctx.addPath(isWhole ? path : path.part(from: strokeStart, to: strokeEnd))
      ctx.setStrokeColor(strokeColor)
      ctx.setLineWidth(lineWidth)
      ctx.setLineCap(lineCap.cap)
      ctx.setLineJoin(lineJoin.join)
      ctx.setMiterLimit(miterLimit)
      ctx.setLineDash(phase: lineDashPhase, lengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
      ctx.strokePath()
    }
  }

  override func take(from layer: CALayer) {
    super.take(from: layer)
    guard let layer = layer as? CAShapeLayer else { return }
    (path, fillColor, fillRule, strokeColor) = (
      layer.path, layer.fillColor, layer.fillRule, layer.strokeColor
    )
    (strokeStart, strokeEnd, lineWidth) = (layer.strokeStart, layer.strokeEnd, layer.lineWidth)
    (miterLimit, lineCap, lineJoin) = (layer.miterLimit, layer.lineCap, layer.lineJoin)
    (lineDashPhase, lineDashPattern) = (layer.lineDashPhase, layer.lineDashPattern)
  }
}

/// What counts as inside where a path crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How the line of a shape ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var cap: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

/// How lines of a shape meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var join: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}

extension LayerKey {
  fileprivate static let ofShapes = ofLayers.merging([
    "fillColor": key(\CAShapeLayer.fillColor, none: nil),
    "lineDashPhase": key(\CAShapeLayer.lineDashPhase, none: 0),
    "lineWidth": key(\CAShapeLayer.lineWidth, none: 0),
    "miterLimit": key(\CAShapeLayer.miterLimit, none: 0),
    "path": key(\CAShapeLayer.path, none: nil),
    "strokeColor": key(\CAShapeLayer.strokeColor, none: nil),
    "strokeEnd": key(\CAShapeLayer.strokeEnd, none: 0),
    "strokeStart": key(\CAShapeLayer.strokeStart, none: 0),
  ]) { $1 }
}
