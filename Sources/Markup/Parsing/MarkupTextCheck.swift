import PlumbFindings

/// The first of two passes over a file: that it is text, and where its lines begin.
///
/// Eight bytes are looked at together. Most hold nothing but plain ASCII; the rest, one place a line in what
/// Xcode writes, are looked at one by one.
struct MarkupTextCheck {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var lines: LineIndex
  private var at: Int

  /// The lines of a text; throws where it is not one, or does not begin as XML does.
  static func lines(of bytes: UnsafeBufferPointer<UInt8>) throws(MarkupError) -> LineIndex {
    let hasMark = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
    var check = MarkupTextCheck(bytes: bytes, start: hasMark ? 3 : 0)
    try check.run()
    try check.checkBeginning(from: hasMark ? 3 : 0)
    return check.lines
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, start: Int) {
    self.bytes = bytes
    lines = LineIndex(firstLine: start)
    lines.starts.reserveCapacity(bytes.count / 64)
    at = start
  }

  private mutating func run() throws(MarkupError) {
    while at < bytes.count {
      skipPlain()
      guard at < bytes.count else { return }
      try checkSpecial()
    }
  }

  /// Moves to the next byte that is a control character or beyond ASCII, or to the end.
  private mutating func skipPlain() {
    let raw = UnsafeRawBufferPointer(bytes)
    let high: UInt64 = 0x8080_8080_8080_8080
    while at + 8 <= raw.count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: at, as: UInt64.self))
      // The high bit of each byte that is below 0x20 or above 0x7F. A borrow can only mark a byte wrongly
      // that stands after one marked rightly, and the first is the one that counts.
      let special = ((word &- 0x2020_2020_2020_2020) | word) & high
      if special != 0 {
        at += special.trailingZeroBitCount >> 3
        return
      }
      at += 8
    }
    while at < bytes.count, 0x20..<0x80 ~= bytes[at] { at += 1 }
  }

  private mutating func checkSpecial() throws(MarkupError) {
    let byte = bytes[at]
    switch byte {
    case Byte.lineFeed:
      at += 1
      beginLine()
    case Byte.carriageReturn:
      at += 1
      if at == bytes.count || bytes[at] != Byte.lineFeed { beginLine() }
    case Byte.tab:
      at += 1
    case 0x80...:
      try checkCharacter()
    default:
      throw error(byte == 0 ? .zeroByte : .forbiddenCharacter(scalar: UInt32(byte)))
    }
  }

  private mutating func beginLine() {
    lines.starts.append(Int32(truncatingIfNeeded: at))
  }

  private mutating func checkCharacter() throws(MarkupError) {
    lines.isASCII = false
    let (scalar, length) = UTF8Scalar.decode(bytes, at: at)
    guard length > 0 else { throw invalidByte() }
    guard MarkupCharacters.isAllowed(scalar) else { throw error(.forbiddenCharacter(scalar: scalar)) }
    at += length
  }

  /// The error for a byte that is not UTF-8: that of the encoding, where the declaration names another.
  private func invalidByte() -> MarkupError {
    let start = Int(lines.starts[0])
    if case .read(_, let encoding?) = MarkupDeclaration.read(bytes, at: start),
      !MarkupDeclaration.isUTF8(bytes, encoding)
    {
      let name = String(decoding: bytes[encoding], as: UTF8.self)
      let position = lines.position(of: encoding.lowerBound, in: bytes)
      return MarkupError(kind: .otherEncoding(name: name), position: position, offset: encoding.lowerBound)
    }
    return error(.invalidUTF8(byte: bytes[at]))
  }

  private func checkBeginning(from start: Int) throws(MarkupError) {
    var first = start
    while first < bytes.count, bytes[first].isMarkupSpace { first += 1 }
    let position = lines.position(of: first, in: bytes)
    guard first < bytes.count else { throw MarkupError(kind: .empty, position: position, offset: first) }
    guard bytes[first] == Byte.lessThan else {
      throw MarkupError(kind: .otherFormat(.unknown), position: position, offset: first)
    }
  }

  private func error(_ kind: MarkupError.Kind) -> MarkupError {
    MarkupError(kind: kind, position: lines.position(of: at, in: bytes), offset: at)
  }
}
