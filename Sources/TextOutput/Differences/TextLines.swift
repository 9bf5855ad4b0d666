/// A text by its lines, each with the newline that ends it; the last may have none. Lines are bytes: neither their
/// encoding nor a carriage return before the newline means anything here.
struct TextLines {
  private static let newline = UInt8(ascii: "\n")

  let bytes: [UInt8]
  /// Where each line begins, and where the last ends.
  private let bounds: [Int]

  /// - Complexity: O(*bytes*).
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var bounds = [0]
    bytes.withUnsafeBufferPointer { bytes in
      for place in 0..<bytes.count where bytes[place] == Self.newline { bounds.append(place + 1) }
      if bounds[bounds.count - 1] != bytes.count { bounds.append(bytes.count) }
    }
    self.bounds = bounds
  }

  var count: Int { bounds.count - 1 }

  func range(of line: Int) -> Range<Int> { bounds[line]..<bounds[line + 1] }

  /// Whether a newline ends a line; only the last may have none.
  func isEnded(_ line: Int) -> Bool { bytes[bounds[line + 1] - 1] == Self.newline }

  /// Whether a line is the same as one of another text, or of this one.
  ///
  /// - Complexity: O(*bytes of the line*).
  func isLine(_ line: Int, equalTo other: Int, of lines: TextLines) -> Bool {
    let range = range(of: line)
    let otherRange = lines.range(of: other)
    guard range.count == otherRange.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      lines.bytes.withUnsafeBufferPointer { others in
        for place in 0..<range.count
        where bytes[range.lowerBound + place] != others[otherRange.lowerBound + place] {
          return false
        }
        return true
      }
    }
  }

  /// With how many spaces and tabs a line begins; none after the end.
  func indentation(of line: Int) -> Int {
    guard line < count else { return 0 }
    let range = range(of: line)
    var place = range.lowerBound
    while place < range.upperBound, bytes[place] == UInt8(ascii: " ") || bytes[place] == UInt8(ascii: "\t") {
      place += 1
    }
    return place - range.lowerBound
  }
}
