extension LineCleaning {
  /// Without tags of HTML; those that end a line become ends of lines.
  static func withoutTags(_ line: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(line.count)
    var place = 0
    while place < line.count {
      guard line[place] == .less, let tag = tag(line, place) else {
        result.append(line[place])
        place += 1
        continue
      }
      if tag.isBlock { result.append(.newline) }
      place = tag.end
    }
    return result
  }

  private static func tag(_ line: [UInt8], _ start: Int) -> (end: Int, isBlock: Bool)? {
    var place = start + 1
    if place < line.count, line[place] == UInt8(ascii: "/") { place += 1 }
    let nameStart = place
    while place < line.count, line[place].isOfWord, place - nameStart < 11 { place += 1 }
    guard place < line.count, place > nameStart else { return nil }
    let next = line[place]
    guard next == .greater || next == .space || next == UInt8(ascii: "/") else { return nil }
    let name = String(decoding: line[nameStart..<place].map { $0 | 0x20 }, as: UTF8.self)
    let isBlock: Bool
    switch name {
    case "br", "p", "div", "li", "ul", "ol", "tr", "td", "table", "pre", "blockquote", "tbody", "hr",
      "section":
      isBlock = true
    case "span", "code", "em", "strong", "b", "i", "u", "a", "font", "wbr", "tt", "kbd", "samp", "small",
      "mark":
      isBlock = false
    default: return nil
    }
    while place < line.count, place - start < 512 {
      if line[place] == .greater { return (place + 1, isBlock) }
      place += 1
    }
    return nil
  }

  /// With underscores for the stars into which Markdown makes those around what it takes for emphasis: `*UIBackdropView`.
  /// A star behind a number multiplies; at the beginning of a line that may be in the line above.
  static func withUnderscores(_ line: [UInt8]) -> [UInt8] {
    guard line.contains("Constraint") else { return line }
    var result = line
    for place in line.indices where line[place] == UInt8(ascii: "*") {
      guard place + 1 < line.count, line[place + 1].isOfWord else { continue }
      let end = place > 0 && line[place - 1] == .space ? place - 1 : place
      var start = end
      while start > 0, line[start - 1].isDigit || line[start - 1] == UInt8(ascii: ".") { start -= 1 }
      let isFactor = start < end && (start == 0 || !line[start - 1].isOfWord)
      if !isFactor, end > 0 { result[place] = UInt8(ascii: "_") }
    }
    return result
  }

  /// With characters for entities, also for those whose ampersands were made entities again.
  static func withoutEntities(_ line: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(line.count)
    var place = 0
    while place < line.count {
      guard line[place] == UInt8(ascii: "&") else {
        result.append(line[place])
        place += 1
        continue
      }
      var start = place + 1
      var count = 0
      while count < 4, line.has("amp;", at: start), entity(line, start + 4) != nil {
        start += 4
        count += 1
      }
      guard let entity = entity(line, start) else {
        result.append(line[place])
        place += 1
        continue
      }
      result.append(scalar: entity.scalar)
      place = entity.end
    }
    return result
  }

  /// What stands behind an ampersand.
  private static func entity(_ line: [UInt8], _ start: Int) -> (scalar: UInt32, end: Int)? {
    guard let semicolon = line[Swift.min(start, line.count)...].prefix(8).firstIndex(of: UInt8(ascii: ";"))
    else {
      return nil
    }
    let body = line[start..<semicolon]
    guard body.first == UInt8(ascii: "#") else {
      let scalar: UInt32
      switch String(decoding: body, as: UTF8.self) {
      case "lt": scalar = 0x3C
      case "gt": scalar = 0x3E
      case "amp": scalar = 0x26
      case "quot": scalar = 0x22
      case "apos": scalar = 0x27
      case "nbsp": scalar = 0x20
      case "ndash": scalar = 0x2013
      case "mdash": scalar = 0x2014
      case "minus": scalar = 0x2212
      case "hellip": scalar = 0x2026
      case "lsquo": scalar = 0x2018
      case "rsquo": scalar = 0x2019
      case "ldquo": scalar = 0x201C
      case "rdquo": scalar = 0x201D
      default: return nil
      }
      return (scalar, semicolon + 1)
    }
    var digits = body.dropFirst()
    let isHexadecimal = digits.first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
    if isHexadecimal { digits = digits.dropFirst() }
    var scalar: UInt32 = 0
    guard !digits.isEmpty else { return nil }
    for digit in digits {
      guard let value = digit.hexadecimalValue, isHexadecimal || value < 10 else { return nil }
      scalar = scalar * (isHexadecimal ? 16 : 10) + value
    }
    return (scalar == 0xA0 ? 0x20 : scalar, semicolon + 1)
  }
}
