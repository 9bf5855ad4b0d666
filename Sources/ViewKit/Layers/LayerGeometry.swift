import CoreGraphics

/// What a layer that no view has keeps itself.
struct LayerGeometry {
  var geometry = ViewGeometry()
  var transform = CATransform3DIdentity
  var backgroundColor: CGColor?
  var masksToBounds = false
  var opacity: Float = 1
  var isHidden = false
  var contentsScale: CGFloat?

  /// From the layer's coordinates to those of the superlayer.
  var placedTransform: CGAffineTransform {
    let (bounds, anchor) = (geometry.bounds, geometry.anchorPoint)
    return CGAffineTransform(
      translationX: -bounds.minX - anchor.x * bounds.width, y: -bounds.minY - anchor.y * bounds.height
    )
    .concatenating(transform.inPlane)
    .concatenating(CGAffineTransform(translationX: geometry.center.x, y: geometry.center.y))
  }

  var frame: CGRect {
    transform.inPlane.isIdentity ? geometry.frame : geometry.bounds.applying(placedTransform)
  }

  mutating func setFrame(_ frame: CGRect) {
    let frame = frame.standardized
    let matrix = transform.inPlane
    guard !matrix.isIdentity else { return geometry.setFrame(frame) }
    geometry.bounds.size = CGRect(origin: .zero, size: frame.size).applying(matrix.inverted()).size
    geometry.center = .zero
    let placed = geometry.bounds.applying(placedTransform)
    geometry.center = CGPoint(x: frame.midX - placed.midX, y: frame.midY - placed.midY)
  }
}

/// What a layer waits for.
struct LayerNeeds: OptionSet {
  let rawValue: UInt8

  static let layout = LayerNeeds(rawValue: 1)
  static let display = LayerNeeds(rawValue: 2)
}

extension CALayer {
  func changeOwn(_ change: (inout LayerGeometry) -> Void) {
    let before = own.geometry.bounds.size
    change(&own)
    defer { ObjectObservers.changed(self) }
    guard own.geometry.bounds.size != before else { return }
    waits.insert(.layout)
    if needsDisplayOnBoundsChange { waits.insert(.display) }
  }

  // A view that sets its layer's look as its own changes must not be told again of what it knows.

  func setBackground(_ color: CGColor?) {
    guard let view else {
      own.backgroundColor = color
      return
    }
    if view.backgroundColor?.cgColor != color { view.backgroundColor = color.map { UIColor(cgColor: $0) } }
  }

  func setMasksToBounds(_ masks: Bool) {
    guard let view else {
      own.masksToBounds = masks
      return
    }
    if view.clipsToBounds != masks { view.clipsToBounds = masks }
  }

  func setOpacity(_ opacity: Float) {
    guard let view else {
      own.opacity = opacity
      return
    }
    if Float(view.alpha) != opacity { view.alpha = CGFloat(opacity) }
  }

  func takeCommon(from layer: CALayer) {
    own.geometry.bounds = layer.bounds
    own.geometry.center = layer.position
    own.geometry.anchorPoint = layer.anchorPoint
    own.transform = layer.transform
    own.backgroundColor = layer.backgroundColor
    own.masksToBounds = layer.masksToBounds
    own.opacity = layer.opacity
    own.isHidden = layer.isHidden
    own.contentsScale = layer.contentsScale
    (sublayerTransform, zPosition) = (layer.sublayerTransform, layer.zPosition)
    (cornerRadius, maskedCorners, cornerCurve) = (layer.cornerRadius, layer.maskedCorners, layer.cornerCurve)
    (borderWidth, borderColor) = (layer.borderWidth, layer.borderColor)
    (shadowOpacity, shadowRadius) = (layer.shadowOpacity, layer.shadowRadius)
    (shadowOffset, shadowColor, shadowPath) = (layer.shadowOffset, layer.shadowColor, layer.shadowPath)
    (contents, contentsGravity, contentsRect) = (layer.contents, layer.contentsGravity, layer.contentsRect)
    (name, isOpaque, values) = (layer.name, layer.isOpaque, layer.values)
  }
}
