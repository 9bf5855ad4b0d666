import PlumbAppleFacts
import PlumbGeometry
import PlumbTextMetrics

extension Sketch {
  /// Sets text in a view: the lines that measuring it finds, centred in the height unless they begin at the top.
  mutating func text(_ content: TextContent, in rect: Rect) {
    let room = rect.inset(content.padding, 0)
    guard room.width > 1, room.height > 1, !content.string.isEmpty, content.font.size > 0 else { return }
    let content = content.fitted(to: room)
    let (text, lines) = content.lines(in: room.size)
    let top = content.isTopAligned ? room.minY : room.minY + (room.height - lines.height) / 2
    for line in lines.lines {
      // What is a little too wide for the view is set in the view's width, as a font nearer to the real one would be.
      let isSqueezed = line.width > room.width && (line.width <= room.width + content.slack || !text.isKnown)
      draw(
        text.parts(of: line), of: text, content, width: isSqueezed ? room.width : line.width,
        baseline: top + line.baseline, in: room)
    }
  }

  /// Sets a line part by part, each in its font and colour.
  private mutating func draw(
    _ parts: [(run: Int, text: String)], of text: WrappingText, _ content: TextContent, width: Double,
    baseline: Double, in room: Rect
  ) {
    var merged: [(run: Int, text: String)] = []
    for part in parts {
      if let last = merged.last, text.runs[last.run].font == text.runs[part.run].font,
        content.color(ofRun: last.run) == content.color(ofRun: part.run)
      {
        merged[merged.count - 1].text += part.text
      } else {
        merged.append(part)
      }
    }
    guard merged.count > 1 else {
      guard let part = merged.first else { return }
      self.text(
        part.text, text.runs[part.run].font, content.color(ofRun: part.run),
        at: Point(x: content.anchor(in: room), y: baseline), content.alignment, width: width)
      return
    }
    let widths = merged.map { singleLineWidth(of: $0.text, font: text.runs[$0.run].font) }
    let sum = widths.reduce(0, +)
    let scale = sum > 0 ? width / sum : 1
    var x = content.anchor(in: room)
    switch content.alignment {
    case .left: break
    case .center: x -= width / 2
    case .right: x -= width
    }
    for (part, natural) in zip(merged, widths) {
      self.text(
        part.text, text.runs[part.run].font, content.color(ofRun: part.run), at: Point(x: x, y: baseline),
        width: natural * scale)
      x += natural * scale
    }
  }

  /// An outline with a class's name, for what only code can draw.
  mutating func placeholder(_ className: String, in rect: Rect) {
    outline(rect, ControlPalette.gray.opacity(0.35), width: 1, dashes: [3, 3])
    let font = Font.system(min(13, max(9, rect.height / 5)))
    guard !className.isEmpty, rect.height >= 18, rect.width >= singleLineWidth(of: className, font: font) + 8
    else { return }
    text(className, font, ControlPalette.gray.opacity(0.8), in: rect, .center)
  }
}

extension TextContent {
  /// The lines that a view of some size shows, and the text that they are of: as many as there are, or as have room.
  ///
  /// - Complexity: Linear in the text.
  func lines(in size: Size) -> (text: WrappingText, lines: TextLines) {
    let width = size.width + slack
    var text = text
    var lines = text.lines(within: width)
    // A line whose upper half fits is shown, since a person would see it.
    let most = max(1, lines.lines.count { $0.baseline - font.size * 0.24 <= size.height })
    if most < lines.count {
      text.lineLimit = most
      lines = text.lines(within: width)
    }
    guard !text.isKnown, lines.isTruncated else { return (text, lines) }
    // It may be the stand-in for a font that is too wide, not the text.
    for step in 1...6 {
      let wider = text.lines(within: width * (1 + 0.1 * Double(step)))
      if !wider.isTruncated { return (text, wider) }
    }
    return (text, lines)
  }

  /// The text at the size that the view was made for: one line that is too long for a view which is also too low for
  /// the font was saved at a smaller text size.
  fileprivate func fitted(to rect: Rect) -> TextContent {
    let height = LineMetrics(font, platform: text.platform).lineHeight
    guard text.lineLimit == 1 || text.breaking == .never, height > rect.height + 1,
      text.lines(within: nil).width > rect.width + 1
    else {
      return self
    }
    var content = self
    let scale = max(0.6, rect.height / height)
    for run in content.text.runs.indices { content.text.runs[run].font.size *= scale }
    return content
  }

  fileprivate func anchor(in room: Rect) -> Double {
    switch alignment {
    case .left: room.minX
    case .center: room.midX
    case .right: room.maxX
    }
  }
}

extension WrappingText {
  /// Whether the figures of all its fonts are known.
  fileprivate var isKnown: Bool { runs.allSatisfy { $0.font.isKnown } }
}
