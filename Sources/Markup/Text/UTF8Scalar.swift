/// Characters in UTF-8, one at a time.
enum UTF8Scalar {
  /// The character at an offset and its number of bytes; a length of 0 says that no character is there.
  ///
  /// Overlong forms, surrogates and values above U+10FFFF are no characters ("The Unicode Standard", table
  /// 3-7).
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> (scalar: UInt32, length: Int) {
    let first = UInt32(bytes[offset])
    let length: Int
    var scalar: UInt32
    switch first {
    case 0x00...0x7F: return (first, 1)
    case 0xC2...0xDF: (length, scalar) = (2, first & 0x1F)
    case 0xE0...0xEF: (length, scalar) = (3, first & 0x0F)
    case 0xF0...0xF4: (length, scalar) = (4, first & 0x07)
    default: return (first, 0)
    }
    guard length <= bytes.count - offset else { return (first, 0) }
    for index in 1..<length {
      let next = UInt32(bytes[offset + index])
      guard next & 0xC0 == 0x80 else { return (first, 0) }
      scalar = scalar << 6 | next & 0x3F
    }
    let isTooSmall = length == 3 && scalar < 0x800 || length == 4 && scalar < 0x1_0000
    let isNone = 0xD800...0xDFFF ~= scalar || scalar > 0x10_FFFF
    return isTooSmall || isNone ? (first, 0) : (scalar, length)
  }

  /// Adds the bytes of a character, which must be one.
  static func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
    let low = UInt8(truncatingIfNeeded: scalar & 0x3F) | 0x80
    let second = UInt8(truncatingIfNeeded: scalar >> 6 & 0x3F) | 0x80
    let third = UInt8(truncatingIfNeeded: scalar >> 12 & 0x3F) | 0x80
    switch scalar {
    case 0..<0x80:
      bytes.append(UInt8(truncatingIfNeeded: scalar))
    case 0x80..<0x800:
      bytes.append(UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6))
      bytes.append(low)
    case 0x800..<0x1_0000:
      bytes.append(UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12))
      bytes.append(second)
      bytes.append(low)
    default:
      bytes.append(UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18))
      bytes.append(third)
      bytes.append(second)
      bytes.append(low)
    }
  }
}
