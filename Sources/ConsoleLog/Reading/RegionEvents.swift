/// What a region has, in its order.
enum RegionEvent {
  /// `Unable to simultaneously satisfy constraints`, at the word in its middle.
  case headline(at: Int)
  /// `visualized constraints`, with which AppKit begins what is no conflict's list.
  case visualization(at: Int)
  /// The advice that follows a headline, by which logs differ from what people write about them.
  case advice(at: Int)
  /// `Will attempt to recover by breaking constraint`, at its end.
  case breaking(at: Int)
  /// A line with a closing parenthesis alone.
  case close(at: Int)
  /// A constraint from its first bracket on, or from its class where it has none.
  case member(MemberStart)

  var place: Int {
    switch self {
    case .headline(let place), .visualization(let place), .advice(let place), .breaking(let place),
      .close(let place):
      place
    case .member(let start): start.place
    }
  }
}

/// Where a constraint begins.
struct MemberStart {
  var place: Int
  /// Whether a quote stands before it, as in lists.
  var isQuoted: Bool
}

/// Finds the events of a region.
struct RegionEvents {
  private let bytes: [UInt8]
  private(set) var events: [RegionEvent] = []
  /// Behind the start of the last member.
  private var consumed = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var place = 0
    var isLineStart = true
    while place < bytes.count {
      let byte = bytes[place]
      switch byte {
      case .newline: isLineStart = true
      case UInt8(ascii: ")"):
        if isLineStart, endsLine(place + 1) { events.append(.close(at: place)) }
        isLineStart = false
      case .doubleQuote:
        isLineStart = false
        if place >= consumed, place + 1 < bytes.count, bytes[place + 1] == .less { readQuoted(place + 1) }
      case UInt8(ascii: "C"):
        isLineStart = false
        if place >= consumed, let end = end(of: "Constraint:", at: place, areApart: false) {
          readClass(place, colon: end - 1)
        }
      case UInt8(ascii: "s"):
        isLineStart = false
        if end(of: "simultaneouslysatisfy", at: place, areApart: true) != nil {
          events.append(.headline(at: place))
        }
      case UInt8(ascii: "v"):
        isLineStart = false
        if end(of: "visualizedconstraints", at: place, areApart: true) != nil {
          events.append(.visualization(at: place))
        }
      case UInt8(ascii: "P"), UInt8(ascii: "T"):
        isLineStart = false
        if bytes.has("Probably at least", at: place) || bytes.has("Try this:", at: place) {
          events.append(.advice(at: place))
        }
      case UInt8(ascii: "b"):
        isLineStart = false
        if let end = end(of: "breakingconstraint", at: place, areApart: true) {
          events.append(.breaking(at: end))
          readBroken(end)
        }
      default: if !byte.isBlank, !byte.isLineMark { isLineStart = false }
      }
      place += 1
    }
  }

  /// Whether a line has nothing more but marks.
  private func endsLine(_ start: Int) -> Bool {
    for place in start..<min(start + 12, bytes.count) {
      let byte = bytes[place]
      if byte == .newline { return true }
      guard byte.isBlank || (byte.isLineMark && byte != .greater) || byte == UInt8(ascii: ";") else {
        return false
      }
    }
    return start + 12 > bytes.count
  }

  /// The end of words that may be on several lines, or cut by them.
  ///
  /// - Parameter areApart: Whether spaces may be between them on one line.
  private func end(of words: StaticString, at start: Int, areApart: Bool) -> Int? {
    words.withUTF8Buffer { words in
      var place = start
      var read = 0
      var isCut = areApart
      while place < bytes.count, place - start < 120 {
        let byte = bytes[place]
        if byte == words[read] {
          read += 1
          isCut = areApart
          if read == words.count { return place + 1 }
        } else if byte == .newline {
          isCut = true
        } else if !isCut || !(byte.isBlank || byte.isLineMark) {
          return nil
        }
        place += 1
      }
      return nil
    }
  }

  /// The constraint that a sentence speaks of, also where its class is cut.
  private mutating func readBroken(_ end: Int) {
    var place = end
    while place < bytes.count, place - end < 80, bytes[place] != .less {
      guard
        bytes[place] == .newline || bytes[place].isBlank || bytes[place].isLineMark
          || bytes[place] == UInt8(ascii: ":")
      else { return }
      place += 1
    }
    if place < bytes.count, bytes[place] == .less { readQuoted(place) }
  }

  /// `"<NSLayoutConstraint:0x`, also where it is cut off or wrapped; what has a space behind its colon
  /// describes a view.
  private mutating func readQuoted(_ start: Int) {
    var place = start
    while place < bytes.count, bytes[place] == .less, place - start < 2 { place += 1 }
    let classStart = place
    guard place < bytes.count, bytes[place].isOfWord, !bytes[place].isDigit else { return }
    while place < bytes.count, isOfClass(bytes[place]), place - classStart < 200 { place += 1 }
    guard place < bytes.count else { return }
    switch bytes[place] {
    case UInt8(ascii: ":"):
      let isClosed = place + 1 >= bytes.count || bytes[place + 1].isBlank
      guard !isClosed else { return }
    case .newline: place = classEnd(after: place) ?? place
    default: return
    }
    append(start, from: place)
  }

  /// The colon behind a class that goes on in the next line.
  private func classEnd(after newline: Int) -> Int? {
    var place = newline + 1
    while place < bytes.count, bytes[place].isBlank || bytes[place].isLineMark { place += 1 }
    let start = place
    while place < bytes.count, isOfClass(bytes[place]), place - start < 200 { place += 1 }
    return place > start && place < bytes.count && bytes[place] == UInt8(ascii: ":") ? place : nil
  }

  /// The bracket before a class that began in the line before.
  private func classStart(before place: Int) -> Int? {
    var start = place
    while start > consumed, bytes[start - 1].isBlank || bytes[start - 1].isLineMark { start -= 1 }
    guard start > consumed, bytes[start - 1] == .newline else { return nil }
    start -= 1
    let end = start
    while start > consumed, end - start < 200, isOfClass(bytes[start - 1]) { start -= 1 }
    return start > consumed && bytes[start - 1] == .less ? start : nil
  }

  /// `NSLayoutConstraint:0x`, with the brackets before it, if there are any.
  private mutating func readClass(_ word: Int, colon: Int) {
    var start = word
    while start > consumed, word - start < 200, isOfClass(bytes[start - 1]) { start -= 1 }
    if let earlier = classStart(before: start) { start = earlier }
    let classStart = start
    while start > consumed, bytes[start - 1] == .less, classStart - start < 2 { start -= 1 }
    guard colon + 1 < bytes.count, !bytes[colon + 1].isBlank else { return }
    let isAddressed = bytes.has("0x", at: colon + 1) || bytes[colon + 1] == .newline
    guard isAddressed || start < classStart else { return }
    append(start, from: colon)
  }

  private func isOfClass(_ byte: UInt8) -> Bool {
    byte.isOfWord || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "$")
  }

  private mutating func append(_ start: Int, from end: Int) {
    var before = start
    while before > 0, start - before < 4, bytes[before - 1] == .space { before -= 1 }
    let isQuoted = before > 0 && bytes[before - 1] == .doubleQuote
    events.append(.member(MemberStart(place: start, isQuoted: isQuoted)))
    consumed = end
  }
}
