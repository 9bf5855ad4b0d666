extension LineCleaning {
  /// How many times a string literal was made of a log, judged by one backslash; nil where that tells
  /// nothing.
  ///
  /// Literals escape what all logs have: the quote before a constraint, the ends of the first lines. Some
  /// escape brackets as well.
  static func literalDepth(_ text: [UInt8], _ place: Int) -> Int? {
    var end = place
    while end < text.count, text[end] == .backslash, end - place < 16 { end += 1 }
    guard end < text.count else { return nil }
    let isEscape: Bool
    switch text[end] {
    case .doubleQuote:
      let isBracket =
        text.has("<", at: end + 1) || text.has("&lt;", at: end + 1) || text.has("\\", at: end + 1)
      isEscape = isBracket && text[(end + 1)..<min(end + 100, text.count)].contains("Constraint")
    case UInt8(ascii: "n"):
      isEscape = text.has("constraints.", at: place - 12) || text.has("constraints:", at: place - 12)
    case UInt8(ascii: "u"):
      isEscape = text.has("u003c", at: end) || text.has("u003e", at: end) || text.has("u0026", at: end)
    default: isEscape = false
    }
    guard isEscape else { return nil }
    // Each time doubles the backslashes and adds one.
    return switch end - place {
    case 1: 1
    case 2...3: 2
    default: 3
    }
  }

  static func unescapedAsLiteral(_ line: [UInt8]) -> [UInt8] {
    unescaped(line) { byte, result in
      switch byte {
      case UInt8(ascii: "n"): result.append(.newline)
      case UInt8(ascii: "r"): break
      case UInt8(ascii: "t"): result.append(.space)
      case .doubleQuote, .backslash, UInt8(ascii: "/"), .quote: result.append(byte)
      default: return false
      }
      return true
    }
  }

  /// Without the escapes of property lists and of Markdown.
  static func unescaped(_ line: [UInt8]) -> [UInt8] {
    unescaped(line) { byte, result in
      switch byte {
      case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"), UInt8(ascii: "v"), UInt8(ascii: "f"):
        result.append(.space)
      case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: result.append(byte)
      default: return false
      }
      return true
    }
  }

  /// - Parameter resolve: Appends what an escape of one letter stands for; false where it is none.
  private static func unescaped(
    _ line: [UInt8], _ resolve: (UInt8, inout [UInt8]) -> Bool
  ) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(line.count)
    var place = 0
    while place < line.count {
      let byte = line[place]
      guard byte == .backslash, place + 1 < line.count else {
        result.append(byte)
        place += 1
        continue
      }
      if let unit = codeUnit(line, place) {
        place += 6
        var scalar = unit
        if unit >> 10 == 0x36, let low = codeUnit(line, place), low >> 10 == 0x37 {
          scalar = 0x10000 + (unit & 0x3FF) << 10 + low & 0x3FF
          place += 6
        }
        result.append(scalar: scalar)
      } else if let value = octal(line, place + 1) {
        result.append(value >= 0x20 && value < 0x7F ? value : .space)
        place += 4
      } else if resolve(line[place + 1], &result) {
        place += 2
      } else {
        result.append(byte)
        place += 1
      }
    }
    return result
  }

  /// `\U2019` and `\u2019`.
  private static func codeUnit(_ line: [UInt8], _ place: Int) -> UInt32? {
    guard place + 5 < line.count, line[place] == .backslash, line[place + 1] | 0x20 == UInt8(ascii: "u")
    else {
      return nil
    }
    var unit: UInt32 = 0
    for digit in line[place + 2..<place + 6] {
      guard let value = digit.hexadecimalValue else { return nil }
      unit = unit << 4 + value
    }
    return unit
  }

  private static func octal(_ line: [UInt8], _ place: Int) -> UInt8? {
    guard place + 3 <= line.count else { return nil }
    var value = 0
    for digit in line[place..<place + 3] {
      guard digit >= 0x30, digit < 0x38 else { return nil }
      value = value * 8 + Int(digit - 0x30)
    }
    return UInt8(exactly: value)
  }
}
