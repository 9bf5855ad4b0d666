/// The names and values behind the question mark of an address.
struct RequestQuery {
  private var values: [String: String] = [:]

  /// Reads a query, in which `+` is a space and `%` begins a byte.
  ///
  /// - Throws: Why it is none.
  init(_ text: String) throws(StudioRefusal) {
    for part in text.split(separator: "&") {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = Self.decoded(sides[0]), let value = Self.decoded(sides.count > 1 ? sides[1] : ""),
        values.updateValue(value, forKey: name) == nil
      else { throw StudioRefusal(400, "The address cannot be read after its question mark.") }
    }
  }

  /// A value that has to be there.
  func value(of name: String) throws(StudioRefusal) -> String {
    guard let value = values[name] else { throw StudioRefusal(400, "The address lacks “\(name)=”.") }
    return value
  }

  /// The text that is meant; nil where that is no UTF-8 or has a zero in it.
  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
        guard digits.count == 2 else { return nil }
        rest = rest.dropFirst(2)
        bytes.append(UInt8(digits[0] << 4 | digits[1]))
      default: bytes.append(byte)
      }
    }
    return bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
  }
}
