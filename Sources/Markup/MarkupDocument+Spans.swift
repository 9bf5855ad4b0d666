import PlumbFindings

extension MarkupDocument {
  /// A stretch of the bytes with the line that it begins in; what lies past the end of that line is not
  /// marked.
  ///
  /// - Complexity: As `position(of:)`; of a long line only what surrounds the stretch is read.
  package func span(of range: Range<Int>) -> SourceSpan {
    SourceSpan(of: range, at: position(of: range.lowerBound), in: storage.bytes)
  }
}

extension MarkupElement {
  /// The start tag's bracket and name, `<label`.
  package var span: SourceSpan { document.span(of: range.lowerBound..<nameRange.upperBound) }
}

extension MarkupAttribute {
  /// The whole attribute, `name="value"`.
  package var span: SourceSpan { SourceSpan(of: range, at: position, in: storage.bytes) }

  /// The value inside its quotes; the quotes where it is empty.
  package var valueSpan: SourceSpan {
    let stretch = valueRange.isEmpty ? valueRange.lowerBound - 1..<valueRange.upperBound + 1 : valueRange
    let start = Int32(truncatingIfNeeded: stretch.lowerBound)
    return SourceSpan(of: stretch, at: storage.position(of: start), in: storage.bytes)
  }
}

extension SourceSpan {
  /// How many characters of a line are kept on each side of the stretch, and of the stretch itself: more than
  /// output has room for, so that output can tell that it cuts.
  static let reach = 200

  /// A stretch of UTF-8 text with its line, cut to what surrounds the stretch. Bytes that are no UTF-8 read
  /// as the replacement character.
  ///
  /// - Parameter position: That of the range's lower bound.
  /// - Complexity: O(1): at most `3 * reach` characters are read.
  init(of range: Range<Int>, at position: SourcePosition, in bytes: [UInt8]) {
    precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count, "the range lies outside the text")
    let start = range.lowerBound
    let before = Self.stretchBefore(start, in: bytes)
    let marked = Self.stretch(from: start, to: range.upperBound, in: bytes)
    let after = Self.stretch(from: marked.upperBound, to: bytes.count, in: bytes)
    let opening = String(decoding: bytes[before], as: UTF8.self)
    let middle = String(decoding: bytes[marked], as: UTF8.self)
    let first = opening.unicodeScalars.count
    self.init(
      position: position, line: opening + middle + String(decoding: bytes[after], as: UTF8.self),
      marked: first..<first + middle.unicodeScalars.count)
  }

  /// The bytes before an offset that are on its line, and within reach.
  private static func stretchBefore(_ end: Int, in bytes: [UInt8]) -> Range<Int> {
    // A byte order mark belongs to no line.
    let floor = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? min(3, end) : 0
    var start = end
    var characters = 0
    while start > floor, characters < reach, !bytes[start - 1].endsLine {
      start -= 1
      if bytes[start] & 0xC0 != 0x80 { characters += 1 }
    }
    return start..<end
  }

  /// The bytes from an offset that are on its line, within reach, and before an end.
  private static func stretch(from start: Int, to limit: Int, in bytes: [UInt8]) -> Range<Int> {
    var end = start
    var characters = 0
    while end < limit, !bytes[end].endsLine {
      if bytes[end] & 0xC0 != 0x80 {
        if characters == reach { break }
        characters += 1
      }
      end += 1
    }
    return start..<end
  }
}

extension UInt8 {
  fileprivate var endsLine: Bool { self == Byte.lineFeed || self == Byte.carriageReturn }
}
