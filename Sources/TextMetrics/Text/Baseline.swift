import PlumbAppleFacts
import PlumbGeometry

/// Where a line of text stands in a view that is higher than the line.
enum Baseline {
  /// The distance from a view's top to the baseline of a line that is centred in it, on a pixel boundary.
  static func centered(font: Font, height: Double, scale: Double) -> Double {
    let metrics = LineMetrics(font, platform: .iOS)
    let pixels = PixelGrid(scale: scale)
    return pixels.round((height - metrics.lineHeight) / 2 + metrics.ascender)
  }
}
