/// Makes UTF-8 of UTF-16, where a mark at the beginning or zeros between letters show that a text is such.
struct TextDecoding {
  private enum Encoding {
    case unknown, utf8
    case utf16(isLittleEndian: Bool)
  }

  private var encoding = Encoding.unknown
  /// What came and is not enough to be decoded.
  private var rest: [UInt8] = []
  private var high: UInt32?

  /// Whether bytes can be taken as they come.
  var isTransparent: Bool {
    if case .utf8 = encoding { true } else { false }
  }

  mutating func decode(_ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool = false) -> [UInt8] {
    rest.append(contentsOf: bytes)
    if case .unknown = encoding {
      guard rest.count >= 4 || isLast else { return [] }
      encoding = Self.encoding(of: rest)
      if case .utf16 = encoding, Self.hasMark(rest) { rest.removeFirst(2) }
    }
    guard case .utf16(let isLittleEndian) = encoding else {
      defer { rest = [] }
      return rest
    }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(rest.count / 2 + 4)
    var place = 0
    while place + 1 < rest.count {
      let pair = (UInt32(rest[place]), UInt32(rest[place + 1]))
      append(unit: isLittleEndian ? pair.0 | pair.1 << 8 : pair.1 | pair.0 << 8, to: &decoded)
      place += 2
    }
    rest.removeFirst(place)
    return decoded
  }

  private mutating func append(unit: UInt32, to decoded: inout [UInt8]) {
    if let high {
      self.high = nil
      if unit >> 10 == 0x37 {
        decoded.append(scalar: 0x10000 + (high & 0x3FF) << 10 + unit & 0x3FF)
        return
      }
      decoded.append(scalar: 0xFFFD)
    }
    if unit >> 10 == 0x36 { high = unit } else { decoded.append(scalar: unit >> 10 == 0x37 ? 0xFFFD : unit) }
  }

  private static func hasMark(_ bytes: [UInt8]) -> Bool {
    bytes.count >= 2 && ((bytes[0] == 0xFF && bytes[1] == 0xFE) || (bytes[0] == 0xFE && bytes[1] == 0xFF))
  }

  private static func encoding(of bytes: [UInt8]) -> Encoding {
    if hasMark(bytes) { return .utf16(isLittleEndian: bytes[0] == 0xFF) }
    guard bytes.count >= 4 else { return .utf8 }
    if bytes[0] != 0, bytes[1] == 0, bytes[2] != 0, bytes[3] == 0 { return .utf16(isLittleEndian: true) }
    if bytes[0] == 0, bytes[1] != 0, bytes[2] == 0, bytes[3] != 0 { return .utf16(isLittleEndian: false) }
    return .utf8
  }
}
