import PlumbAppleFacts
import PlumbGeometry

/// The unrounded width in points of a text set on one line.
///
/// A line break counts as nothing: several lines are laid out by another function. Never negative, always
/// finite; nothing for a font whose size is negative or no number. O(n) in the number of characters.
package func singleLineWidth(of text: String, font: Font) -> Double {
  AdvanceSource(font).width(of: text) * font.measuredSize / 1000
}

/// The size that a label takes for a text on one line, in points.
///
/// - Parameters:
///   - scale: pixels per point; both numbers are rounded up to whole pixels.
///   - platform: AppKit's text fields leave 2 pt free on either side, which is not part of this size.
package func size(ofSingleLine text: String, font: Font, scale: Double, platform: Platform) -> Size {
  let pixels = PixelGrid(scale: scale)
  guard !text.isEmpty else { return .zero }
  return Size(
    width: pixels.ceil(singleLineWidth(of: text, font: font)),
    height: pixels.ceil(lineHeight(of: font, platform: platform)))
}
