/// Lines of one text that stand in another's lines' place; either range may be empty, never both.
struct LineChange {
  var from: Range<Int>
  var to: Range<Int>

  /// How many comparisons of lines to spend on finding the fewest changes: some seconds' worth at the very worst.
  private static let comparisons = 1 << 28

  /// The changes from one text to another, in order and with equal lines between them: the fewest lines, up to what
  /// the effort allows, in the places where people expect them.
  ///
  /// - Parameter effort: How many changes to look for from each end at once; nil for what is reasonable.
  /// - Complexity: O(*bytes* + *lines* × min(*effort*, changes)).
  static func changes(from: TextLines, to: TextLines, effort: Int? = nil) -> [LineChange] {
    let shorter = min(from.count, to.count)
    var start = 0
    while start < shorter, from.isLine(start, equalTo: start, of: to) { start += 1 }
    var end = 0
    while end < shorter - start, from.isLine(from.count - 1 - end, equalTo: to.count - 1 - end, of: to) {
      end += 1
    }
    let middle = LineChange(from: start..<(from.count - end), to: start..<(to.count - end))
    if middle.from.isEmpty, middle.to.isEmpty { return [] }
    if middle.from.isEmpty || middle.to.isEmpty { return placed([middle], from, to) }
    let numbers = LineNumbers(from: from, middle.from, to: to, middle.to)
    let common = CommonSequence(
      numbers.from.numbers, numbers.to.numbers,
      effort: effort ?? max(16, comparisons / (middle.from.count + middle.to.count)))
    return placed(changes(in: middle, numbers, common), from, to)
  }

  /// What is between the lines that are common.
  private static func changes(
    in middle: LineChange, _ numbers: LineNumbers, _ common: CommonSequence
  ) -> [LineChange] {
    let fromLines = numbers.from.lines.enumerated().filter { common.isCommonInFrom[$0.offset] }.map {
      $0.element
    }
    let toLines = numbers.to.lines.enumerated().filter { common.isCommonInTo[$0.offset] }.map { $0.element }
    var changes: [LineChange] = []
    var next = (from: middle.from.lowerBound, to: middle.to.lowerBound)
    func close(_ from: Int, _ to: Int) {
      if next.from < from || next.to < to {
        changes.append(LineChange(from: next.from..<from, to: next.to..<to))
      }
      next = (from + 1, to + 1)
    }
    for position in fromLines.indices { close(fromLines[position], toLines[position]) }
    close(middle.from.upperBound, middle.to.upperBound)
    return changes
  }

  /// The changes with those moved that might as well be elsewhere.
  private static func placed(_ changes: [LineChange], _ from: TextLines, _ to: TextLines) -> [LineChange] {
    var changes = changes
    for position in changes.indices {
      let change = changes[position]
      guard change.from.isEmpty || change.to.isEmpty else { continue }
      // An equal line is left between it and its neighbours.
      let start = position > 0 ? changes[position - 1].to.upperBound + 1 : 0
      let end = position + 1 < changes.count ? changes[position + 1].to.lowerBound - 1 : to.count
      let way =
        change.from.isEmpty
        ? to.bestShift(of: change.to, back: change.to.lowerBound - start, on: end - change.to.upperBound)
        : from.bestShift(of: change.from, back: change.to.lowerBound - start, on: end - change.to.upperBound)
      changes[position].from = (change.from.lowerBound + way)..<(change.from.upperBound + way)
      changes[position].to = (change.to.lowerBound + way)..<(change.to.upperBound + way)
    }
    return changes
  }
}
