import TestSupport

/// Random texts for comparisons, and what there is to know of them.
enum EditedText {
  /// A text of few different lines, and the same after some edits. Some end without a newline.
  static func pair(
    _ generator: inout SeededGenerator, lines count: Int
  ) -> (from: [UInt8], to: [UInt8]) {
    let kinds = Int.random(in: 1...6, using: &generator)
    var from: [[UInt8]] = []
    for _ in 0..<Int.random(in: 0...count, using: &generator) { from.append(line(kinds, &generator)) }
    var to = from
    for _ in 0..<Int.random(in: 0...count / 2, using: &generator) {
      let place = Int.random(in: 0...to.count, using: &generator)
      if Bool.random(using: &generator) {
        to.insert(line(kinds, &generator), at: place)
      } else if place < to.count {
        to.remove(at: place)
      }
    }
    return (joined(from, &generator), joined(to, &generator))
  }

  /// Lines that are one thing or the other, by chance.
  static func coins(_ count: Int, _ generator: inout SeededGenerator) -> [UInt8] {
    var text: [UInt8] = []
    for _ in 0..<count { text += [Bool.random(using: &generator) ? 0x61 : 0x62, 0x0A] }
    return text
  }

  /// The lines of a text, each with its newline.
  static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = text[...]
    while let end = rest.firstIndex(of: 0x0A) {
      lines.append(rest[...end])
      rest = rest[(end + 1)...]
    }
    return rest.isEmpty ? lines : lines + [rest]
  }

  /// How many lines a longest common subsequence has, by the plain table.
  static func commonLines(_ from: [UInt8], _ to: [UInt8]) -> Int {
    let others = lines(to)
    var row = [Int](repeating: 0, count: others.count + 1)
    for line in lines(from) {
      var diagonal = 0
      for (position, other) in others.enumerated() {
        let above = row[position + 1]
        row[position + 1] = line == other ? diagonal + 1 : max(above, row[position])
        diagonal = above
      }
    }
    return row[others.count]
  }

  private static func line(_ kinds: Int, _ generator: inout SeededGenerator) -> [UInt8] {
    let indentations: [[UInt8]] = [[], [0x20, 0x20], [0x09]]
    let ends: [[UInt8]] = [[0x0A], [0x0A], [0x0D, 0x0A]]
    let letter = UInt8(0x61 + Int.random(in: 0..<kinds, using: &generator))
    // Also lines that look like a patch's own, and bytes that are no UTF-8.
    let texts: [[UInt8]] = [[letter], [0x2D, 0x2D, 0x20, letter], [0xFF, letter], []]
    return indentations.pick(&generator) + texts.pick(&generator) + ends.pick(&generator)
  }

  private static func joined(_ lines: [[UInt8]], _ generator: inout SeededGenerator) -> [UInt8] {
    let text = lines.flatMap { $0 }
    return Int.random(in: 0..<3, using: &generator) == 0 ? Array(text.dropLast()) : text
  }
}
