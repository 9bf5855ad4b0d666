import CoreGraphics

/// What a view is drawn with, as far as layout has to do with it: its geometry is its view's.
@preconcurrency @MainActor
open class CALayer: NSObject {
  unowned(unsafe) var view: UIView?

  public required override init() { super.init() }

  open var cornerRadius: CGFloat = 0
  /// Which corners `cornerRadius` rounds.
  open var maskedCorners: CACornerMask = .all
  open var cornerCurve: CALayerCornerCurve = .circular
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var backgroundColor: CGColor?
  open var masksToBounds = false
  open var isOpaque = false
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var allowsEdgeAntialiasing = false
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 3
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowColor: CGColor?
  open var zPosition: CGFloat = 0
  open var name: String?
  open var opacity: Float = 1
  open var isHidden: Bool {
    get { view?.isHidden ?? false }
    set { view?.isHidden = newValue }
  }

  /// In the superview's coordinates.
  open var frame: CGRect {
    get { view?.frame ?? .zero }
    set { view?.frame = newValue }
  }
  open var bounds: CGRect {
    get { view?.bounds ?? .zero }
    set { view?.bounds = newValue }
  }
  /// Where the anchor point lies in the superview's coordinates.
  open var position: CGPoint {
    get { view?.center ?? .zero }
    set { view?.center = newValue }
  }
  /// Where `position` lies in the bounds, from 0 to 1.
  open var anchorPoint: CGPoint {
    get { view?.geometry.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
    set { view?.anchorPoint = newValue }
  }

  /// Whether the layer's view waits for layout.
  open func needsLayout() -> Bool { view?.layoutState.contains(.needsLayout) ?? false }
  open func setNeedsLayout() { view?.setNeedsLayout() }
  open func layoutIfNeeded() { view?.layoutIfNeeded() }
  open func setNeedsDisplay() { view?.setNeedsDisplay() }
  open func setNeedsDisplay(_ rect: CGRect) { view?.setNeedsDisplay(rect) }
}

extension UIView {
  func makeLayer() -> CALayer {
    let layer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).init()
    layer.view = self
    return layer
  }
}
