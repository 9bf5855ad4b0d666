extension LineCleaning {
  /// With plain signs for typographic ones, where these are the log's, and without what nobody sees.
  func withPlainPunctuation(_ line: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(line.count)
    var place = 0
    while place < line.count {
      if hasSmartPunctuation, let sign = SmartSign(line, place) {
        switch sign {
        case .quote: result.append(.quote)
        case .doubleQuote: result.append(.doubleQuote)
        case .dots: result.append("...")
        case .dash:
          // In masks two hyphens became one dash.
          let isInMask = result.last == UInt8(ascii: "=") || result.last == UInt8(ascii: "&")
          let isLong = line.has("–", at: place) || line.has("—", at: place)
          result.append(isInMask && isLong && !line.has("-", at: place + 3) ? "--" : "-")
        }
        place += 3
      } else if line.has("\u{A0}", at: place) {
        result.append(.space)
        place += 2
      } else if line.has("\u{202F}", at: place) || line.has("\u{2007}", at: place) {
        result.append(.space)
        place += 3
      } else if line.has("\u{AD}", at: place) {
        place += 2
      } else if line.has("\u{FEFF}", at: place) || line.has("\u{200B}", at: place)
        || line.has("\u{200C}", at: place) || line.has("\u{2060}", at: place)
      {
        place += 3
      } else {
        result.append(line[place])
        place += 1
      }
    }
    return result
  }
}

/// A typographic sign of three bytes that stands for a plain one.
enum SmartSign {
  case quote, doubleQuote, dash, dots

  init?(_ text: [UInt8], _ place: Int) {
    guard place + 2 < text.count, text[place] == 0xE2 else { return nil }
    switch (text[place + 1], text[place + 2]) {
    case (0x80, 0x98), (0x80, 0x99), (0x80, 0x9B), (0x80, 0xB2): self = .quote
    case (0x80, 0x9C), (0x80, 0x9D), (0x80, 0x9E), (0x80, 0xB3): self = .doubleQuote
    case (0x80, 0x90...0x95), (0x88, 0x92): self = .dash
    case (0x80, 0xA6): self = .dots
    default: return nil
    }
  }

  /// Whether the typographic sign at a place stands where the log's form has a plain one.
  static func isStructural(_ text: [UInt8], _ place: Int) -> Bool {
    guard place + 3 < text.count, place > 0, let sign = SmartSign(text, place) else { return false }
    let next = text[place + 3]
    let previous = text[place - 1]
    switch sign {
    case .doubleQuote: return next == .less || text.has("&lt;", at: place + 3) || previous == .greater
    case .dash:
      return previous == UInt8(ascii: "=") || previous == UInt8(ascii: "]") || previous == UInt8(ascii: "|")
        || previous == UInt8(ascii: ")") || next == UInt8(ascii: "&")
    case .quote:
      if next == UInt8(ascii: "|") || previous == UInt8(ascii: "|") { return true }
      let end = previous == .space ? place - 1 : place
      var start = end
      while start > 0, text[start - 1].isHexadecimal { start -= 1 }
      return start < end && text.has(":0x", at: start - 3)
    case .dots: return next == UInt8(ascii: ".")
    }
  }
}
