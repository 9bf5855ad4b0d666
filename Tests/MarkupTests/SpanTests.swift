import PlumbFindings
import TestSupport
import Testing

@_spi(Lookup) @testable import PlumbMarkup

@Suite("Stretches of bytes with their lines")
struct SpanTests {
  private func document(_ text: String) throws -> MarkupDocument {
    try MarkupDocument(bytes: Array(text.utf8))
  }

  /// The marked part of a span's line.
  private func marked(_ span: SourceSpan) -> String {
    let scalars = Array(span.line.unicodeScalars)[span.marked]
    return String(String.UnicodeScalarView(scalars))
  }

  @Test func elementIsItsNameInTheTag() throws {
    let root = try document("<a>\n  <label id=\"x\" text=\"Grüße\"/>\n</a>").root
    let span = try #require(root.firstChild("label")).span
    #expect(span.position == SourcePosition(line: 2, column: 3))
    #expect(span.line == "  <label id=\"x\" text=\"Grüße\"/>")
    #expect(span.marked == 2..<8)
  }

  @Test func attributeIsNameAndValue() throws {
    let label = try document("<a>\r\n<b t=\"日本\" id = 'x' e=\"\"/>\r\n</a>").root.firstChild("b")
    let id = try #require(label?.attribute("id"))
    #expect(id.span.position == SourcePosition(line: 2, column: 11))
    #expect(id.span.line == "<b t=\"日本\" id = 'x' e=\"\"/>")
    #expect(marked(id.span) == "id = 'x'")
    #expect(marked(id.valueSpan) == "x")
    #expect(id.valueSpan.position == SourcePosition(line: 2, column: 17))
    let empty = try #require(label?.attribute("e"))
    #expect(marked(empty.valueSpan) == "\"\"")
  }

  @Test func stretchEndsWithItsLine() throws {
    let document = try document("<a b=\"1\n2\">\n</a>")
    let span = try #require(document.root.attribute("b")).span
    #expect(marked(span) == "b=\"1")
    #expect(document.span(of: 15..<15).line == "</a>")
    #expect(document.span(of: 16..<16).marked == 4..<4)
  }

  @Test func byteOrderMarkIsNoPartOfTheLine() throws {
    let span = try document("\u{FEFF}<a/>").root.span
    #expect(span.line == "<a/>")
    #expect(span.marked == 0..<2)
  }

  @Test func longLinesAreCutAroundTheStretch() throws {
    let filler = String(repeating: "é", count: 300_000)
    let document = try document("<a><b c=\"\(filler)\"/><d/><b c=\"\(filler)\"/></a>")
    let span = try #require(document.root.firstChild("d")).span
    #expect(span.position.column == 300_013)
    #expect(span.line.unicodeScalars.count == 2 * SourceSpan.reach + 2)
    #expect(marked(span) == "<d")
    let long = try #require(document.root.firstChild("b")?.attribute("c")).span
    #expect(long.marked == 6..<6 + SourceSpan.reach)
  }

  /// Columns of a long line are those that counting its characters gives, wherever blocks of bytes end.
  @Test func columnsOfLongLinesAreCounted() throws {
    var generator = SeededGenerator(seed: 7)
    let letters = ["a", "é", "語", "👍", "b"].map { Array($0.utf8) }
    var bytes = Array("<a>\n<b c=\"".utf8)
    for _ in 0..<20_000 { bytes += letters[Int.random(in: 0..<letters.count, using: &generator)] }
    bytes += Array("\"/>\n</a>".utf8)
    let document = try MarkupDocument(bytes: bytes)
    var column = 1
    for offset in 4..<bytes.count - 5 {
      if bytes[offset] & 0xC0 == 0x80 { continue }
      #expect(document.position(of: offset) == SourcePosition(line: 2, column: column))
      column += 1
    }
  }
}
