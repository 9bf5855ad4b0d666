import PlumbFindings

/// The lines of a configuration that say something: no empty ones, and none that is a comment as a whole.
struct ConfigurationLines {
  struct Line {
    /// From 1.
    let number: Int
    let scalars: [Unicode.Scalar]
    /// How many spaces it begins with.
    let indentation: Int
  }

  /// A configuration is written by hand; more is something else.
  static let mostBytes = 1 << 20

  private(set) var lines: [Line] = []

  /// - Complexity: O(*bytes*).
  init(_ bytes: [UInt8]) throws(ConfigurationError) {
    guard bytes.count <= Self.mostBytes else {
      throw ConfigurationError(
        SourcePosition(line: 1, column: 1), "This is no configuration: it is larger than a mebibyte.")
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var start = bytes.starts(with: mark) ? mark.count : 0
    var number = 1
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      try add(bytes[start..<end], number)
      if end + 1 < bytes.count, bytes[end] == 0x0D, bytes[end + 1] == 0x0A { end += 1 }
      start = end + 1
      number += 1
    }
  }

  private mutating func add(_ bytes: ArraySlice<UInt8>, _ number: Int) throws(ConfigurationError) {
    let text = String(decoding: bytes, as: UTF8.self)
    let scalars = Array(text.unicodeScalars)
    guard text.utf8.elementsEqual(bytes) else {
      let column = (scalars.firstIndex { $0 == "\u{FFFD}" } ?? 0) + 1
      throw ConfigurationError(SourcePosition(line: number, column: column), "This is no UTF-8.")
    }
    let indentation = scalars.firstIndex { $0 != " " } ?? scalars.count
    guard indentation < scalars.count, scalars[indentation] != "#" else { return }
    for (place, scalar) in scalars.enumerated() where scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value {
      let position = SourcePosition(line: number, column: place + 1)
      guard scalar == "\t" else {
        throw ConfigurationError(position, "This character controls something and is no text.")
      }
      throw ConfigurationError(position, "A tab stands here: write spaces.")
    }
    lines.append(Line(number: number, scalars: scalars, indentation: indentation))
  }
}
