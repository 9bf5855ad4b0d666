import CoreGraphics

/// What a view is drawn with, or a part of that: the layer of a view has its view's geometry, another one its own.
///
/// Layers of views are in each other as the views are. There is no clock: an animation that is added stays under its key
/// until it is removed, and what a layer presents is the layer itself.
@preconcurrency @MainActor
open class CALayer: NSObject, @preconcurrency NSCoding, CAMediaTiming {
  weak var view: UIView?
  /// What a layer that no view has keeps itself.
  var own = LayerGeometry()
  /// Those that were added to the layer; with them, of a view's layer, those of its subviews.
  var order: SublayerOrder?
  /// Where the layer was added, which is not where its view is.
  weak var addedSuperlayer: CALayer?
  var waits: LayerNeeds = []
  lazy var animations = KeyedAnimations()
  /// Those without a property.
  var values: [String: Any] = [:]

  public override init() { super.init() }

  /// A layer like another one, as one that presents it: without what is in that.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { take(from: layer) }
  }

  public required init?(coder: NSCoder) { super.init() }

  /// Does nothing here.
  nonisolated open func encode(with coder: NSCoder) {}

  // MARK: Geometry

  /// In the superlayer's coordinates.
  open var frame: CGRect {
    get { view?.frame ?? own.frame }
    set { if let view { view.frame = newValue } else { changeOwn { $0.setFrame(newValue) } } }
  }
  open var bounds: CGRect {
    get { view?.bounds ?? own.geometry.bounds }
    set { if let view { view.bounds = newValue } else { changeOwn { $0.geometry.bounds = newValue } } }
  }
  /// Where the anchor point lies in the superlayer's coordinates.
  open var position: CGPoint {
    get { view?.center ?? own.geometry.center }
    set { if let view { view.center = newValue } else { changeOwn { $0.geometry.center = newValue } } }
  }
  /// Where `position` lies in the bounds, from 0 to 1.
  open var anchorPoint: CGPoint {
    get { (view?.geometry ?? own.geometry).anchorPoint }
    set { if let view { view.anchorPoint = newValue } else { own.geometry.anchorPoint = newValue } }
  }
  /// Applied about the anchor point. That of a view's layer is its view's, as far as the plane goes.
  open var transform: CATransform3D {
    get { view?.transform3D ?? own.transform }
    set { if let view { view.transform3D = newValue } else { own.transform = newValue } }
  }
  open var sublayerTransform = CATransform3DIdentity
  open var zPosition: CGFloat = 0
  open var anchorPointZ: CGFloat = 0
  open var isDoubleSided = true
  open var isGeometryFlipped = false
  open func contentsAreFlipped() -> Bool { false }
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  // MARK: Hierarchy

  open var superlayer: CALayer? { parent }
  /// Back to front; nil where there is none.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set { setChildren(newValue ?? []) }
  }
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 0)
  }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 1)
  }
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, newLayer) }
  /// That of a view's layer leaves the view where it is.
  open func removeFromSuperlayer() { leaveParent() }
  /// What can be seen of the layer: the outline of a shape, or the rectangle of another layer.
  open var mask: CALayer? {
    get { ownMask ?? view?.mask?.layer }
    set { ownMask = newValue }
  }
  private var ownMask: CALayer?
  open var delegate: (any CALayerDelegate)? {
    get { ownDelegate ?? view }
    set { ownDelegate = newValue }
  }
  private weak var ownDelegate: (any CALayerDelegate)?

  // MARK: Looks

  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? own.backgroundColor }
    set { setBackground(newValue) }
  }
  open var cornerRadius: CGFloat = 0
  /// Which corners `cornerRadius` rounds.
  open var maskedCorners: CACornerMask = .all
  open var cornerCurve: CALayerCornerCurve = .circular
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? own.masksToBounds }
    set { setMasksToBounds(newValue) }
  }
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? own.opacity }
    set { setOpacity(newValue) }
  }
  open var isHidden: Bool {
    get { view?.isHidden ?? own.isHidden }
    set { if let view { view.isHidden = newValue } else { own.isHidden = newValue } }
  }
  open var name: String?

  // MARK: Looks that leave no trace in pictures

  open var isOpaque = false
  open var allowsGroupOpacity = true
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 3
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
  open var shadowPath: CGPath?
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var drawsAsynchronously = false
  open var allowsEdgeAntialiasing = false
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = .all
  open var compositingFilter: Any?
  open var filters: [Any]?
  open var backgroundFilters: [Any]?
  open var style: [AnyHashable: Any]?

  // MARK: Contents

  /// An image, which pictures show as any other one.
  open var contents: Any?
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsGravity: CALayerContentsGravity = .resize
  /// Pixels a point; that of its view for a view's layer, until it gets another one.
  open var contentsScale: CGFloat {
    get { own.contentsScale ?? view?.contentScaleFactor ?? 1 }
    set { own.contentsScale = newValue }
  }
  open var contentsFormat: CALayerContentsFormat = .RGBA8Uint
  open var minificationFilter: CALayerContentsFilter = .linear
  open var magnificationFilter: CALayerContentsFilter = .linear
  open var minificationFilterBias: Float = 0
  open var needsDisplayOnBoundsChange = false

  /// Has the delegate show what is in the layer, which by itself draws.
  open func display() { if let delegate { delegate.display(self) } else { drawContents() } }
  open func setNeedsDisplay() { setNeedsDisplay(bounds) }
  open func setNeedsDisplay(_ r: CGRect) {
    if let view { view.setNeedsDisplay(r) } else { waits.insert(.display) }
  }
  open func needsDisplay() -> Bool { view?.layoutState.contains(.needsDisplay) ?? waits.contains(.display) }
  open func displayIfNeeded() { displayWhatWaits() }
  /// Draws what is in the layer; by itself, what the delegate draws.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
  /// Draws the layer and all in it.
  open func render(in ctx: CGContext) { renderAll(in: ctx) }
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Layout

  /// Whether the layer, or the view whose it is, waits for layout.
  open func needsLayout() -> Bool { view?.layoutState.contains(.needsLayout) ?? waits.contains(.layout) }
  open func setNeedsLayout() { if let view { view.setNeedsLayout() } else { waits.insert(.layout) } }
  open func layoutIfNeeded() { if let view { view.layoutIfNeeded() } else { layOutWhatWaits() } }
  /// Places the sublayers; by itself, as the delegate does.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  open func preferredFrameSize() -> CGSize { bounds.size }
  /// Does nothing here: layers have no masks that resize them.
  open func resizeSublayers(withOldSize size: CGSize) {}
  /// Does nothing here: layers have no masks that resize them.
  open func resize(withOldSuperlayerSize size: CGSize) {}

  // MARK: Places

  /// Nil stands for the topmost layer.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(transform(from: l)) }
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(from: l).inverted()) }
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(transform(from: l)) }
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(from: l).inverted()) }
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    timeHere(l?.timeAbove(t) ?? t)
  }
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    l?.timeHere(timeAbove(t)) ?? timeAbove(t)
  }
  open func contains(_ p: CGPoint) -> Bool { holds(p) }
  /// - Parameter p: In the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? { layerHit(at: p) }
  open var visibleRect: CGRect { bounds }
  open func scroll(_ p: CGPoint) { parent?.scroll(p) }
  open func scrollRectToVisible(_ r: CGRect) { parent.map { $0.scrollRectToVisible(convert(r, to: $0)) } }

  // MARK: Animations

  open var actions: [String: any CAAction]?
  open func action(forKey event: String) -> (any CAAction)? { actionFound(for: event) }
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// Keeps an animation until it is removed: there is no clock. One without a key has one that nobody knows.
  open func add(_ anim: CAAnimation, forKey key: String?) { animations.add(anim, key, to: self) }
  open func removeAnimation(forKey key: String) { animations.remove(key) }
  open func removeAllAnimations() { animations.removeAll() }
  /// In the order in which they were added; nil where there is none.
  open func animationKeys() -> [String]? { animations.keys.isEmpty ? nil : animations.keys }
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }
  /// The layer itself: there is no clock.
  open func presentation() -> Self? { self }
  open func model() -> Self { self }

  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode: CAMediaTimingFillMode = .removed

  // MARK: Values by names

  open func value(forKey key: String) -> Any? { value(named: key) }
  open func setValue(_ value: Any?, forKey key: String) { set(value, named: key) }
  open func value(forKeyPath keyPath: String) -> Any? { value(at: keyPath) }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { set(value, at: keyPath) }
  open class func defaultValue(forKey key: String) -> Any? { nil }
  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  // MARK: For subclasses of the module

  /// The properties of a kind of layer that have names.
  class var keys: [String: LayerKey] { LayerKey.ofLayers }
  /// Draws what a kind of layer shows by itself, in the coordinates of its bounds.
  func drawFigure(in ctx: CGContext) {}
  /// Takes what a kind of layer has from another one of it.
  func take(from layer: CALayer) { takeCommon(from: layer) }
}
