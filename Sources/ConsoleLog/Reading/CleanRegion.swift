/// A region without what mangled it, still in lines.
struct CleanRegion {
  private(set) var bytes: [UInt8] = []
  /// Where each line of the original begins, and its number.
  private var lines: [(start: Int, number: Int)] = []
  /// The length of the longest line, where lines were cut at that length; else none.
  let wrapWidth: Int?

  init(_ region: LogRegion) {
    let cleaning = LineCleaning(region.bytes)
    bytes.reserveCapacity(region.bytes.count)
    for (place, line) in region.lines.enumerated() {
      let end = place + 1 < region.lines.count ? region.lines[place + 1].start : region.bytes.count
      lines.append((bytes.count, line.number))
      cleaning.append(region.bytes[line.start..<end - 1], to: &bytes)
      bytes.append(.newline)
    }
    wrapWidth = Self.wrapWidth(bytes)
  }

  /// Lines that were cut hard are as long as each other.
  private static func wrapWidth(_ bytes: [UInt8]) -> Int? {
    var longest = 0
    var count = 0
    var length = 0
    for byte in bytes {
      if byte == .newline {
        if length > longest { (longest, count) = (length, 0) }
        if length == longest { count += 1 }
        length = 0
      } else if byte & 0xC0 != 0x80 {
        length += 1
      }
    }
    return count >= 2 ? longest : nil
  }

  /// The number of the line that a place is in.
  func line(at place: Int) -> Int {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].start <= place { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? lines[low - 1].number : 1
  }
}
