import CoreGraphics

/// What a view is drawn with, as far as layout has to do with it: its geometry is its view's. A layer that no view has
/// keeps its own.
@preconcurrency @MainActor
open class CALayer: NSObject {
  weak var view: UIView?
  /// Of a layer that no view has.
  private var ownGeometry = ViewGeometry()
  private var ownIsHidden = false

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
    get { view?.isHidden ?? ownIsHidden }
    set { if let view { view.isHidden = newValue } else { ownIsHidden = newValue } }
  }

  /// In the superview's coordinates.
  open var frame: CGRect {
    get { view?.frame ?? ownGeometry.frame }
    set { if let view { view.frame = newValue } else { ownGeometry.setFrame(newValue) } }
  }
  open var bounds: CGRect {
    get { view?.bounds ?? ownGeometry.bounds }
    set { if let view { view.bounds = newValue } else { ownGeometry.bounds = newValue } }
  }
  /// Where the anchor point lies in the superview's coordinates.
  open var position: CGPoint {
    get { view?.center ?? ownGeometry.center }
    set { if let view { view.center = newValue } else { ownGeometry.center = newValue } }
  }
  /// Where `position` lies in the bounds, from 0 to 1.
  open var anchorPoint: CGPoint {
    get { (view?.geometry ?? ownGeometry).anchorPoint }
    set { if let view { view.anchorPoint = newValue } else { ownGeometry.anchorPoint = newValue } }
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
