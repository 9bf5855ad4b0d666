import PlumbFindings
import Testing

@testable import PlumbLayoutLint

/// The part of YAML that is read, and the sentences for the rest.
@Suite("Configurations' reader")
struct ConfigurationReaderTests {
  /// A value without its places, as brackets would write it.
  private static func plain(_ value: ConfigurationValue) -> String {
    switch value.content {
    case .nothing: "~"
    case .text(let text): "'\(text)'"
    case .list(let elements): "[" + elements.map(plain).joined(separator: ", ") + "]"
    case .map(let entries):
      "{" + entries.map { "\($0.key): \(plain($0.value))" }.joined(separator: ", ") + "}"
    }
  }

  private static func read(_ text: String) throws -> String {
    plain(try ConfigurationReader.value(of: Array(text.utf8)))
  }

  @Test(arguments: [
    ("", "~"), ("# a comment\n\n   \n", "~"), ("a: b", "{a: 'b'}"), ("a: b c  # d\n", "{a: 'b c'}"),
    ("a: b#c", "{a: 'b#c'}"), ("a: http://b", "{a: 'http://b'}"),
    ("a:\n  b: 1\n  c:\n    d: 2\ne: 3", "{a: {b: '1', c: {d: '2'}}, e: '3'}"),
    ("a:\n- b\n- c\nd: e", "{a: ['b', 'c'], d: 'e'}"),
    ("a:\n  - b: 1\n    c: 2\n  - d", "{a: [{b: '1', c: '2'}, 'd']}"),
    ("a:\n  -\n    b: 1\n  -\n", "{a: [{b: '1'}, ~]}"),
    ("a: [b, 'c, d', [e], {f: g}]", "{a: ['b', 'c, d', ['e'], {f: 'g'}]}"),
    ("a: {b: c, d: [e, f,], g: }", "{a: {b: 'c', d: ['e', 'f'], g: ~}}"), ("a: []\nb: {}", "{a: [], b: {}}"),
    ("a: 'it''s'\n\"b c\": \"\\\"\\u00e9\\\\\\n\\t\\/\"", "{a: 'it's', b c: '\"é\\\n\t/'}"),
    ("a:\r\n  b: c\rd: e", "{a: {b: 'c'}, d: 'e'}"),
    ("\u{FEFF}a: b", "{a: 'b'}"), ("a:", "{a: ~}"), ("- a\n- - b\n  - c", "['a', ['b', 'c']]"),
    ("a: -b", "{a: '-b'}"),
    ("a: 'b' # c", "{a: 'b'}"), ("a: ?b", "{a: '?b'}"), ("just text", "'just text'"),
  ])
  func isRead(_ text: String, _ value: String) throws {
    #expect(try Self.read(text) == value)
  }

  @Test(arguments: [
    ("a: &b 1", 1, 4, "Anchors"), ("a: *b", 1, 4, "put a pattern in quotes"), ("a: !b c", 1, 4, "Tags"),
    ("a: |\n  b", 1, 4, "several lines"),
    ("a: >\n  b", 1, 4, "several lines"), ("a: @b", 1, 4, "No text begins like this"),
    ("? a", 1, 1, "Keys of several lines"),
    ("---\na: b", 1, 1, "one document"), ("a: b\n---\na: c", 2, 1, "one document"),
    ("a: b\n...", 2, 1, "one document"),
    ("%YAML 1.2", 1, 1, "No text begins like this"), ("a:\n\tb: c", 2, 1, "A tab"),
    ("a: b\tc", 1, 5, "A tab"),
    ("a: b\u{1}", 1, 5, "controls something"), ("a: b\na: c", 2, 1, "“a” is there already, in line 1."),
    ("a: {b: 1, b: 2}", 1, 11, "“b” is there already"), ("a: b: c", 1, 5, "A colon with a space"),
    ("a: b\n  c", 2, 3, "indented further"),
    ("a:\n    b: 1\n  c: 2", 3, 3, "indented further"), ("  a: 1\nb: 2", 2, 1, "like none above it"),
    ("a: 1\nb", 2, 1, "a key is missing"),
    ("a: 1\n- b", 2, 1, "A list begins among keys"), ("a: - b", 1, 4, "A list begins on a line of its own"),
    ("a: [b", 1, 4, "This bracket does not end"), ("a: [b, # c\n d]", 1, 4, "This bracket does not end"),
    ("a: [b] c", 1, 8, "Something stands behind the bracket"),
    ("a: 'b' c", 1, 8, "Something stands behind the quote"),
    ("a: 'b", 1, 4, "This quote does not end"), ("a: \"b\\q\"", 1, 6, "no such escape"),
    ("a: \"\\ud800\"", 1, 5, "no such escape"),
    ("a: [b [c]]", 1, 7, "A bracket begins inside a text"), ("a: [b: c]", 1, 6, "A colon with a space"),
    ("a: [, b]", 1, 5, "No text begins"),
    ("a: {b}", 1, 6, "Behind a key stands a colon"), ("a: [\"b\" c]", 1, 9, "a comma or the closing bracket"),
    (": a", 1, 1, "a key is missing"),
    ("a: ]", 1, 4, "No text begins like this"),
  ])
  func isRefused(_ text: String, _ line: Int, _ column: Int, _ words: String) {
    do {
      _ = try Self.read(text)
      Issue.record("it was read: \(text)")
    } catch let error as ConfigurationError {
      #expect(error.position == SourcePosition(line: line, column: column), "\(error.message)")
      #expect(error.message.contains(words), "\(error.message)")
      #expect(error.message.hasSuffix(".") && !error.message.contains("\n"))
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test func whatIsNoUTF8IsRefused() {
    #expect(throws: ConfigurationError(SourcePosition(line: 2, column: 3), "This is no UTF-8.")) {
      try ConfigurationReader.value(of: Array("a: b\nc:".utf8) + [0xFF])
    }
  }

  @Test func deepNestingIsRefused() throws {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: ConfigurationError.self) { try Self.read("a: " + deep) }
    #expect(throws: ConfigurationError.self) { try Self.read(String(repeating: "- ", count: 1000) + "a") }
    #expect(
      try Self.read("a: " + String(repeating: "[", count: 10) + String(repeating: "]", count: 10)).hasPrefix(
        "{a: [["))
  }

  /// Many keys take no longer than their number says.
  @Test(.timeLimit(.minutes(1))) func largeTextsAreReadAtOnce() throws {
    let keys = (0..<60_000).map { "k\($0): v" }.joined(separator: "\n")
    let value = try ConfigurationReader.value(of: Array(keys.utf8))
    guard case .map(let entries) = value.content else {
      Issue.record("no map")
      return
    }
    #expect(entries.count == 60_000 && entries.last?.position == SourcePosition(line: 60_000, column: 1))
    #expect(throws: ConfigurationError.self) {
      try ConfigurationReader.value(of: [UInt8](repeating: UInt8(ascii: "#"), count: (1 << 20) + 1))
    }
  }

  @Test func placesAreThoseOfTheText() throws {
    let value = try ConfigurationReader.value(of: Array("é: [a, b]\nc:\n  - d\n".utf8))
    guard case .map(let entries) = value.content, case .list(let list) = entries[0].value.content else {
      Issue.record("no map")
      return
    }
    #expect(list.map(\.position) == [SourcePosition(line: 1, column: 5), SourcePosition(line: 1, column: 8)])
    #expect(entries[1].value.position == SourcePosition(line: 3, column: 3))
  }
}
