import Testing
import TextMetrics

@testable import LayoutRendering

@Suite("Lines of text")
struct TextLinesTests {
  private let font = Font.system(17)

  private func lines(_ text: String, _ width: Double, limit: Int = 0) -> [String] {
    TextLines(text, font: font, width: width, limit: limit).lines.map { $0.text }
  }

  /// Just enough for “one two…”.
  private var narrow: Double { singleLineWidth(of: "one two…", font: font) + 0.5 }

  @Test func wrapsBetweenWords() {
    #expect(lines("one two three eleven", narrow) == ["one two", "three", "eleven"])
    #expect(lines("one two three eleven", 1000) == ["one two three eleven"])
  }

  @Test func keepsLineBreaks() {
    #expect(lines("one\n\ntwo", 100) == ["one", "", "two"])
  }

  @Test func lastLineIsCutOff() {
    #expect(lines("one two three eleven", narrow, limit: 1) == ["one two…"])
    let two = lines("one two three eleven", narrow, limit: 2)
    #expect(two.count == 2 && two[0] == "one two")
    #expect(two.last?.hasPrefix("three") == true && two.last?.hasSuffix("…") == true)
    #expect(lines("one\ntwo", 200, limit: 1) == ["one…"])
  }

  @Test func longWordsAreBroken() {
    let broken = lines("incomprehensibilities", 60)
    #expect(broken.count > 1)
    #expect(broken.joined() == "incomprehensibilities")
    for line in broken { #expect(singleLineWidth(of: line, font: font) <= 62) }
  }

  @Test func linesFit() {
    for width in stride(from: 30.0, through: 300, by: 15) {
      for line in TextLines("The quick brown fox jumps over the lazy dog", font: font, width: width, limit: 0)
        .lines
      {
        #expect(line.width <= width + 1.5, "“\(line.text)” in \(width)")
      }
    }
  }

  @Test(arguments: [0, -1, Double.nan, 1e9])
  func anyWidthEnds(_ width: Double) {
    #expect(!lines("some words", width).isEmpty)
    #expect(lines("", width) == [""])
  }
}
