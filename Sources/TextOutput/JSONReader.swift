/// Reads JSON as RFC 8259 has it, strictly: nothing is repaired or passed over. Foundation's decoder is not there in a
/// browser, and would make a quarter of the program.
package struct JSONReader {
  /// How deep brackets may be nested: a hostile text must not exhaust the stack.
  package static let deepest = 256

  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0

  /// The value that a text is. Takes time in proportion to its length.
  package static func value(of bytes: [UInt8]) throws(JSONError) -> JSONValue {
    var reader = JSONReader(bytes: bytes)
    let value = try reader.value()
    reader.skipSpace()
    guard reader.place == bytes.count else { throw reader.error(.textAfterEnd) }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private func error(_ reason: JSONError.Reason, at offset: Int? = nil) -> JSONError {
    let offset = offset ?? place
    let before = bytes[..<offset]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let lines = before.reduce(into: 1) { if $1 == UInt8(ascii: "\n") { $0 += 1 } }
    return JSONError(reason: reason, offset: offset, line: lines, column: offset - lineStart + 1)
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { place += 1 }
  }

  /// Passes over a mark or a word, and the space before it, if that is what comes next.
  private mutating func skips(_ text: StaticString) -> Bool {
    skipSpace()
    guard text.withUTF8Buffer({ bytes[place...].starts(with: $0) }) else { return false }
    place += text.utf8CodeUnitCount
    return true
  }

  private mutating func value() throws(JSONError) -> JSONValue {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try nested { reader throws(JSONError) in try reader.object() }
    case UInt8(ascii: "["): return try nested { reader throws(JSONError) in try reader.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"): return .number(try number())
    case .some(let byte) where 0x30...0x39 ~= byte: return .number(try number())
    default:
      if skips("true") { return .bool(true) }
      if skips("false") { return .bool(false) }
      if skips("null") { return .null }
      throw error(.valueExpected)
    }
  }

  private mutating func nested(_ body: (inout JSONReader) throws(JSONError) -> JSONValue) throws(JSONError)
    -> JSONValue
  {
    guard depth < Self.deepest else { throw error(.tooDeep) }
    place += 1
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }

  private mutating func array() throws(JSONError) -> JSONValue {
    var elements: [JSONValue] = []
    if skips("]") { return .array(elements) }
    repeat { elements.append(try value()) } while skips(",")
    guard skips("]") else { throw error(.separatorExpected) }
    return .array(elements)
  }

  private mutating func object() throws(JSONError) -> JSONValue {
    var members: [JSONValue.Member] = []
    if skips("}") { return .object(members) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw error(.nameExpected) }
      let name = try string()
      guard skips(":") else { throw error(.colonExpected) }
      members.append(JSONValue.Member(name: name, value: try value()))
    } while skips(",")
    guard skips("}") else { throw error(.separatorExpected) }
    return .object(members)
  }

  private mutating func number() throws(JSONError) -> Double {
    let start = place
    if next == UInt8(ascii: "-") { place += 1 }
    let whole = digits()
    // A number has no zeros in front.
    guard whole > 0, whole == 1 || bytes[place - whole] != UInt8(ascii: "0") else {
      throw error(.valueExpected, at: start)
    }
    if next == UInt8(ascii: ".") {
      place += 1
      guard digits() > 0 else { throw error(.valueExpected, at: start) }
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      place += 1
      if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { place += 1 }
      guard digits() > 0 else { throw error(.valueExpected, at: start) }
    }
    guard let number = Double(String(decoding: bytes[start..<place], as: UTF8.self)), number.isFinite else {
      throw error(.numberOutOfRange, at: start)
    }
    return number
  }

  private mutating func digits() -> Int {
    let start = place
    while let byte = next, 0x30...0x39 ~= byte { place += 1 }
    return place - start
  }
}

/// Strings.
extension JSONReader {
  private mutating func string() throws(JSONError) -> String {
    place += 1
    var text = ""
    var start = place
    while true {
      guard let byte = next, byte >= 0x20 else { throw error(.controlCharacter) }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        text += try plain(start..<place)
        if byte == UInt8(ascii: "\"") {
          place += 1
          return text
        }
        text.unicodeScalars.append(try escape())
        start = place
      } else {
        place += 1
      }
    }
  }

  /// What stands there without an escape.
  private func plain(_ range: Range<Int>) throws(JSONError) -> String {
    let text = String(decoding: bytes[range], as: UTF8.self)
    guard text.utf8.elementsEqual(bytes[range]) else { throw error(.notUTF8, at: range.lowerBound) }
    return text
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let start = place
    place += 1
    let letter = next
    place += 1
    switch letter {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    default: throw error(.unknownEscape, at: start)
    }
    guard let unit = hexadecimal() else { throw error(.unknownEscape, at: start) }
    if let scalar = Unicode.Scalar(unit) { return scalar }
    // Characters beyond the first 65,536 are written as two halves.
    guard unit < 0xDC00, bytes[place...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else {
      throw error(.loneSurrogate, at: start)
    }
    place += 2
    guard let low = hexadecimal(), 0xDC00...0xDFFF ~= low,
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    else { throw error(.loneSurrogate, at: start) }
    return scalar
  }

  /// The number that four hexadecimal digits are; nil where other characters stand there.
  private mutating func hexadecimal() -> UInt32? {
    guard place + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[place..<place + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      value = value << 4 | UInt32(digit)
    }
    place += 4
    return value
  }
}
