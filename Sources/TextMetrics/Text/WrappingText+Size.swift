import PlumbAppleFacts
import PlumbGeometry

/// The size that a label takes for a text, in points: that of its alignment rectangle.
///
/// - Parameter width: How wide a line may be; nil sets no limit.
///
/// Both numbers are rounded up: on iOS to the device's pixels, on macOS to whole points. The lines' heights
/// are added up before that: two lines at 17 pt and two pixels a point are 41 pt high (n = 10), two at 13 pt
/// 31.5 (n = 2), four at 12 pt 57.5 (n = 1).
package func size(
  of text: WrappingText, within width: Double?, in context: ControlContext
) -> Size {
  let text = text.known(in: context.release)
  // On macOS spaces at the end of a text take room: n = 4 of 3 projects, against 2 of 1.
  let lines = text.lines(within: width, countingTrailingSpaces: text.platform == .macOS)
  guard text.platform == .macOS else {
    let pixels = PixelGrid(scale: context.scale)
    return Size(width: pixels.ceil(lines.width), height: pixels.ceil(lines.height))
  }
  let points = PixelGrid(scale: 1)
  guard let font = text.runs.first?.font else { return .zero }
  // A label's line may be higher than its font's; a label without text is as high as one line.
  let line = DesktopText.labelHeight(font: font, in: context)
  let extra = line - lineHeight(of: font, platform: .macOS)
  return Size(
    width: points.ceil(lines.width),
    height: max(points.ceil(lines.height + Double(lines.count) * extra), line))
}
