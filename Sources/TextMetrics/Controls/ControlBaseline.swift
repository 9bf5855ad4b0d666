import PlumbAppleFacts
import PlumbGeometry

/// Where the first line of a control's text stands.
package enum ControlBaseline: Hashable, Sendable {
  /// Nothing is written.
  case none
  /// At a distance from the upper edge of the alignment rectangle, in points.
  case belowTop(Double)
  /// At a distance from the lower edge of the alignment rectangle, in points.
  case aboveBottom(Double)
  /// In the middle of any height, on a pixel of the display, or so many points lower.
  case centered(Font, lower: Double)
  /// In the middle of any height and so many points lower, on a whole point: AppKit's way.
  case centeredOnPoints(ascender: Double, line: Double, lower: Double)

  /// The distance from the upper edge of an alignment rectangle down to the baseline, in points; nil where nothing is
  /// written.
  ///
  /// - Parameters:
  ///   - height: The rectangle's height, in points.
  ///   - scale: Pixels per point.
  package func fromTop(inHeight height: Double, scale: Double) -> Double? {
    switch self {
    case .none: nil
    case .belowTop(let distance): distance
    case .aboveBottom(let distance): height - distance
    case .centered(let font, let lower): Self.centered(font, height, PixelGrid(scale: scale)) + lower
    case .centeredOnPoints(let ascender, let line, let lower):
      PixelGrid(scale: 1).round((height - line) / 2 + ascender + lower)
    }
  }

  private static func centered(_ font: Font, _ height: Double, _ pixels: PixelGrid) -> Double {
    let metrics = LineMetrics(font, platform: .iOS)
    return pixels.round((height - metrics.lineHeight) / 2 + metrics.ascender)
  }
}
