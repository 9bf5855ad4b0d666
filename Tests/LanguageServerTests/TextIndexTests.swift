import PlumbFindings
import Testing

@testable import PlumbLanguageServer

@Suite("Places in a text")
struct TextIndexTests {
  private static let text = "a\u{E9}\u{1F600}b\r\nc\rd\n"

  @Test(arguments: [(0, 0, 0), (0, 1, 1), (0, 2, 3), (0, 3, 3), (0, 4, 7), (0, 5, 8), (0, 99, 8), (1, 0, 10)])
  func utf16(_ line: Int, _ character: Int, _ offset: Int) {
    let index = TextIndex(Array(Self.text.utf8), .utf16)
    #expect(index.offset(of: TextIndex.Position(line: line, character: character)) == offset)
  }

  @Test(arguments: [
    (0, 1, 1), (0, 2, 1), (0, 3, 3), (0, 7, 7), (0, 8, 8), (2, 1, 13), (3, 0, 14), (9, 9, 14),
  ])
  func utf8(_ line: Int, _ character: Int, _ offset: Int) {
    let index = TextIndex(Array(Self.text.utf8), .utf8)
    #expect(index.offset(of: TextIndex.Position(line: line, character: character)) == offset)
  }

  @Test(arguments: [TextIndex.Encoding.utf8, .utf16])
  func placesComeBack(_ encoding: TextIndex.Encoding) {
    let index = TextIndex(Array(Self.text.utf8), encoding)
    for offset in [0, 1, 3, 7, 8, 10, 11, 12, 13, 14] {
      #expect(index.offset(of: index.position(of: offset)) == offset)
    }
  }

  /// Columns of findings count characters.
  @Test func findingsCountCharacters() {
    let index = TextIndex(Array(Self.text.utf8), .utf16)
    #expect(index.offset(of: SourcePosition(line: 1, column: 4)) == 7)
    #expect(index.offset(of: SourcePosition(line: 2, column: 1)) == 10)
    #expect(index.offset(of: SourcePosition(line: 99, column: 1)) == 14)
  }

  @Test func negativeNumbersAreNoPlace() {
    let index = TextIndex([], .utf16)
    #expect(index.offset(of: TextIndex.Position(line: -1, character: 0)) == nil)
    #expect(index.offset(of: TextIndex.Position(line: 0, character: 5)) == 0)
  }
}
