/// A region without what mangled it, still in lines.
struct CleanRegion {
  private(set) var bytes: [UInt8] = []
  /// Where each line of the original begins, and its number.
  private var lines: [(start: Int, number: Int)] = []
  /// Which lines are as long as the longest ones: where there are several of these, all were cut at that length.
  private var isFull: [Bool] = []

  init(_ region: LogRegion) {
    let cleaning = LineCleaning(region.bytes)
    bytes.reserveCapacity(region.bytes.count)
    var lengths: [Int] = []
    for (place, line) in region.lines.enumerated() {
      let end = place + 1 < region.lines.count ? region.lines[place + 1].start : region.bytes.count
      let original = region.bytes[line.start..<end - 1]
      lines.append((bytes.count, line.number))
      lengths.append(original.reduce(0) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) })
      cleaning.append(original, to: &bytes)
      bytes.append(.newline)
    }
    let longest = lengths.max() ?? 0
    let isCut = lengths.reduce(0) { $0 + ($1 == longest ? 1 : 0) } > 1
    isFull = lengths.map { isCut && $0 == longest }
  }

  /// Whether the end of the line before a place is one where all lines were cut.
  func isCut(before place: Int) -> Bool {
    let index = index(at: place)
    return index > 0 && lines[index].start == place && isFull[index - 1]
  }

  /// The number of the line that a place is in.
  func line(at place: Int) -> Int { lines.isEmpty ? 1 : lines[index(at: place)].number }

  private func index(at place: Int) -> Int {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].start <= place { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }
}
