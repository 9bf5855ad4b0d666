/// Equal lines as equal numbers, of what is left to compare of two texts: a line that only one of them has is changed
/// whatever else is, and not among them.
struct LineNumbers {
  /// The numbers of one text's lines, and which lines they are.
  struct Side {
    var numbers: [Int32] = []
    var lines: [Int] = []
  }

  private(set) var from = Side()
  private(set) var to = Side()

  /// - Complexity: O(*bytes* of the lines) on average.
  init(from: TextLines, _ fromLines: Range<Int>, to: TextLines, _ toLines: Range<Int>) {
    var count: Int32 = 0
    var fromNumbers: [Int32] = []
    var toNumbers: [Int32] = []
    from.bytes.withUnsafeBytes { fromBytes in
      to.bytes.withUnsafeBytes { toBytes in
        var known: [Line: Int32] = [:]
        func number(_ line: Line) -> Int32 {
          if let number = known[line] { return number }
          known[line] = count
          count += 1
          return count - 1
        }
        for line in fromLines { fromNumbers.append(number(Line(fromBytes, from.range(of: line)))) }
        for line in toLines { toNumbers.append(number(Line(toBytes, to.range(of: line)))) }
      }
    }
    var isInFrom = [Bool](repeating: false, count: Int(count))
    var isInTo = isInFrom
    for number in fromNumbers { isInFrom[Int(number)] = true }
    for number in toNumbers { isInTo[Int(number)] = true }
    self.from = Self.side(fromNumbers, fromLines, isInTo)
    self.to = Self.side(toNumbers, toLines, isInFrom)
  }

  private static func side(_ numbers: [Int32], _ lines: Range<Int>, _ isInOther: [Bool]) -> Side {
    var side = Side()
    for (position, number) in numbers.enumerated() where isInOther[Int(number)] {
      side.numbers.append(number)
      side.lines.append(lines.lowerBound + position)
    }
    return side
  }

  /// A line's bytes, where they lie. The standard library's hashes are seeded, so that nobody can make lines for one
  /// place of the table.
  private struct Line: Hashable {
    let bytes: UnsafeRawBufferPointer

    init(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) {
      self.bytes = UnsafeRawBufferPointer(rebasing: bytes[range])
    }

    static func == (a: Line, b: Line) -> Bool { a.bytes.elementsEqual(b.bytes) }

    func hash(into hasher: inout Hasher) { hasher.combine(bytes: bytes) }
  }
}
