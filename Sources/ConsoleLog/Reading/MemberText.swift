/// The text of one constraint in a region: finds where it ends, and joins its lines.
struct MemberText {
  /// A line of it, without what stands before all lines.
  private struct Piece {
    var range: Range<Int>
    /// Whether the line before it and it are parted by a space, by nothing, or whether that is open.
    var isSpaced: Bool?
  }

  private let region: CleanRegion
  private let start: Int
  private var pieces: [Piece] = []

  /// - Parameter limit: Where something else begins.
  init(_ region: CleanRegion, _ start: Int, limit: Int) {
    self.region = region
    self.start = start
    split(min(limit, start + 6000))
  }

  /// The constraint, and where it ends.
  ///
  /// - Parameter effort: How many bytes may still be looked at.
  func read(effort: inout Int) -> (constraint: LoggedConstraint, end: Int) {
    let ends = ends
    for end in ends {
      for text in texts(to: end, effort: &effort) {
        let constraint = LoggedConstraint(reading: text)
        if constraint.isUnderstood { return (constraint, end) }
      }
    }
    let end = ends.first.map { cutEnd($0) } ?? start
    let text = joined(pieces(to: end)) { $0.isSpaced ?? true }
    return (LoggedConstraint(reading: text), end)
  }

  // MARK: Ends

  /// The places where it may end, likeliest first.
  private var ends: [Int] {
    let bytes = region.bytes
    var ranked: [[Int]] = [[], [], [], [], []]
    let isBracketed = bytes[start] == .less
    for piece in pieces {
      let end = piece.range.upperBound
      for place in piece.range where place > start {
        let next = place + 1 < end ? bytes[place + 1] : .newline
        switch bytes[place] {
        case .greater where next == UInt8(ascii: "="): continue
        case .greater where next == .doubleQuote: ranked[0].append(place + 1)
        case .greater
        where next == .newline || next == UInt8(ascii: ",") || next == UInt8(ascii: "`")
          || next == UInt8(ascii: "*") || next.isBlank:
          ranked[1].append(place + 1)
        case .greater: ranked[3].append(place + 1)
        case .doubleQuote: ranked[isBracketed ? 4 : 2].append(place)
        default: continue
        }
      }
      ranked[4].append(end)
    }
    return Array(ranked.flatMap { $0.prefix(16) }.prefix(40))
  }

  /// The end of a text that goes on behind a place where all lines were cut.
  private func cutEnd(_ end: Int) -> Int {
    var end = end
    for (piece, next) in zip(pieces, pieces.dropFirst()) where piece.range.upperBound == end {
      if next.isSpaced == false { end = next.range.upperBound }
    }
    return end
  }

  // MARK: Lines

  /// The lines of it, of which those of other loggers are left out.
  private mutating func split(_ limit: Int) {
    let bytes = region.bytes
    let prefix = LinePrefix(bytes, before: start)
    var place = start
    while pieces.count < 24 {
      var end = place
      while end < limit, bytes[end] != .newline { end += 1 }
      var trimmed = end
      while trimmed > place, bytes[trimmed - 1].isBlank { trimmed -= 1 }
      if pieces.isEmpty {
        pieces.append(Piece(range: place..<trimmed, isSpaced: nil))
      } else {
        let text = prefix.end(bytes, place..<end)
        if let text, text < trimmed {
          pieces.append(Piece(range: text..<trimmed, isSpaced: isSpaced(before: text, line: place)))
        } else if text != nil, pieces.count > 1 || trimmed == place {
          // A blank line ends what is not a list.
          if pieces.count > 8 { return }
        }
      }
      guard end < limit else { return }
      place = end + 1
    }
  }

