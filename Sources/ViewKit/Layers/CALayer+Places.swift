import CoreGraphics

extension CALayer {
  /// From the layer's coordinates to those of the superlayer.
  var placedTransform: CGAffineTransform {
    let placed = view?.placedTransform ?? own.placedTransform
    guard let parent, !CATransform3DIsIdentity(parent.sublayerTransform) else { return placed }
    // About the superlayer's anchor point.
    let (bounds, anchor) = (parent.bounds, parent.anchorPoint)
    let (x, y) = (bounds.minX + anchor.x * bounds.width, bounds.minY + anchor.y * bounds.height)
    return placed.concatenating(CGAffineTransform(translationX: -x, y: -y))
      .concatenating(parent.sublayerTransform.inPlane)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }

  /// To the coordinates of the topmost layer.
  private var transformToTop: CGAffineTransform {
    var result = CGAffineTransform.identity
    var layer = self
    while let parent = layer.parent {
      result = result.concatenating(layer.placedTransform)
      layer = parent
    }
    return result
  }

  /// From another layer's coordinates to this one's.
  func transform(from layer: CALayer?) -> CGAffineTransform {
    (layer?.transformToTop ?? .identity).concatenating(transformToTop.inverted())
  }

  func holds(_ point: CGPoint) -> Bool {
    let bounds = bounds
    return point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY && point.y < bounds.maxY
  }

  func layerHit(at point: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let inside = point.applying(placedTransform.inverted())
    let isHeld = contains(inside)
    if masksToBounds, !isHeld { return nil }
    for layer in childrenByHeight.reversed() {
      if let hit = layer.hitTest(inside) { return hit }
    }
    return isHeld ? self : nil
  }

  /// Back to front, by their z positions first.
  var childrenByHeight: [CALayer] {
    let children = children
    guard children.contains(where: { $0.zPosition != 0 }) else { return children }
    return children.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }.map { $0.element }
  }

  // MARK: Time

  /// What time it is in the layer when it is a time in the topmost one.
  func timeHere(_ time: CFTimeInterval) -> CFTimeInterval {
    let above = parent?.timeHere(time) ?? time
    return (above - beginTime) * Double(speed) + timeOffset
  }

  /// What time it is in the topmost layer when it is a time in this one.
  func timeAbove(_ time: CFTimeInterval) -> CFTimeInterval {
    let above = speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
    return parent?.timeAbove(above) ?? above
  }

  // MARK: Layout and display

  func layOutWhatWaits() {
    if waits.contains(.layout) {
      waits.remove(.layout)
      layoutSublayers()
    }
    for child in order?.added ?? [] { child.layoutIfNeeded() }
  }

  func displayWhatWaits() {
    guard needsDisplay() else { return }
    waits.remove(.display)
    view?.layoutState.remove(.needsDisplay)
    display()
  }

  func drawContents() {
    delegate?.layerWillDraw(self)
    draw(in: CGContext(extent: bounds, scale: contentsScale))
  }

  func actionFound(for event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? (style?["actions"] as? [String: any CAAction])?[event] ?? type(of: self).defaultAction(forKey: event)
    return found is NSNull ? nil : found
  }
}
