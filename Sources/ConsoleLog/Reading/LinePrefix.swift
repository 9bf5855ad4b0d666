/// What stands before every line of a log: comment marks, quotes, times of loggers.
struct LinePrefix {
  /// How many of each mark the line has before its constraint.
  private var marks: [(mark: UInt8, count: Int)] = []
  private var hasTime = false

  /// Whether lines are between backticks.
  var hasBackticks: Bool { marks.contains { $0.mark == UInt8(ascii: "`") } }

  init(_ bytes: [UInt8], before place: Int) {
    var start = place
    while start > 0, place - start < 300, bytes[start - 1] != .newline { start -= 1 }
    let time = Self.logger(bytes, start..<place)?.end
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
    if let time = Self.logger(bytes, line)?.end {
      guard hasTime else { return nil }
      place = time
    }
    var left = marks
    while place < line.upperBound {
      let byte = bytes[place]
      if !byte.isBlank {
        guard Self.isMark(bytes, place, in: line),
          let mark = left.firstIndex(where: { $0.mark == byte && $0.count > 0 })
        else { break }
        left[mark].count -= 1
      }
      place += 1
    }
    return place
  }

  /// Whether a mark at a line's beginning is one, rather than the beginning of `>= 8` or `|-(8)-`.
  private static func isMark(_ bytes: [UInt8], _ place: Int, in line: Range<Int>) -> Bool {
    guard bytes[place].isLineMark else { return false }
    guard bytes[place] == .greater || bytes[place] == UInt8(ascii: "|"), place + 1 < line.upperBound else {
      return true
    }
    return bytes[place + 1].isBlank || bytes[place + 1] == bytes[place]
  }

  /// The end of the marks that stand before a line; its beginning where none do.
  ///
  /// - Parameter mark: Where it is given, only such.
  static func marksEnd(_ bytes: [UInt8], _ line: Range<Int>, only mark: UInt8? = nil) -> (
    end: Int, mark: UInt8?
  ) {
    var place = line.lowerBound
    var end = place
    var found = mark
    while place < line.upperBound {
      if !bytes[place].isBlank {
        guard isMark(bytes, place, in: line), found == nil || found == bytes[place] else { break }
        found = bytes[place]
        end = place + 1
      }
      place += 1
    }
    return (end, end > line.lowerBound ? found : nil)
  }

  /// Who wrote a line, and where the text begins, of `Mar  4 18:25:38 Phone App[10567]: ` and
  /// `2020-05-20 15:23:58.720+0200 App[25513:6809704] `.
  static func logger(_ bytes: [UInt8], _ line: Range<Int>) -> (process: Range<Int>, end: Int)? {
    guard let time = timeOfDayEnd(bytes, line) else { return nil }
    for bracket in time..<min(time + 120, line.upperBound) where bytes[bracket] == UInt8(ascii: "[") {
      guard bracket + 1 < line.upperBound, bytes[bracket + 1].isDigit else { continue }
      guard let close = bytes[bracket..<line.upperBound].firstIndex(of: UInt8(ascii: "]")) else { break }
      var start = bracket
      while start > time, bytes[start - 1] != .space { start -= 1 }
      var last = bracket + 1
      while bytes[last].isDigit { last += 1 }
      var end = close + 1
      if bytes.has(" <", at: end), let colon = bytes[end..<line.upperBound].firstIndex(of: UInt8(ascii: ":"))
      {
        end = colon
      }
      if end < line.upperBound, bytes[end] == UInt8(ascii: ":") { end += 1 }
      while end < line.upperBound, bytes[end] == .space { end += 1 }
      return (start..<last, end)
    }
    return (time..<time, time)
  }

  /// The end of a time of day that is near a line's beginning.
  private static func timeOfDayEnd(_ bytes: [UInt8], _ line: Range<Int>) -> Int? {
    var place = line.lowerBound
    while place < line.upperBound, bytes[place].isBlank || bytes[place].isLineMark { place += 1 }
    for start in place..<min(place + 16, line.upperBound) where start + 8 <= line.upperBound {
      let isTime = (0..<8).allSatisfy {
        $0 == 2 || $0 == 5 ? bytes[start + $0] == UInt8(ascii: ":") : bytes[start + $0].isDigit
      }
      if isTime { return start + 8 }
    }
    return nil
  }
}
