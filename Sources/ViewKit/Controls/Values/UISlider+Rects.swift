import CoreGraphics

/// Where the parts of a slider are. UIKit documents none of the figures; these are from memory of what UIKit answers.
extension UISlider {
  private static let side = 2.0
  private static let trackHeight = 4.0
  /// Between an image and the track.
  private static let gap = 5.0

  var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func imageRect(of image: UIImage?, in bounds: CGRect, atRight: Bool) -> CGRect {
    guard let size = image?.size else { return .zero }
    return CGRect(
      x: atRight ? bounds.maxX - size.width : bounds.minX, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// In the middle of the height, between the images.
  func track(in bounds: CGRect) -> CGRect {
    var (left, right) = (bounds.minX + Self.side, bounds.maxX - Self.side)
    let low = minimumValueImageRect(forBounds: bounds)
    let high = maximumValueImageRect(forBounds: bounds)
    let (first, last) = isReversed ? (high, low) : (low, high)
    if !first.isEmpty { left = first.maxX + Self.gap }
    if !last.isEmpty { right = last.minX - Self.gap }
    return CGRect(
      x: left, y: bounds.midY - Self.trackHeight / 2, width: max(right - left, 0), height: Self.trackHeight)
  }

  /// A circle as high as the slider, or the image that stands for it. At either end it reaches over the track by the
  /// room of its shadow.
  func thumb(in bounds: CGRect, on track: CGRect, _ value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: bounds.height, height: bounds.height)
    let span = maximumValue - minimumValue
    let part = span > 0 ? CGFloat(min(max((value - minimumValue) / span, 0), 1)) : 0
    let way = max(track.width + 2 * Self.side - size.width, 0)
    return CGRect(
      x: track.minX - Self.side + way * (isReversed ? 1 - part : part), y: track.midY - size.height / 2,
      width: size.width, height: size.height)
  }
}
