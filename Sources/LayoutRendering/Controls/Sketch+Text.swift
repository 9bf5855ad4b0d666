import Geometry
import TextMetrics

extension Sketch {
  /// Sets text in a view: wrapped and cut off as it asks, and centred in the height unless it begins at the top.
  mutating func text(_ content: TextContent, in rect: Rect) {
    let room = rect.inset(content.padding, 0)
    guard room.width > 1, room.height > 1, !content.string.isEmpty, content.font.size > 0 else { return }
    let content = content.fitted(to: room)
    let metrics = LineMetrics(content.font, platform: .iOS)
    let height = max(metrics.lineHeight, 1)
    // A line whose upper half fits is shown, since a person would see it.
    let fitting = max(1, Int(min((room.height + height * 0.4) / height, 500)))
    let limit = content.lines > 0 ? min(content.lines, fitting) : fitting
    let lines = TextLines(content.string, font: content.font, width: room.width, limit: limit).lines
    let total = height * Double(lines.count)
    var baseline =
      content.isTopAligned
      ? room.minY + metrics.ascender : room.minY + (room.height - total) / 2 + metrics.ascender
    let x: Double
    switch content.alignment {
    case .left: x = room.minX
    case .center: x = room.midX
    case .right: x = room.maxX
    }
    for line in lines {
      // What is a little too wide for the view is set in the view's width, as a font nearer to the real one would be.
      let width = line.width > room.width && line.width < room.width + 2 ? room.width : line.width
      text(
        line.text, content.font, content.color, at: Point(x: x, y: baseline), content.alignment, width: width)
      baseline += height
    }
  }

  /// An outline with a class's name, for what only code can draw.
  mutating func placeholder(_ className: String, in rect: Rect) {
    outline(rect, Color(hex: 0x8E8E93, alpha: 0.35), width: 1, dashes: [3, 3])
    let font = Font.system(min(13, max(9, rect.height / 5)))
    guard !className.isEmpty, rect.height >= 18, rect.width >= singleLineWidth(of: className, font: font) + 8
    else { return }
    text(className, font, Color(hex: 0x8E8E93, alpha: 0.8), in: rect, .center)
  }
}

extension TextContent {
  /// The text at the size that the view was made for: one line that is too long for a view which is also too low for
  /// the font was saved at a smaller text size.
  fileprivate func fitted(to rect: Rect) -> TextContent {
    let height = LineMetrics(font, platform: .iOS).lineHeight
    guard lines == 1, height > rect.height + 1, singleLineWidth(of: string, font: font) > rect.width + 1
    else {
      return self
    }
    var content = self
    content.font.size *= max(0.6, rect.height / height)
    return content
  }
}
