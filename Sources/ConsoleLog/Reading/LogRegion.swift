/// Lines of a text that belong together because they speak of constraints, with what stands between them.
struct LogRegion {
  /// The lines as they were, each with an end.
  private(set) var bytes: [UInt8] = []
  /// Where each line begins, and its number in the text.
  private(set) var lines: [(start: Int, number: Int)] = []
  /// How many lines at the end say nothing of constraints.
  private var quiet = 0
  private var isPastBreaking = false
  /// Whether it already has something that a headline would end.
  private(set) var isBegun = false

  static let largest = 1 << 18

  mutating func append(_ line: UnsafeBufferPointer<UInt8>, _ marks: LineMarks, number: Int) {
    lines.append((bytes.count, number))
    bytes.append(contentsOf: line)
    bytes.append(.newline)
    quiet = marks.isRelevant ? 0 : quiet + 1
    if marks.isRelevant { isBegun = true }
    if marks.isOfBreaking { isPastBreaking = true }
  }

  /// Whether nothing that comes can be a part of it.
  var isOver: Bool { bytes.count > Self.largest || quiet > (isPastBreaking ? 12 : 100) }

  /// The lines without their ends.
  var lineRanges: [Range<Int>] {
    lines.indices.map { place in
      let end = place + 1 < lines.count ? lines[place + 1].start : bytes.count
      return lines[place].start..<end - 1
    }
  }

  /// Which lines are as long as the longest ones: where there are several of these, all were cut at that
  /// length.
  var fullLines: [Bool] {
    let lengths = lineRanges.map { range in
      bytes[range].reduce(0) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) }
    }
    let longest = lengths.max() ?? 0
    let isCut = lengths.reduce(0) { $0 + ($1 == longest ? 1 : 0) } > 1
    return lengths.map { isCut && $0 == longest }
  }

  /// With lines put together that were cut; nil where none were.
  var uncut: LogRegion? {
    let isFull = fullLines
    guard isFull.contains(true) else { return nil }
    var uncut = LogRegion()
    var isBehindFull = false
    for (place, range) in lineRanges.enumerated() {
      if isBehindFull, uncut.bytes.last == .newline {
        uncut.bytes.removeLast()
      } else {
        uncut.lines.append((uncut.bytes.count, lines[place].number))
      }
      uncut.bytes.append(contentsOf: bytes[range])
      uncut.bytes.append(.newline)
      isBehindFull = isFull[place]
    }
    return uncut
  }

  /// Without most of the lines at the end that say nothing; a constraint's last lines may.
  mutating func trim() {
    let count = lines.count - max(quiet - 8, 0)
    guard count < lines.count else { return }
    bytes.removeSubrange(lines[count].start...)
    lines.removeSubrange(count...)
  }
}

/// What a line has that tells whether it belongs to a list.
struct LineMarks {
  private(set) var isRelevant = false
  private(set) var isOfBreaking = false
  private(set) var isOfHeadline = false

  init(_ line: UnsafeBufferPointer<UInt8>) {
    for place in 0..<line.count {
      switch line[place] {
      case UInt8(ascii: "x"): if line.has(":0", at: place - 2) { isRelevant = true }
      case UInt8(ascii: "k"):
        if line.has("king", at: place), line.has("brea", at: place - 4) {
          isRelevant = true
          isOfBreaking = true
        }
      case UInt8(ascii: "y"):
        if line.has("simultaneousl", at: place - 13) {
          isRelevant = true
          isOfHeadline = true
        }
      default: continue
      }
    }
  }
}
