extension Collection where Element == UInt8, Index == Int {
  /// Whether the literal stands at a place.
  func has(_ literal: StaticString, at place: Int) -> Bool {
    literal.withUTF8Buffer { literal in
      guard place >= startIndex, endIndex - place >= literal.count else { return false }
      for offset in 0..<literal.count where self[place + offset] != literal[offset] { return false }
      return true
    }
  }

  /// The first place of a literal at or behind a place.
  func place(of literal: StaticString, from start: Int? = nil) -> Int? {
    let first = literal.withUTF8Buffer { $0[0] }
    var place = start ?? startIndex
    while place < endIndex {
      if self[place] == first, has(literal, at: place) { return place }
      place += 1
    }
    return nil
  }

  func contains(_ literal: StaticString) -> Bool { place(of: literal) != nil }
}

extension Array where Element == UInt8 {
  /// Appends the UTF-8 of a scalar; of none where there is no such scalar.
  mutating func append(scalar value: UInt32) {
    guard let scalar = Unicode.Scalar(value) else { return }
    append(contentsOf: UTF8.encode(scalar)!)
  }

  mutating func append(_ literal: StaticString) { literal.withUTF8Buffer { append(contentsOf: $0) } }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let backslash = UInt8(ascii: "\\")
  static let doubleQuote = UInt8(ascii: "\"")
  static let less = UInt8(ascii: "<")
  static let greater = UInt8(ascii: ">")

  /// The value of a hexadecimal digit.
  var hexadecimalValue: UInt32? {
    if isDigit { return UInt32(self - 0x30) }
    return isHexadecimal ? UInt32((self | 0x20) - 0x57) : nil
  }

  /// What stands at the beginnings of lines that somebody quotes or comments out.
  var isLineMark: Bool {
    switch self {
    case UInt8(ascii: "/"), UInt8(ascii: "#"), UInt8(ascii: "*"), UInt8(ascii: ">"), UInt8(ascii: "|"),
      UInt8(ascii: "`"):
      true
    default: false
    }
  }

  var isBacktick: Bool { self == UInt8(ascii: "`") }
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
}
