import CoreGraphics

/// Center and bounds: what a view's frame is made of.
struct ViewGeometry {
  var center = CGPoint.zero
  var bounds = CGRect.zero
  /// Where the center lies in the bounds, from 0 to 1.
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  init() {}

  init(frame: CGRect) { setFrame(frame) }

  /// The frame of a view without transform.
  var frame: CGRect {
    CGRect(
      x: center.x - bounds.width * anchorPoint.x, y: center.y - bounds.height * anchorPoint.y,
      width: bounds.width, height: bounds.height)
  }

  mutating func setFrame(_ frame: CGRect) {
    bounds.size = CGSize(width: frame.width, height: frame.height)
    center = CGPoint(
      x: frame.minX + frame.width * anchorPoint.x, y: frame.minY + frame.height * anchorPoint.y)
  }
}
