/// Bytes that mean something in XML.
enum Byte {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let exclamation = UInt8(ascii: "!")
  static let doubleQuote = UInt8(ascii: "\"")
  static let hash = UInt8(ascii: "#")
  static let ampersand = UInt8(ascii: "&")
  static let singleQuote = UInt8(ascii: "'")
  static let hyphen = UInt8(ascii: "-")
  static let slash = UInt8(ascii: "/")
  static let semicolon = UInt8(ascii: ";")
  static let lessThan = UInt8(ascii: "<")
  static let equals = UInt8(ascii: "=")
  static let greaterThan = UInt8(ascii: ">")
  static let question = UInt8(ascii: "?")
  static let bracket = UInt8(ascii: "]")
}

extension UInt8 {
  /// Space, tab, line feed, carriage return.
  var isMarkupSpace: Bool {
    self <= Byte.space && (UInt64(1) &<< UInt64(self)) & 0x1_0000_2600 != 0
  }

  /// A byte of a name that is ASCII: letters, digits, and `: _ - .`.
  var isPlainNameByte: Bool {
    let low: UInt64 = 0x07FF_6000_0000_0000
    return self < 0x80 && ((self < 64 ? low : 0x07FF_FFFE_87FF_FFFE) &>> UInt64(self & 63)) & 1 != 0
  }

  /// A byte that is ASCII and may begin a name: letters, `:` and `_`.
  var isPlainNameStart: Bool {
    let low: UInt64 = 0x0400_0000_0000_0000
    return self < 0x80 && ((self < 64 ? low : 0x07FF_FFFE_87FF_FFFE) &>> UInt64(self & 63)) & 1 != 0
  }
}

/// The character classes of "Extensible Markup Language (XML) 1.0 (Fifth Edition)", productions 2, 4 and 4a.
enum MarkupCharacters {
  /// Whether XML allows a character at all.
  static func isAllowed(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: true
    default: false
    }
  }

  /// Whether a character that is not ASCII may begin a name.
  static func isNameStart(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D,
      0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD,
      0x1_0000...0xE_FFFF:
      true
    default: false
    }
  }

  /// Whether a character that is not ASCII may stand in a name.
  static func isNamePart(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: isNameStart(scalar)
    }
  }

  /// The offset past the name that begins at an offset; the offset itself where no name begins there.
  ///
  /// The bytes must be valid UTF-8.
  static func endOfName(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var at = start
    while at < bytes.count {
      let byte = bytes[at]
      if byte < 0x80 {
        guard at == start ? byte.isPlainNameStart : byte.isPlainNameByte else { break }
        at += 1
      } else {
        let (scalar, length) = UTF8Scalar.decode(bytes, at: at)
        guard at == start ? isNameStart(scalar) : isNamePart(scalar) else { break }
        at += length
      }
    }
    return at
  }
}
