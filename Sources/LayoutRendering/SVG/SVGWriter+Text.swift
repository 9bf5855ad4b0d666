import PlumbAppleFacts
import PlumbGeometry

extension SVGWriter {
  /// The families that stand in for San Francisco, the nearest first.
  static let sansFamilies: StaticString =
    "-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, sans-serif"
  private static let monoFamilies: StaticString = "'SF Mono', Menlo, 'DejaVu Sans Mono', monospace"

  mutating func textLine(_ line: DrawnText) {
    guard !line.string.isEmpty, line.font.size > 0 else { return }
    text.markup("<text")
    text.attribute("x", line.anchor.x)
    text.attribute("y", line.anchor.y)
    switch line.alignment {
    case .left: break
    case .center: text.markup(" text-anchor=\"middle\"")
    case .right: text.markup(" text-anchor=\"end\"")
    }
    if line.font.family == .mono {
      text.markup(" font-family=\"")
      text.markup(Self.monoFamilies)
      text.markup("\"")
    }
    text.attribute("font-size", line.font.size)
    if line.font.weight != 400 { text.attribute("font-weight", line.font.weight) }
    if line.font.isItalic { text.markup(" font-style=\"italic\"") }
    text.attribute("fill", line.color)
    if line.color.alpha < 1 { text.attribute("fill-opacity", line.color.alpha) }
    // One letter has no gaps that could give, and a browser would stretch it.
    if line.width > 0, line.string.unicodeScalars.count > 1 {
      text.attribute("textLength", line.width)
      text.markup(" lengthAdjust=\"spacingAndGlyphs\"")
    }
    text.markup(">")
    text.content(line.string)
    text.markup("</text>\n")
  }
}
