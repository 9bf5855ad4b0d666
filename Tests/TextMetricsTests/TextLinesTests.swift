import PlumbAppleFacts
import Testing

@testable import PlumbTextMetrics

/// What stands on the lines of a text.
@Suite("Lines of a text") struct TextLinesTests {
  private let font = Font.system(17)

  private func width(_ text: String) -> Double { singleLineWidth(of: text, font: font) }

  private func shown(
    _ written: String, within width: Double?, breaking: WrappingText.Breaking = .words,
    truncation: WrappingText.Truncation = .tail, lineLimit: Int = 0
  ) -> [String] {
    let text = WrappingText(
      [TextRun(written, font: font)], breaking: breaking, truncation: truncation, lineLimit: lineLimit,
      platform: .iOS)
    return text.lines(within: width).lines.map { text.string(of: $0) }
  }

  @Test func linesEndBetweenWords() {
    let narrow = width("one two") + 0.5
    #expect(shown("one two three eleven", within: narrow) == ["one two", "three", "eleven"])
    #expect(shown("one two  three", within: nil) == ["one two  three"])
    #expect(shown("one\n\ntwo\r\nthree ", within: 100) == ["one", "", "two", "three"])
    #expect(shown("", within: 100) == [])
  }

  @Test func aLineEndsBehindHyphensAndSlashes() {
    let written = "state-of-the-art/well-known-hyphenated-words"
    #expect(
      shown(written, within: 120) == ["state-of-the-", "art/well-", "known-", "hyphenated-", "words"])
  }

  @Test func aWordThatIsTooWideIsBrokenBetweenClusters() {
    let broken = shown("incomprehensibilities", within: 60)
    #expect(broken.count > 1 && broken.joined() == "incomprehensibilities")
    #expect(shown("e\u{301}e\u{301}", within: 1) == ["e\u{301}", "e\u{301}"])
    #expect(shown("👨‍👩‍👧👍🏽🇫🇷", within: 1) == ["👨‍👩‍👧", "👍🏽", "🇫🇷"])
  }

  @Test(arguments: [
    (WrappingText.Truncation.tail, "one two…"), (.head, "…e eleven"), (.middle, "one…even"),
    (.clip, "one two th"),
    (.words, "one two"),
  ]) func theOnlyLineIsTruncated(truncation: WrappingText.Truncation, expected: String) {
    let limit = width("one two th") + 0.5
    for breaking in [WrappingText.Breaking.words, .never] {
      #expect(
        shown("one two three eleven", within: limit, breaking: breaking, truncation: truncation, lineLimit: 1)
          == [expected])
      #expect(
        shown("one two", within: limit, breaking: breaking, truncation: truncation, lineLimit: 1)
          == ["one two"])
    }
  }

  @Test func theLastOfSeveralLinesIsTruncated() {
    let limit = width("one two") + 0.5
    #expect(shown("one two three eleven", within: limit, lineLimit: 2) == ["one two", "three…"])
    #expect(shown("one two three eleven", within: limit, lineLimit: 3) == ["one two", "three", "eleven"])
    #expect(
      shown("one two three eleven", within: limit, truncation: .head, lineLimit: 2) == ["one two", "…leven"])
    #expect(
      shown("one two three eleven", within: limit, truncation: .words, lineLimit: 2) == ["one two", "three"])
  }

  /// Where lines may not be broken, each is truncated.
  @Test func everyParagraphIsTruncated() {
    let limit = width("one…") + 0.5
    #expect(shown("one two\neleven", within: limit, breaking: .never) == ["one…", "ele…"])
  }

  @Test func anEllipsisStandsForLinesThatAreNotShown() {
    #expect(shown("one\ntwo", within: 200, lineLimit: 1) == ["one…"])
    #expect(shown("one\ntwo", within: 200, truncation: .clip, lineLimit: 1) == ["one"])
    #expect(shown("one\n", within: 200, lineLimit: 1) == ["one"])
    #expect(shown("one\n\ntwo", within: nil, lineLimit: 2) == ["one", "…"])
  }

  @Test func withoutRoomForAnythingThereIsTheEllipsis() {
    #expect(shown("one", within: 0, lineLimit: 1) == ["…"])
    #expect(shown("one", within: 0, truncation: .clip, lineLimit: 1) == ["o"])
  }

  @Test func widthsAreOfWhatIsShown() throws {
    let text = WrappingText([TextRun("one two three", font: font)], lineLimit: 1, platform: .iOS)
    let line = try #require(text.lines(within: width("one two")).lines.first)
    #expect(text.string(of: line) == "one t…" && abs(line.width - width("one t") - width("…")) < 1e-9)
    #expect(line.range == 0..<13 && line.omitted == 5..<13)
  }

  @Test func partsAreOfTheirRuns() throws {
    let text = WrappingText(
      [TextRun("small ", font: .system(12)), TextRun("lärge and wide", font: .system(30))], lineLimit: 1,
      platform: .iOS)
    let line = try #require(text.lines(within: 130).lines.first)
    let parts = text.parts(of: line)
    #expect(parts.map { $0.run } == [0, 1] && parts.first?.text == "small ")
    #expect(parts.last?.text.hasPrefix("lär") == true && parts.last?.text.hasSuffix("…") == true)
    #expect(line.width <= 130)
  }

  @Test func baselinesAreBelowEachOther() {
    let line = LineMetrics(font, platform: .iOS)
    let spaced = WrappingText(
      [TextRun("a\nb", font: font, spacing: LineSpacing(between: 3, minimumHeight: 30))], platform: .iOS)
    #expect(
      spaced.lines(within: nil).lines.map { $0.baseline } == [30 - line.descender, 63 - line.descender])
  }
}
