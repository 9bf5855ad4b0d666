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

  mutating func append(_ line: UnsafeBufferPointer<UInt8>, number: Int) {
    lines.append((bytes.count, number))
    bytes.append(contentsOf: line)
    bytes.append(.newline)
    let isRelevant = line.contains("onstraint") || line.contains("0x")
    quiet = isRelevant ? 0 : quiet + 1
    if isRelevant { isBegun = true }
    if line.contains("breaking") { isPastBreaking = true }
  }

  /// Whether nothing that comes can be a part of it.
  var isOver: Bool { bytes.count > Self.largest || quiet > (isPastBreaking ? 12 : 100) }
}
