import PlumbFindings

extension SourceSpan {
  /// The stretch at a place of a text that need not be well formed: a tag's name, a word, or one character.
  ///
  /// - Complexity: O(*bytes*).
  package init(at position: SourcePosition, inText bytes: [UInt8]) {
    let start = Self.offset(of: position, in: bytes)
    var end = start
    while end < bytes.count, bytes[end] == Byte.lessThan || bytes[end] == Byte.slash { end += 1 }
    while end < bytes.count, bytes[end].isPlainNameByte { end += 1 }
    if end == start, start < bytes.count { end += 1 }
    self.init(of: start..<end, at: position, in: bytes)
  }

  /// The offset of a line and column; that of the end where the text has no such place.
  private static func offset(of position: SourcePosition, in bytes: [UInt8]) -> Int {
    // A byte order mark takes no column.
    var offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var line = 1
    while line < position.line, offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      let isPair =
        byte == Byte.carriageReturn && offset < bytes.count && bytes[offset] == Byte.lineFeed
      if byte == Byte.lineFeed || byte == Byte.carriageReturn && !isPair { line += 1 }
    }
    var column = 1
    while column < position.column, offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      column += 1
    }
    return offset
  }
}
