/// What a line has in which a list begins, or a headline.
enum LineTrigger {
  static func isIn(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    for place in 0..<line.count
    where line[place] == UInt8(ascii: "C") || line[place] == UInt8(ascii: "s") {
      if isAt(line, place) { return true }
    }
    return false
  }

  /// The first place of one, or the end; and how many lines end before it.
  static func first(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> (place: Int, newlines: Int) {
    let raw = UnsafeRawBufferPointer(bytes)
    var newlines = 0
    var place = start
    // Eight bytes at a time: first and third letter of a word tell nearly all others from it.
    while place + 10 <= bytes.count {
      let word = raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      let later = raw.loadUnaligned(fromByteOffset: place + 2, as: UInt64.self)
      let candidates =
        zeros((word ^ all(UInt8(ascii: "C"))) | (later ^ all(UInt8(ascii: "n"))))
        | zeros((word ^ all(UInt8(ascii: "s"))) | (later ^ all(UInt8(ascii: "m"))))
      if candidates != 0 {
        for place in place..<place + 8 {
          if bytes[place] == .newline {
            newlines += 1
          } else if isAt(bytes, place) {
            return (place, newlines)
          }
        }
      } else {
        newlines += zeros(word ^ all(.newline)).nonzeroBitCount
      }
      place += 8
    }
    while place < bytes.count {
      if bytes[place] == .newline { newlines += 1 } else if isAt(bytes, place) { return (place, newlines) }
      place += 1
    }
    return (place, newlines)
  }

  @inline(__always) private static func all(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// The highest bit of each byte that is zero.
  @inline(__always) private static func zeros(_ word: UInt64) -> UInt64 {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    return ~(((word & low) &+ low) | word | low)
  }

  static func isAt(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
    if bytes[place] == UInt8(ascii: "s") { return bytes.has("simultaneously", at: place) }
    guard bytes[place] == UInt8(ascii: "C"), bytes.has("Constraint", at: place) else { return false }
    let next = place + 10
    guard next < bytes.count else { return true }
    switch bytes[next] {
    case UInt8(ascii: ":"): return next + 1 == bytes.count || !bytes[next + 1].isBlank
    case .newline, 0x0D, UInt8(ascii: "<"), 0: return isBracketed(bytes, place)
    default: return false
    }
  }

  /// Whether a bracket stands before a class, which prose has not.
  private static func isBracketed(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
    var start = place
    while start > 0, place - start < 200, bytes[start - 1].isOfWord || bytes[start - 1] == UInt8(ascii: ".") {
      start -= 1
    }
    return start > 0 && (bytes[start - 1] == .less || bytes[start - 1] == UInt8(ascii: ";"))
  }
}
