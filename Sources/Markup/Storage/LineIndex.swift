import PlumbFindings

/// Where the lines of a text begin.
///
/// A line ends with a line feed, a carriage return, or both together. A byte order mark belongs to no line:
/// the first line begins after it.
struct LineIndex: Sendable {
  /// The offsets of the first bytes of all lines, ascending.
  var starts: [Int32]
  /// Whether every character is one byte, so that columns need no counting.
  var isASCII = true
  /// How many bytes before each block of bytes do not begin a character; empty until `indexColumns(in:)`.
  private var continuations: [Int32] = []

  private static let block = 1 << 12

  init(firstLine: Int) {
    starts = [Int32(truncatingIfNeeded: firstLine)]
  }

  /// Counts characters once, so that a column costs the same however long its line is.
  ///
  /// - Complexity: O(*bytes*) in texts that are not all ASCII.
  mutating func indexColumns(in bytes: UnsafeBufferPointer<UInt8>) {
    guard !isASCII else { return }
    continuations = [0]
    var count: Int32 = 0
    var start = 0
    while start < bytes.count {
      let end = min(start + Self.block, bytes.count)
      for index in start..<end where bytes[index] & 0xC0 == 0x80 { count += 1 }
      continuations.append(count)
      start = end
    }
  }

  /// How many characters begin in a range.
  private func characters(in range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard !continuations.isEmpty, range.count > Self.block else {
      var count = 0
      for index in range where bytes[index] & 0xC0 != 0x80 { count += 1 }
      return count
    }
    func before(_ offset: Int) -> Int {
      let block = offset / Self.block
      var count = Int(continuations[block])
      for index in block * Self.block..<offset where bytes[index] & 0xC0 == 0x80 { count += 1 }
      return count
    }
    return range.count - (before(range.upperBound) - before(range.lowerBound))
  }

  /// The line and column of an offset.
  ///
  /// - Complexity: O(log *lines*); before `indexColumns(in:)`, O(length of the line) in texts that are not
  ///   all ASCII.
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
    return SourcePosition(line: low + 1, column: 1 + characters(in: start..<offset, of: bytes))
  }
}