  /// Whether a line was cut at a space. Lines cut at a fixed length were cut anywhere.
  private func isSpaced(before text: Int, line: Int) -> Bool? {
    let bytes = region.bytes
    if line >= 2, bytes[line - 2] == .space { return true }
    if region.isCut(before: line) { return bytes[line] == .space }
    // Long words are cut behind punctuation.
    switch line >= 2 ? bytes[line - 2] : .space {
    case UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "-"):
      return false
    default: return nil
    }
  }

  private func pieces(to end: Int) -> [Piece] {
    var kept: [Piece] = []
    for piece in pieces where piece.range.lowerBound < end {
      kept.append(
        Piece(range: piece.range.lowerBound..<min(piece.range.upperBound, end), isSpaced: piece.isSpaced))
    }
    return kept
  }

  private func joined(_ pieces: [Piece], isSpaced: (Piece) -> Bool) -> String {
    var bytes: [UInt8] = []
    for (place, piece) in pieces.enumerated() {
      if place > 0, isSpaced(piece) { bytes.append(.space) }
      bytes.append(contentsOf: region.bytes[piece.range])
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The ways to join its lines, likeliest first.
  private func texts(to end: Int, effort: inout Int) -> [String] {
    let pieces = pieces(to: end)
    let breaks = pieces.count - 1
    let length = end - start
    effort -= length
    guard breaks > 0, effort > 0 else { return [joined(pieces) { $0.isSpaced ?? true }] }
    var choices: [UInt32] = [0]
    choices += (0..<breaks).map { 1 << UInt32($0) }
    choices.append((1 << UInt32(breaks)) - 1)
    if breaks > 1, breaks <= 5 { choices += (3..<UInt32(1 << breaks)).filter { $0.nonzeroBitCount > 1 } }
    var texts: [String] = []
    for choice in choices where effort > 0 {
      effort -= length
      var place: UInt32 = 0
      texts.append(
        joined(pieces) { piece in
          defer { place += 1 }
          return (piece.isSpaced ?? true) != (choice >> place & 1 == 1)
        })
    }
    return texts
  }
}

/// What stands before every line of a log: comment marks, quotes, times of loggers.
struct LinePrefix {
  /// How many of each mark the line has before its constraint.
  private var marks: [(mark: UInt8, count: Int)] = []
  private var hasTime = false

  init(_ bytes: [UInt8], before place: Int) {
    var start = place
    while start > 0, place - start < 300, bytes[start - 1] != .newline { start -= 1 }
    let time = Self.timeEnd(bytes, start..<place)
    hasTime = time != nil
    for byte in bytes[(time ?? start)..<place] where byte.isLineMark {
      if let known = marks.firstIndex(where: { $0.mark == byte }) {
        marks[known].count += 1
      } else {
        marks.append((byte, 1))
      }
    }
  }

  /// Where the text of another line begins; nil where the line is another logger's.
  func end(_ bytes: [UInt8], _ line: Range<Int>) -> Int? {
    var place = line.lowerBound
    if let time = Self.timeEnd(bytes, line) {
      guard hasTime else { return nil }
      place = time
    }
    var left = marks
    while place < line.upperBound {
      let byte = bytes[place]
      if !byte.isBlank {
        guard let mark = left.firstIndex(where: { $0.mark == byte && $0.count > 0 }) else { break }
        left[mark].count -= 1
      }
      place += 1
    }
    return place
  }

  /// The end of `Mar  4 18:25:38 Phone App[10567]: ` and `2020-05-20 15:23:58.720+0200 App[25513:6809704] `.
  private static func timeEnd(_ bytes: [UInt8], _ line: Range<Int>) -> Int? {
    var place = line.lowerBound
    while place < line.upperBound, bytes[place].isBlank || bytes[place].isLineMark { place += 1 }
    // A time of day is near the beginning.
    var time: Int?
    for start in place..<min(place + 16, line.upperBound) where start + 8 <= line.upperBound {
      let isTime = (0..<8).allSatisfy {
        $0 == 2 || $0 == 5 ? bytes[start + $0] == UInt8(ascii: ":") : bytes[start + $0].isDigit
      }
      if isTime {
        time = start + 8
        break
      }
    }
    guard let time else { return nil }
    for bracket in time..<min(time + 120, line.upperBound) where bytes[bracket] == UInt8(ascii: "[") {
      guard bracket + 1 < line.upperBound, bytes[bracket + 1].isDigit else { continue }
      guard let close = bytes[bracket..<line.upperBound].firstIndex(of: UInt8(ascii: "]")) else { return nil }
      var end = close + 1
      if bytes.has(" <", at: end), let colon = bytes[end..<line.upperBound].firstIndex(of: UInt8(ascii: ":"))
      {
        end = colon
      }
      if end < line.upperBound, bytes[end] == UInt8(ascii: ":") { end += 1 }
      while end < line.upperBound, bytes[end] == .space { end += 1 }
      return end
    }
    return time
  }
}
