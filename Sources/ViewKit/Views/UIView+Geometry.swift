import CoreGraphics
internal import PlumbGeometry

extension UIView {
  /// The transform about the anchor point, in the superview's coordinates.
  var placedTransform: CGAffineTransform { placedTransform(center: center, bounds) }

  private func placedTransform(center: CGPoint, _ bounds: CGRect) -> CGAffineTransform {
    CGAffineTransform(
      translationX: -bounds.minX - geometry.anchorPoint.x * bounds.width,
      y: -bounds.minY - geometry.anchorPoint.y * bounds.height
    )
    .concatenating(transform)
    .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  var frameFromGeometry: CGRect {
    transform.isIdentity ? geometry.frame : geometry.bounds.applying(placedTransform)
  }

  func setFrame(_ frame: CGRect) {
    let frame = frame.standardized
    var new = geometry
    if transform.isIdentity {
      new.setFrame(frame)
    } else {
      // The bounds that the transform makes as large as the frame, in the frame's middle.
      new.bounds.size = CGRect(origin: .zero, size: frame.size).applying(transform.inverted()).size
      let placed = new.bounds.applying(placedTransform(center: .zero, new.bounds))
      new.center = CGPoint(x: frame.midX - placed.midX, y: frame.midY - placed.midY)
    }
    takeFrame(new)
  }

  func takeFittingSize() {
    let size = sizeThatFits(bounds.size)
    if transform.isIdentity { frame.size = size } else { bounds.size = size }
  }

  func setBounds(_ bounds: CGRect) {
    let old = geometry.bounds
    guard bounds != old else { return }
    UIViewAnimation.willChange(self)
    geometry.bounds = bounds
    if bounds.size != old.size { sizeChanged(from: old.size) } else { contentOriginChanged() }
    tellObservers(set: .bounds)
  }

  func setCenter(_ center: CGPoint) {
    guard center != geometry.center else { return }
    UIViewAnimation.willChange(self)
    geometry.center = center
    geometryChanged()
    tellObservers(set: .center)
  }

  func setAnchorPoint(_ point: CGPoint) {
    guard point != geometry.anchorPoint else { return }
    UIViewAnimation.willChange(self)
    geometry.anchorPoint = point
    geometryChanged()
  }

  private func sizeChanged(from old: CGSize) {
    markNeedsLayout()
    if autoresizesSubviews { resizeSubviews(from: old) }
    if contentMode == .redraw { markNeedsDisplay(bounds) }
    geometryChanged()
  }

  /// What follows from a new place or size: the engine's, or the user's, who then decides.
  private func geometryChanged() {
    insetsChanged()
    if layoutState.contains(.isBeingPlaced) { return }
    layoutState.insert(.hasGivenFrame)
    layoutState.remove(.isExercised)
    // What constraints place comes back with the superview's next layout.
    if translatesAutoresizingMaskIntoConstraints || keepsGivenFrame { placementChanged() }
    if engine != nil, superview != nil { listAsDisplaced() }
  }

  /// Resizes what translates its mask, as the masks say.
  ///
  /// Views that constraints place are not touched.
  private func resizeSubviews(from old: CGSize) {
    for subview in storedSubviews where subview.translatesAutoresizingMaskIntoConstraints {
      subview.resize(withOldSuperviewSize: old, bounds.size)
    }
  }

  func resize(withOldSuperviewSize old: CGSize, _ new: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let mask = autoresizingMask.engineMask
    let frame = geometry.frame
    let (x, width) = mask.resized(.horizontal, frame.minX, frame.width, from: old.width, to: new.width)
    let (y, height) = mask.resized(.vertical, frame.minY, frame.height, from: old.height, to: new.height)
    let resized = CGRect(x: x, y: y, width: width, height: height)
    guard resized != frame else { return }
    // The engine has the mask, too, from the frame that was given to the view: it stays.
    let wasBeingPlaced = layoutState.contains(.isBeingPlaced)
    if engine != nil { layoutState.insert(.isBeingPlaced) }
    var geometry = geometry
    geometry.setFrame(resized)
    takeFrame(geometry)
    if !wasBeingPlaced { layoutState.remove(.isBeingPlaced) }
  }

  // MARK: Conversion

  func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inWindow = point.applying(transformToTop)
    guard let view = view ?? window else { return inWindow }
    return inWindow.applying(view.transformToTop.inverted())
  }

  func converted(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view = view ?? window else { return point.applying(transformToTop.inverted()) }
    return view.convert(point, to: Optional(self))
  }

  func converted(_ rect: CGRect, to view: UIView?) -> CGRect {
    let inWindow = rect.applying(transformToTop)
    guard let view = view ?? window else { return inWindow }
    return inWindow.applying(view.transformToTop.inverted())
  }

  func converted(_ rect: CGRect, from view: UIView?) -> CGRect {
    guard let view = view ?? window else { return rect.applying(transformToTop.inverted()) }
    return view.convert(rect, to: Optional(self))
  }

  /// From the superview's coordinates to the view's own.
  func fromSuperview(_ point: CGPoint) -> CGPoint { point.applying(placedTransform.inverted()) }

  /// To the coordinates of the topmost view.
  private var transformToTop: CGAffineTransform {
    var result = CGAffineTransform.identity
    var view = self
    while let parent = view.storedSuperview {
      result = result.concatenating(view.placedTransform)
      view = parent
    }
    return result
  }
}
