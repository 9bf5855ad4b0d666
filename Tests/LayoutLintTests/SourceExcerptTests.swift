import PlumbFindings
import PlumbTextOutput
import Testing

@testable import PlumbLayoutLint

@Suite("Lines of documents with a mark")
struct SourceExcerptTests {
  /// The line, and below it a `^` for each marked column.
  private func shown(
    _ line: String, _ marked: Range<Int>, width: Int = 40, ascii: Bool = false
  ) -> [String] {
    let span = SourceSpan(position: SourcePosition(line: 1, column: 1), line: line, marked: marked)
    guard let excerpt = SourceExcerpt(span, width: width, glyphs: Glyphs(isASCII: ascii)) else { return [] }
    let space = String(repeating: " ", count: excerpt.marked.lowerBound)
    return [excerpt.text, space + String(repeating: "^", count: excerpt.marked.count)]
  }

  @Test func indentationGoes() {
    #expect(shown("    <rect/>  ", 5..<9) == ["<rect/>", " ^^^^"])
    #expect(shown("\t\t<a/>", 2..<3) == ["<a/>", "^"])
    #expect(shown("   ", 1..<2) == [" ", "^"])
  }

  @Test func tabsAreTwoColumns() {
    #expect(shown("<a\tb=\"\"/>", 3..<7) == ["<a  b=\"\"/>", "    ^^^^"])
  }

  @Test func wideCharactersTakeTwoColumns() {
    #expect(shown("<a 日本=\"語\"/>", 3..<8) == ["<a 日本=\"語\"/>", "   ^^^^^^^^"])
    #expect(shown("t=\"👩‍👩‍👧x\"", 8..<9) == ["t=\"👩‍👩‍👧x\"", "     ^"])
    // Part of a character marks all of it.
    #expect(shown("e\u{301}x", 1..<2) == ["e\u{301}x", "^"])
  }

  @Test func controlCharactersAreShown() {
    #expect(shown("a\u{1B}[1m", 1..<2) == ["a␛[1m", " ^"])
    #expect(shown("a\u{202E}b", 2..<3, ascii: true) == ["a?b", "  ^"])
  }

  @Test func emptyStretchIsOneColumn() {
    #expect(shown("<a>", 3..<3) == ["<a>", "   ^"])
    #expect(shown("<a>", 1..<1) == ["<a>", " ^"])
    #expect(shown("", 0..<0) == [])
  }

  @Test func longLinesAreCutAroundTheMark() {
    let line = "0123456789abcdefghijklmnopqrstuvwxyz"
    #expect(shown(line, 3..<5, width: 20) == ["0123456789abcdefghi…", "   ^^"])
    #expect(shown(line, 30..<32, width: 20) == ["…hijklmnopqrstuvwxyz", "              ^^"])
    #expect(shown(line, 18..<20, width: 16) == ["…cdefghijklmnop…", "       ^^"])
    #expect(shown(line, 18..<20, width: 16, ascii: true) == ["...efghijklmn...", "       ^^"])
  }

  @Test func nameOfTheTagStaysInSight() {
    let line = "<label text=\"Title\" opaque=\"NO\" id=\"kh9\"/>"
    #expect(
      shown(line, 32..<40, width: 30)
        == ["<label …opaque=\"NO\" id=\"kh9\"/>", "                    ^^^^^^^^"])
    // Where the name would take the room that the mark needs, it goes.
    #expect(shown(line, 32..<40, width: 20) == ["…que=\"NO\" id=\"kh9\"/>", "          ^^^^^^^^"])
  }

  @Test func longMarksAreCut() {
    let line = "0123456789abcdefghijklmnopqrstuvwxyz"
    #expect(shown(line, 2..<36, width: 20).map(\.count) == [20, 19])
    #expect(shown(line, 0..<36, width: 20)[1] == String(repeating: "^", count: 19))
  }

  @Test func everyWidthHoldsAndKeepsTheMark() throws {
    let line = "<view a=\"日本語のラベル\" b=\"plain\" c=\"👍🏽 ok\" d=\"0123456789\"/>"
    let count = line.unicodeScalars.count
    for width in 10...80 {
      for start in 0...count {
        for length in [0, 1, 4, count] where start + length <= count {
          let span = SourceSpan(
            position: SourcePosition(line: 1, column: 1), line: line, marked: start..<start + length)
          let excerpt = try #require(SourceExcerpt(span, width: width, glyphs: Glyphs(isASCII: false)))
          #expect(excerpt.text.columns <= width && !excerpt.marked.isEmpty)
          #expect(excerpt.marked.lowerBound >= 0 && excerpt.marked.upperBound <= width)
        }
      }
    }
  }
}
