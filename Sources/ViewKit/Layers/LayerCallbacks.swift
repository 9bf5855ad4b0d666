import CoreGraphics

/// Which classes of views have a say in what their layers do: those that override the methods.
@MainActor
enum LayerCallbacks {
  private final class Plain: UIView {}
  private final class Drawing: UIView {
    override func draw(_ rect: CGRect) { tag += 1 }
  }
  private final class DrawingLayer: UIView {
    override func draw(_ layer: CALayer, in ctx: CGContext) { tag += 2 }
  }
  private final class Placing: UIView {
    override func layoutSublayers(of layer: CALayer) { tag += 3 }
  }
  private final class Choosing: UIView {
    override class var layerClass: AnyClass { UIView.self }
  }

  private static let drawing = OverrideProbe(base: UIView.self, plain: Plain.self, overriding: Drawing.self)
  private static let drawingLayer = OverrideProbe(
    base: UIView.self, plain: Plain.self, overriding: DrawingLayer.self)
  private static let placing = OverrideProbe(base: UIView.self, plain: Plain.self, overriding: Placing.self)
  private static let choosing = OverrideProbe(base: UIView.self, plain: Plain.self, overriding: Choosing.self)

  /// Whether views of a class lay out by their layers: these are of a class of their own, or their views override what
  /// layers call.
  static func placeSublayers(_ type: UIView.Type) -> Bool {
    placing.isOverridden(in: type) || choosing.isOverridden(in: type)
  }

  /// Whether views of a class draw.
  static func draw(_ type: UIView.Type) -> Bool {
    drawing.isOverridden(in: type) || drawingLayer.isOverridden(in: type) || choosing.isOverridden(in: type)
  }
}

extension UIView {
  /// Lays out the subviews, and after that the layers that were added to the view's.
  func layOutByLayer() {
    if LayerCallbacks.placeSublayers(type(of: self)) { layer.layoutSublayers() } else { layoutSubviews() }
    guard let sublayers = rarelyUsed?.sublayers else { return }
    for layer in sublayers.added { layer.layoutIfNeeded() }
  }
}
