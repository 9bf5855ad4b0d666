import CoreGraphics

/// A layer whose colours go over into each other; pictures leave them out.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// Of `CGColor`.
  open var colors: [Any]?
  /// Where the colours are, from 0 to 1; the same distance apart where this is nil.
  open var locations: [NSNumber]?
  /// In the bounds, from 0 to 1.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type: CAGradientLayerType = .axial

  override class var keys: [String: LayerKey] { LayerKey.ofGradients }

  override func drawFigure(in ctx: CGContext) {
    let places = locations?.map { CGFloat($0.doubleValue) }
    let fitting = places.flatMap { $0.count == colors?.count ? $0 : nil }
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors ?? [], locations: fitting) else {
      return
    }
    let (start, end) = (place(startPoint), place(endPoint))
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    ctx.saveGState()
    ctx.clip(to: bounds)
    if type == .axial {
      ctx.drawLinearGradient(gradient, start: start, end: end, options: options)
    } else {
      ctx.drawRadialGradient(
        gradient, startCenter: start, startRadius: 0, endCenter: start,
        endRadius: hypot(end.x - start.x, end.y - start.y), options: options)
    }
    ctx.restoreGState()
  }

  private func place(_ point: CGPoint) -> CGPoint {
    let bounds = bounds
    return CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
  }

  override func take(from layer: CALayer) {
    super.take(from: layer)
    guard let layer = layer as? CAGradientLayer else { return }
    (colors, locations, type) = (layer.colors, layer.locations, layer.type)
    (startPoint, endPoint) = (layer.startPoint, layer.endPoint)
  }
}

/// The way in which the colours of a gradient lie.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

extension LayerKey {
  fileprivate static let ofGradients = ofLayers.merging([
    "colors": key(\CAGradientLayer.colors, none: nil),
    "endPoint": key(\CAGradientLayer.endPoint, none: .zero),
    "locations": key(\CAGradientLayer.locations, none: nil),
    "startPoint": key(\CAGradientLayer.startPoint, none: .zero),
  ]) { $1 }
}
