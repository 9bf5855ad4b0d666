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
