import PlumbFindings
import PlumbMarkup
import Testing

/// Lines and columns.
@Suite struct MarkupPositionTests {
  /// The positions of all `<` in a text, as line:column.
  func tags(_ text: String) throws -> [String] {
    let document = try MarkupDocument(bytes: Array(text.utf8))
    let offsets = document.bytes.indices.filter { document.bytes[$0] == UInt8(ascii: "<") }
    return offsets.map { "\(document.position(of: $0).line):\(document.position(of: $0).column)" }
  }

  @Test func lineEnds() throws {
    #expect(try tags("<a>\n <b/>\n\n  <c/></a>") == ["1:1", "2:2", "4:3", "4:7"])
    #expect(try tags("<a>\r\n <b/>\r\n\r\n  <c/></a>") == ["1:1", "2:2", "4:3", "4:7"])
    #expect(try tags("<a>\r <b/>\r\r  <c/></a>") == ["1:1", "2:2", "4:3", "4:7"])
    #expect(try tags("\n\n<a>\n\r<b/></a>") == ["3:1", "5:1", "5:5"])
  }

  @Test func columnsCountCharacters() throws {
    #expect(try tags("<a>é<b/>漢😀<c/>\té<d/></a>") == ["1:1", "1:5", "1:11", "1:17", "1:21"])
    #expect(try tags("<a b='é'>\n<c/>é\n<d/></a>") == ["1:1", "2:1", "3:1", "3:5"])
  }

  @Test func byteOrderMarkTakesNoColumn() throws {
    #expect(try tags("\u{FEFF}<a><b/></a>") == ["1:1", "1:4", "1:8"])
    let document = try MarkupDocument(bytes: Array("\u{FEFF}<a/>".utf8))
    #expect(document.position(of: 0) == SourcePosition(line: 1, column: 1))
  }

  @Test func endOfTheFile() throws {
    let document = try MarkupDocument(bytes: Array("<a/>\n".utf8))
    #expect(document.position(of: 4) == SourcePosition(line: 1, column: 5))
    #expect(document.position(of: 5) == SourcePosition(line: 2, column: 1))
  }

  /// Every offset of every fixture against counting from the start.
  @Test(arguments: MarkupFixture.wellFormed)
  func countedFromTheStart(_ fixture: MarkupFixture) throws {
    let document = try fixture.document()
    let scalars = Array(fixture.text.unicodeScalars)
    var line = 1
    var column = 1
    var offset = 0
    for (index, scalar) in scalars.enumerated() {
      #expect(document.position(of: offset) == SourcePosition(line: line, column: column))
      offset += UTF8.width(scalar)
      let isPair = scalar == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
      if scalar == "\n" || scalar == "\r" && !isPair {
        (line, column) = (line + 1, 1)
      } else if index > 0 || scalar != "\u{FEFF}" {
        column += 1
      }
    }
  }
}
