import Findings

/// Where the lines of a text begin.
///
/// A line ends with a line feed, a carriage return, or both together. A byte order mark belongs to no line:
/// the first line begins after it.
struct LineIndex: Sendable {
  /// The offsets of the first bytes of all lines, ascending.
  var starts: [Int32]
  /// Whether every character is one byte, so that columns need no counting.
  var isASCII = true

  init(firstLine: Int) {
    starts = [Int32(truncatingIfNeeded: firstLine)]
  }

  /// The line and column of an offset.
  ///
  /// - Complexity: O(log *lines*), and O(length of the line) in texts that are not all ASCII.
  func position(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> SourcePosition {
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) >> 1
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    let start = Int(starts[low])
    guard offset > start else { return SourcePosition(line: low + 1, column: 1) }
    if isASCII { return SourcePosition(line: low + 1, column: offset - start + 1) }
    var column = 1
    for index in start..<offset where bytes[index] & 0xC0 != 0x80 { column += 1 }
    return SourcePosition(line: low + 1, column: column)
  }
}
