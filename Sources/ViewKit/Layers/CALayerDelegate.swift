import CoreGraphics

/// Who decides what is in a layer: the view of a view's layer.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Gives a layer its contents, by itself those that it draws.
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  /// What follows when a property changes; nil for what the layer itself says.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.drawContents() }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// What views do as the delegates of their layers. It has a class of its own, between those of views and of responders,
/// because overrides need members in a class's body, and that of `UIView` is full.
@preconcurrency @MainActor
open class _UILayerDelegate: UIResponder, CALayerDelegate {
  private func isOwn(_ layer: CALayer) -> Bool { layer.view === self }

  open func display(_ layer: CALayer) { layer.drawContents() }

  /// Has the view draw itself.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    guard isOwn(layer), let view = layer.view else { return }
    UIGraphicsPushContext(ctx)
    view.draw(view.bounds)
    UIGraphicsPopContext()
  }

  open func layerWillDraw(_ layer: CALayer) {}

  /// Has the view lay out its subviews.
  open func layoutSublayers(of layer: CALayer) { if isOwn(layer) { layer.view?.layoutSubviews() } }

  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }

  /// What a view collides as. Nothing falls here.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  open var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: (self as? UIView)?.bounds ?? .zero) }

  /// A view of the same size: there is no picture to show in it.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { (self as? UIView)?.standIn }
  /// A view of a part's size: there is no picture to show in it.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let view = (self as? UIView)?.standIn
    view?.bounds.size = rect.size
    return view
  }
  /// Does nothing here.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
}
