/// Undoes, line by line, what mails, browsers and editors do to logs: escapes, entities, tags, smart punctuation.
struct LineCleaning {
  /// Whether the text is the source of a page, so that tags are no part of it.
  private let hasTags: Bool
  /// Whether quotes, dashes and dots of the log itself were replaced by typographic ones, so that such ones in
  /// labels cannot be told from those that were there.
  private let hasSmartPunctuation: Bool

  /// - Parameter text: All of what will be cleaned.
  init(_ text: [UInt8]) {
    var hasTags = false
    var isSmart = false
    for place in text.indices {
      switch text[place] {
      case UInt8(ascii: "&"): hasTags = hasTags || text.has("&lt;", at: place)
      case .less:
        for tag: StaticString in ["<br", "</p", "</span", "</code", "</pre", "</div", "</li", "<wbr", "</td"]
        where text.has(tag, at: place) {
          hasTags = true
        }
      case 0xE2 where !isSmart: isSmart = Self.isStructural(text, place)
      default: continue
      }
    }
    self.hasTags = hasTags
    hasSmartPunctuation = isSmart
  }

  /// Whether the typographic sign at a place stands where the log's form has a plain one.
  private static func isStructural(_ text: [UInt8], _ place: Int) -> Bool {
    guard place + 3 < text.count, place > 0, let sign = SmartSign(text, place) else { return false }
    let next = text[place + 3]
    let previous = text[place - 1]
    switch sign {
    case .doubleQuote: return next == .less || text.has("&lt;", at: place + 3) || previous == .greater
    case .dash:
      return previous == UInt8(ascii: "=") || previous == UInt8(ascii: "]") || previous == UInt8(ascii: "|")
        || previous == UInt8(ascii: ")") || next == UInt8(ascii: "&")
    case .quote:
      var start = place
      while start > 0, text[start - 1].isHexadecimal { start -= 1 }
      return start < place && text.has(":0x", at: start - 3)
    case .dots: return next == UInt8(ascii: ".")
    }
  }

  /// Appends the line, cleaned; what stood for ends of lines becomes some.
  func append(_ line: ArraySlice<UInt8>, to clean: inout [UInt8]) {
    var line = Self.withoutControls(line)
    for _ in 0..<3 {
      guard let place = line.firstIndex(of: .backslash), Self.isEscapedWhole(line, from: place) else { break }
      line = Self.unescapedAsLiteral(line)
    }
    if hasTags, line.contains(.less) { line = Self.withoutTags(line) }
    if line.contains(UInt8(ascii: "&")) { line = Self.withoutEntities(line) }
    if line.contains(.backslash) { line = Self.unescaped(line) }
    if line.contains(where: { $0 >= 0x80 }) { line = withPlainPunctuation(line) }
    clean.append(contentsOf: line)
  }

  /// Without zeros and the codes that colour terminals.
  private static func withoutControls(_ line: ArraySlice<UInt8>) -> [UInt8] {
    guard line.contains(where: { $0 < 0x20 && $0 != 0x09 }) else { return Array(line) }
    var kept: [UInt8] = []
    kept.reserveCapacity(line.count)
    var place = line.startIndex
    while place < line.endIndex {
      let byte = line[place]
      place += 1
      switch byte {
      case 0: continue
      case 0x0D: kept.append(place == line.endIndex ? .space : .newline)
      case 0x1B:
        guard place < line.endIndex, line[place] == UInt8(ascii: "[") else { continue }
        place += 1
        while place < line.endIndex, line[place].isDigit || line[place] == UInt8(ascii: ";") { place += 1 }
        place = Swift.min(place + 1, line.endIndex)
      default: kept.append(byte)
      }
    }
    return kept
  }

  // MARK: Escapes

  /// Whether the line is what a string literal of some language makes of a log, with escapes for the quotes and the
  /// ends of lines that all logs have.
  private static func isEscapedWhole(_ line: [UInt8], from first: Int) -> Bool {
    var place = first
    while place < line.count {
      defer { place += 1 }
      guard line[place] == .backslash, place + 1 < line.count else { continue }
      if line[place + 1] == .doubleQuote {
        let next = place + 2
        if line.has("<", at: next) || line.has("&lt;", at: next) || line.has("\\u003", at: next) {
          return line[next..<Swift.min(next + 90, line.count)].contains("Constraint")
        }
      } else if line[place + 1] == UInt8(ascii: "n"), place >= 12 {
        if line.has("constraints.", at: place - 12) || line.has("constraints:", at: place - 12) {
          return true
        }
        if line.has("\\n(\\n", at: place) { return true }
      }
    }
    return false
  }

  private static func unescapedAsLiteral(_ line: [UInt8]) -> [UInt8] {
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
  private static func unescaped(_ line: [UInt8]) -> [UInt8] {
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

  // MARK: Punctuation

  private func withPlainPunctuation(_ line: [UInt8]) -> [UInt8] {
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
private enum SmartSign {
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
}
