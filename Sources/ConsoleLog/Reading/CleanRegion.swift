/// A region without what mangled it, still in lines.
struct CleanRegion {
  private(set) var bytes: [UInt8] = []
  /// Where each line of the original begins, and its number.
  private var lines: [(start: Int, number: Int)] = []
  /// Which lines are as long as the longest ones: where there are several of these, all were cut at that
  /// length.
  private var isFull: [Bool] = []

  init(_ region: LogRegion) {
    let cleaning = LineCleaning(region.bytes)
    bytes.reserveCapacity(region.bytes.count)
    isFull = region.fullLines
    let ranges = region.lineRanges
    let loggers = ranges.map { LinePrefix.logger(region.bytes, $0) }
    let process = Self.process(
      zip(ranges, loggers).map { range, logger in
        guard let logger, region.bytes[range].contains(":0x") else { return [] }
        return Array(region.bytes[logger.process])
      })
    let mark = Self.mark(region.bytes, ranges)
    for (place, range) in ranges.enumerated() {
      lines.append((bytes.count, region.lines[place].number))
      var start = range.lowerBound
      if let process, let logger = loggers[place], region.bytes[logger.process].elementsEqual(process) {
        start = logger.end
      } else if let mark {
        start = LinePrefix.marksEnd(region.bytes, range, only: mark).end
      }
      cleaning.append(region.bytes[start..<range.upperBound], to: &bytes)
      bytes.append(.newline)
    }
  }

  /// The mark that most of the lines begin with.
  private static func mark(_ bytes: [UInt8], _ ranges: [Range<Int>]) -> UInt8? {
    var marks: [UInt8] = []
    var count = 0
    for range in ranges where !bytes[range].allSatisfy({ $0.isBlank }) {
      count += 1
      if let mark = LinePrefix.marksEnd(bytes, range).mark, mark != UInt8(ascii: "`") { marks.append(mark) }
    }
    guard let mark = marks.first, marks.count > 2 else { return nil }
    return marks.reduce(0) { $0 + ($1 == mark ? 1 : 0) } * 2 > count ? mark : nil
  }

  /// The process whose logger stands before every line of a log, not only before the first.
  ///
  /// - Parameter processes: Of each line that has something of a list; others are empty.
  private static func process(_ processes: [[UInt8]]) -> [UInt8]? {
    var counts: [[UInt8]: Int] = [:]
    var most: (process: [UInt8], count: Int) = ([], 1)
    for process in processes where !process.isEmpty {
      let count = counts[process, default: 0] + 1
      counts[process] = count
      if count > most.count { most = (process, count) }
    }
    return most.process.isEmpty ? nil : most.process
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
