/// Reads an XML declaration: `<?xml version="1.0" encoding="UTF-8" standalone="no"?>`.
struct MarkupDeclaration {
  enum Reading {
    case absent
    case truncated
    /// The offset of what does not belong there.
    case malformed(Int)
    /// The offset past the declaration, and where the name of the encoding is.
    case read(end: Int, encoding: Range<Int>?)
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var at: Int

  /// Reads the declaration at an offset.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Reading {
    var declaration = MarkupDeclaration(bytes: bytes, at: start)
    guard declaration.skip("<?xml"), declaration.at == bytes.count || bytes[declaration.at].isMarkupSpace
    else { return .absent }
    return declaration.readParts()
  }

  /// Whether the name of an encoding is that of UTF-8, in any case.
  static func isUTF8(_ bytes: UnsafeBufferPointer<UInt8>, _ name: Range<Int>) -> Bool {
    let letters = bytes[name].map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 }
    return letters.elementsEqual("utf-8".utf8) || letters.elementsEqual("utf8".utf8)
  }

  /// Reads `name="value"` up to three times, in the one order that XML allows, and the end.
  private mutating func readParts() -> Reading {
    let names: [StaticString] = ["version", "encoding", "standalone"]
    var encoding: Range<Int>?
    var next = 0
    while true {
      let spaceStart = at
      skipSpace()
      if skip("?>") { return next == 0 ? .malformed(at - 2) : .read(end: at, encoding: encoding) }
      let start = at
      // The version has to be there; the other two may be left out.
      let candidates = next == 0 ? 0..<1 : next..<3
      guard start > spaceStart, let found = candidates.first(where: { skip(names[$0]) }) else {
        return fault(at: start)
      }
      guard let value = readValue() else { return fault(at: at) }
      guard isAllowed(value, found) else { return .malformed(value.lowerBound) }
      if found == 1 { encoding = value }
      next = found + 1
    }
  }

  private mutating func readValue() -> Range<Int>? {
    skipSpace()
    guard skip("=") else { return nil }
    skipSpace()
    guard at < bytes.count, bytes[at] == Byte.doubleQuote || bytes[at] == Byte.singleQuote else { return nil }
    let start = at + 1
    var end = start
    while end < bytes.count, bytes[end].isPlainNameByte { end += 1 }
    let isClosed = end > start && end < bytes.count && bytes[end] == bytes[at]
    at = isClosed ? end + 1 : end
    return isClosed ? start..<end : nil
  }

  /// Whether a value suits the part with a number: `1.` and digits, the name of an encoding, `yes` or `no`.
  private func isAllowed(_ value: Range<Int>, _ part: Int) -> Bool {
    let value = bytes[value]
    switch part {
    case 0:
      return value.starts(with: "1.".utf8) && value.count > 2
        && value.dropFirst(2).allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    case 1: return true
    default: return value.elementsEqual("yes".utf8) || value.elementsEqual("no".utf8)
    }
  }

  /// What is wrong at an offset: the end of the file if nothing but a beginning of what is allowed follows.
  private func fault(at offset: Int) -> Reading {
    var end = offset
    while end < bytes.count, bytes[end].isPlainNameByte || bytes[end] == Byte.question { end += 1 }
    return end == bytes.count ? .truncated : .malformed(offset)
  }

  private mutating func skip(_ literal: StaticString) -> Bool {
    let length = literal.withUTF8Buffer { literal in
      guard literal.count <= bytes.count - at else { return 0 }
      for index in 0..<literal.count where bytes[at + index] != literal[index] { return 0 }
      return literal.count
    }
    at += length
    return length > 0
  }

  private mutating func skipSpace() {
    while at < bytes.count, bytes[at].isMarkupSpace { at += 1 }
  }
}
