/// What a line has that tells that there is something to read.
struct LineTrigger: OptionSet {
  let rawValue: UInt8

  /// A headline, or a constraint.
  static let constraint = LineTrigger(rawValue: 1)
  /// A description of a view, or a line of a hierarchy.
  static let view = LineTrigger(rawValue: 2)

  /// All that a line has.
  static func all(in line: UnsafeBufferPointer<UInt8>) -> LineTrigger {
    var triggers: LineTrigger = []
    var place = 0
    while place < line.count, triggers != [.constraint, .view] {
      place = first(in: line, from: place).place
      if place < line.count { triggers.formUnion(at(line, place)) }
      place += 1
    }
    return triggers
  }

  /// The first place of one, or the end; and how many lines end before it.
  static func first(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> (place: Int, newlines: Int) {
    let raw = UnsafeRawBufferPointer(bytes)
    var newlines = 0
    var place = start
    // Eight bytes at a time: first and third letter of a word tell nearly all others from it.
    while place + 10 <= bytes.count {
      let word = raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      let later = raw.loadUnaligned(fromByteOffset: place + 2, as: UInt64.self)
      let candidates =
        pairs(word, later, "C", "n") | pairs(word, later, "s", "m") | pairs(word, later, "f", "a")
        | pairs(word, later, "A", "B") | pairs(word, later, "*", "U")
        | zeros((word ^ all(0xE2)) | (later ^ all(0xA2)))
      if candidates != 0 {
        for place in place..<place + 8 {
          if bytes[place] == .newline {
            newlines += 1
          } else if !at(bytes, place).isEmpty {
            return (place, newlines)
          }
        }
      } else {
        newlines += zeros(word ^ all(.newline)).nonzeroBitCount
      }
      place += 8
    }
    while place < bytes.count {
      if bytes[place] == .newline {
        newlines += 1
      } else if !at(bytes, place).isEmpty {
        return (place, newlines)
      }
      place += 1
    }
    return (place, newlines)
  }

  @inline(__always) private static func pairs(
    _ word: UInt64, _ later: UInt64, _ first: Unicode.Scalar, _ third: Unicode.Scalar
  ) -> UInt64 {
    zeros((word ^ all(UInt8(ascii: first))) | (later ^ all(UInt8(ascii: third))))
  }

  @inline(__always) private static func all(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// The highest bit of each byte that is zero.
  @inline(__always) private static func zeros(_ word: UInt64) -> UInt64 {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    return ~(((word & low) &+ low) | word | low)
  }

  private static func at(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> LineTrigger {
    switch bytes[place] {
    case UInt8(ascii: "C"): isClass(bytes, place) ? .constraint : []
    case UInt8(ascii: "s"): bytes.has("simultaneously", at: place) ? .constraint : []
    case UInt8(ascii: "f"): bytes.has("frame = (", at: place) ? .view : []
    case UInt8(ascii: "A"): bytes.has("AMBIGUOUS LAYOUT", at: place) ? .view : []
    case UInt8(ascii: "*"): bytes.has("*<UI", at: place) || bytes.has("*UIWindow:", at: place) ? .view : []
    case 0xE2: bytes.has("•UI", at: place) || bytes.has("•NS", at: place) ? .view : []
    default: []
    }
  }

  /// Whether a constraint's class ends here, and its address comes.
  private static func isClass(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
    guard bytes.has("Constraint", at: place) else { return false }
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
