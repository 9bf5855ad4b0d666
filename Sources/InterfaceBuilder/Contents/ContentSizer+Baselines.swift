import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbMarkup
import PlumbTextMetrics

extension ContentSizer {
  /// The baselines of a control's first and last line.
  ///
  /// AppKit's baselines keep their distances from top and bottom when a constraint gives the control another
  /// height than its own (n = 4, against 0). The recorded height of a control with a bezel is its own unless
  /// the document writes it as a number. The recorded height of a button without a bezel is the one that its
  /// title needs.
  ///
  /// - Parameter natural: The control's own height, in points, where `height` is another one; nil on
  ///   platforms and for controls whose text follows the height.
  func baselines(
    _ baseline: ControlBaseline, of control: StandardControl?, height: Double, natural: Double?
  ) -> Baselines {
    var height = platform == .macOS ? natural ?? height : height
    // UIKit's labels keep their baselines too, whatever makes the label higher than a line (n = 4).
    if case .touch(.label(_, let font))? = control {
      height = min(height, PixelGrid(scale: scale).ceil(lineHeight(of: font, platform: .iOS)))
    }
    // Baselines stand on the device's pixels also where texts were rounded to points (n = 11 of 3 projects, against 1).
    guard let first = baseline.fromTop(inHeight: height, scale: scale) else { return .none }
    return Baselines(firstFromTop: first, lastFromBottom: height - first)
  }

  /// Whether a control keeps the baselines of its own height though its height is another one.
  ///
  /// Its height is another one if the document writes it as a number.
  func hasOtherHeight(_ view: ResolvedView, _ control: StandardControl?) -> Bool {
    guard let control, !control.centersText else { return false }
    if control.isPlainSquare { return true }
    return view.hasWrittenHeight
  }
}
