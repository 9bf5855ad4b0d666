/// Bytes that others took the place of.
struct ChangedPiece: Sendable {
  let oldStart: Int
  var old: [UInt8]
  let newStart: Int
  var new: [UInt8]

  /// What differs between two versions of a text: runs of lines, where both have as many lines as the other; else all that
  /// lies between the first difference and the last.
  ///
  /// - Complexity: Linear in the bytes.
  static func between(_ old: [UInt8], _ new: [UInt8]) -> [ChangedPiece] {
    let most = min(old.count, new.count)
    var start = 0
    while start < most, old[start] == new[start] { start += 1 }
    var end = 0
    while end < most - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    let (oldSpan, newSpan) = (old[start..<(old.count - end)], new[start..<(new.count - end)])
    if let lines = lines(oldSpan, newSpan) { return lines }
    return [ChangedPiece(oldStart: start, old: Array(oldSpan), newStart: start, new: Array(newSpan))]
  }

  /// The runs of lines that differ; nil where one text has more lines.
  private static func lines(_ old: ArraySlice<UInt8>, _ new: ArraySlice<UInt8>) -> [ChangedPiece]? {
    var pieces: [ChangedPiece] = []
    var (oldRest, newRest) = (old, new)
    var isOpen = false
    while !oldRest.isEmpty, !newRest.isEmpty {
      let (first, second) = (line(oldRest), line(newRest))
      if first == second {
        isOpen = false
      } else if isOpen {
        pieces[pieces.count - 1].old += first
        pieces[pieces.count - 1].new += second
      } else {
        pieces.append(
          ChangedPiece(
            oldStart: first.startIndex, old: Array(first), newStart: second.startIndex, new: Array(second)))
        isOpen = true
      }
      oldRest = oldRest[first.endIndex...]
      newRest = newRest[second.endIndex...]
    }
    return oldRest.isEmpty && newRest.isEmpty ? pieces : nil
  }

  /// With what ends it.
  private static func line(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let end = text.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.endIndex
    return text[..<end]
  }
}
