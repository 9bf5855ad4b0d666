import PlumbAppleFacts
import PlumbGeometry
import PlumbTextMetrics
import TestSupport
import Testing

@testable import PlumbLayoutRendering

@Suite("Lines of text as they are drawn")
struct DrawnLinesTests {
  /// The drawn texts, those on one baseline as one.
  private func drawn(_ content: TextContent, in rect: Rect) -> [(text: String, width: Double)] {
    var sketch = Sketch()
    sketch.text(content, in: rect)
    var lines: [(text: String, width: Double)] = []
    var baseline = -Double.infinity
    for element in sketch.elements {
      guard case .text(let text) = element else { continue }
      if text.anchor.y > baseline + 1e-6 {
        lines.append((text.string, text.width))
      } else {
        lines[lines.count - 1].text += text.string
        lines[lines.count - 1].width += text.width
      }
      baseline = text.anchor.y
    }
    return lines
  }

  /// A height comes from as many lines as are seen.
  @Test func aLabelIsDrawnInTheLinesThatItWasMeasuredIn() {
    let text = WrappingText(
      [TextRun("state-of-the-art/well-known-hyphenated-words", font: .system(17))], platform: .iOS)
    let lines = text.lines(within: 120)
    #expect(lines.count == 5)
    let content = TextContent(text, colors: [.black], slack: 0)
    let rect = Rect(x: 10, y: 10, width: 120, height: lines.height)
    #expect(
      drawn(content, in: rect).map { $0.text } == [
        "state-of-the-", "art/well-", "known-", "hyphenated-", "words",
      ])
  }

  @Test func whatIsHigherThanTheViewIsCutOff() {
    let text = WrappingText([TextRun("one two three four", font: .system(17))], platform: .iOS)
    let content = TextContent(text, colors: [.black], slack: 0)
    let width = singleLineWidth(of: "three…", font: .system(17)) + 1
    let two = drawn(content, in: Rect(x: 0, y: 0, width: width, height: 42)).map { $0.text }
    #expect(two.count == 2 && two.last?.hasSuffix("…") == true)
  }

  @Test func runsHaveTheirFontsAndColors() {
    let red = Color(hex: 0xFF0000)
    let text = WrappingText(
      [TextRun("small ", font: .system(12)), TextRun("large", font: .system(30))], platform: .iOS)
    var sketch = Sketch()
    sketch.text(
      TextContent(text, colors: [.black, red], alignment: .center),
      in: Rect(x: 0, y: 0, width: 300, height: 60))
    let parts = sketch.elements.compactMap { element in
      if case .text(let text) = element { text } else { nil }
    }
    #expect(parts.map { $0.string } == ["small ", "large"])
    #expect(parts.map { $0.font.size } == [12, 30])
    #expect(parts.map { $0.color } == [.black, red])
    #expect(parts.first?.anchor.y == parts.last?.anchor.y)
    let (left, right) = (parts.first?.minX ?? 0, (parts.last?.minX ?? 0) + (parts.last?.width ?? 0))
    #expect(abs((left + right) / 2 - 150) < 0.01)
  }

  /// The letters of a stand-in are squeezed before any is left out.
  @Test func fontsThatNobodyKnowsAreSqueezed() {
    let font = Font(postScriptName: "Narrow-Regular", size: 17)
    let content = TextContent("Condensed title", font: font, color: .black)
    let width = singleLineWidth(of: "Condensed title", font: font) / 1.4
    let lines = drawn(content, in: Rect(x: 0, y: 0, width: width, height: 21))
    #expect(lines.map { $0.text } == ["Condensed title"] && lines.first?.width == width)
  }

  // MARK: Any text

  private static let words = [
    "one", "state-of-the-art", "either/or", "incomprehensibilities", "(see", "below).", "12-14",
    "e\u{301}te\u{301}",
    "東京都", "「北京」、", "가나다", "👨‍👩‍👧", "🇫🇷🇩🇪", "👍🏽", "שלום", "—", "a\u{A0}b", "a\u{200B}b", "\n", "  ", "",
  ]
  private static let fonts: [Font] = [
    .system(17), .system(12, weight: .bold), .system(34, weight: .light), .textStyle(.body),
    Font(postScriptName: "HelveticaNeue-Light", size: 15), Font(family: .monospaced, size: 13),
  ]

  private func text(_ generator: inout SeededGenerator) -> WrappingText {
    let runs = (0...Int.random(in: 0...1, using: &generator)).map { _ in
      let words = (0...Int.random(in: 0...9, using: &generator)).map { _ in
        Self.words.randomElement(using: &generator) ?? ""
      }
      return TextRun(
        words.joined(separator: " "), font: Self.fonts.randomElement(using: &generator) ?? .system(17))
    }
    return WrappingText(
      runs, breaking: WrappingText.Breaking.allCases.randomElement(using: &generator) ?? .words,
      truncation: WrappingText.Truncation.allCases.randomElement(using: &generator) ?? .tail,
      lineLimit: Int.random(in: 0...3, using: &generator),
      platform: Bool.random(using: &generator) ? .iOS : .macOS)
  }

  @Test(arguments: 0..<400) func linesDrawnAreLinesMeasured(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let text = text(&generator)
    let width = Double.random(in: 4...320, using: &generator)
    let lines = text.lines(within: width)
    let place: Comment = "\(text) in \(width)"

    let shown = lines.lines.map { text.string(of: $0) }
    let rect = Rect(x: 0, y: 0, width: width, height: lines.height)
    let drawn = drawn(TextContent(text, colors: [.black, .white], slack: 0), in: rect)
    #expect(drawn.map { $0.text } == shown.filter { !$0.isEmpty }, place)
    #expect(text.lineLimit == 0 || lines.count <= text.lineLimit, place)

    // Lines follow each other in the text, and leave out nothing but spaces and line breaks.
    let bytes = text.runs.flatMap { Array($0.text.utf8) }
    var end = 0
    for line in lines.lines {
      #expect(line.range.lowerBound >= end, place)
      let between = String(decoding: bytes[end..<max(line.range.lowerBound, end)], as: UTF8.self)
      if text.breaking != .never || text.truncation == .tail {
        #expect(between.allSatisfy { $0.isWhitespace }, place)
      }
      end = line.range.upperBound
    }
    if text.lineLimit == 0, text.breaking != .never {
      #expect(String(decoding: bytes[end...], as: UTF8.self).allSatisfy { $0.isWhitespace }, place)
    }

    for (line, shown) in zip(lines.lines, shown) where shown.count > 1 {
      #expect(line.width <= width + 0.01, "“\(shown)” of \(place)")
      // An ellipsis for lines that are not shown is no reason to be wider.
      if line.omitted == nil { #expect(line.width <= lines.width + 0.01, "“\(shown)” of \(place)") }
    }
  }
}
