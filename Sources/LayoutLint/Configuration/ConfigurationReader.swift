import PlumbFindings

/// Reads the part of YAML that configurations are written in, strictly ("YAML Ain't Markup Language, version 1.2"): maps and lists
/// by indentation, lists and maps in brackets on one line, plain and quoted texts, comments. What this reads, every reader of YAML
/// reads alike; the rest of YAML is refused, with its place.
package struct ConfigurationReader {
  /// How deep maps and lists may be nested: a hostile text must not exhaust the stack.
  static let deepest = 16

  let lines: [ConfigurationLines.Line]
  /// The line that is read.
  var line = 0
  /// The next character in it that was not read.
  var place = 0
  var depth = 0

  /// What a text says; nothing where it says nothing.
  ///
  /// - Complexity: Linear in the bytes, times the keys of a map.
  package static func value(of bytes: [UInt8]) throws(ConfigurationError) -> ConfigurationValue {
    var reader = ConfigurationReader(lines: try ConfigurationLines(bytes).lines)
    guard let first = reader.lines.first else {
      return ConfigurationValue(position: SourcePosition(line: 1, column: 1), content: .nothing)
    }
    reader.place = first.indentation
    let value = try reader.block()
    if reader.line < reader.lines.count { throw reader.error("This line is indented like none above it.") }
    return value
  }

  private init(lines: [ConfigurationLines.Line]) { self.lines = lines }

  // MARK: Places

  var scalars: [Unicode.Scalar] { lines[line].scalars }

  /// The next character on the line; nil at its end.
  var next: Unicode.Scalar? { place < scalars.count ? scalars[place] : nil }

  var position: SourcePosition {
    line < lines.count
      ? SourcePosition(line: lines[line].number, column: place + 1)
      : SourcePosition(line: (lines.last?.number ?? 0) + 1, column: 1)
  }

  func error(_ message: String, at position: SourcePosition? = nil) -> ConfigurationError {
    ConfigurationError(position ?? self.position, message)
  }

  mutating func skipSpaces() { while next == " " { place += 1 } }

  /// Whether nothing but spaces or a comment is left of the line.
  mutating func isAtEnd() -> Bool {
    let start = place
    skipSpaces()
    return next == nil || next == "#" && (place > start || place == 0 || scalars[place - 1] == " ")
  }

  mutating func beginNextLine() {
    line += 1
    place = line < lines.count ? lines[line].indentation : 0
  }

  /// Ends a line that has nothing more to say.
  mutating func endLine(behind what: String) throws(ConfigurationError) {
    guard isAtEnd() else { throw error("Something stands behind \(what): a line ends there.") }
    beginNextLine()
  }

  mutating func nested<Result>(
    _ body: (inout ConfigurationReader) throws(ConfigurationError) -> Result
  ) throws(ConfigurationError) -> Result {
    guard depth < Self.deepest else { throw error("This is nested deeper than any configuration.") }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }
}
