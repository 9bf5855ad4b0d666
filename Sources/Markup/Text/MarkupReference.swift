/// What an `&` stands for.
enum MarkupReference {
  /// A character, and the offset past the `;`.
  case scalar(UInt32, next: Int)
  /// A name that is not one of XML's five, as a range of offsets.
  case unknown(Range<Int>)
  /// A number that is no character of XML; the range is that of the whole reference.
  case forbidden(Range<Int>)
  /// No name, no number, or no `;` after it.
  case malformed
  /// The text ends before it can be told.
  case truncated

  /// Reads the reference whose `&` is at an offset.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> MarkupReference {
    let first = start + 1
    if first < bytes.count, bytes[first] == Byte.hash { return readNumber(bytes, at: start) }
    let end = MarkupCharacters.endOfName(in: bytes, from: first)
    guard end < bytes.count else { return .truncated }
    guard end > first, bytes[end] == Byte.semicolon else { return .malformed }
    guard let scalar = predefined(bytes, first..<end) else { return .unknown(first..<end) }
    return .scalar(scalar, next: end + 1)
  }

  private static func readNumber(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> MarkupReference {
    var at = start + 2
    let radix: UInt32 = at < bytes.count && bytes[at] == UInt8(ascii: "x") ? 16 : 10
    if radix == 16 { at += 1 }
    let digits = at
    var number: UInt32 = 0
    while at < bytes.count, let digit = digit(bytes[at], radix: radix) {
      // Above every character the exact number no longer matters; stopping there keeps it from overflowing.
      number = number > 0x10_FFFF ? number : number * radix + digit
      at += 1
    }
    guard at < bytes.count else { return .truncated }
    guard at > digits, bytes[at] == Byte.semicolon else { return .malformed }
    guard MarkupCharacters.isAllowed(number) else { return .forbidden(start..<at + 1) }
    return .scalar(number, next: at + 1)
  }

  private static func digit(_ byte: UInt8, radix: UInt32) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) - 0x30
    case UInt8(ascii: "a")...UInt8(ascii: "f") where radix == 16: UInt32(byte) - 0x57
    case UInt8(ascii: "A")...UInt8(ascii: "F") where radix == 16: UInt32(byte) - 0x37
    default: nil
    }
  }

  private static func predefined(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> UInt32? {
    // Up to four letters fit into one number, first letter highest.
    guard range.count <= 4 else { return nil }
    var letters: UInt32 = 0
    for index in range { letters = letters << 8 | UInt32(bytes[index]) }
    switch letters {
    case 0x61_6D70: return 0x26
    case 0x6C74: return 0x3C
    case 0x6774: return 0x3E
    case 0x7175_6F74: return 0x22
    case 0x6170_6F73: return 0x27
    default: return nil
    }
  }
}
