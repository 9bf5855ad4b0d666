import PlumbLayoutDiagnostics

/// Reads the text of one constraint, of whatever form.
///
/// Quotes inside of labels and identifiers are not escaped, so where these end is found by trial: the first
/// place where all that is left can be read too. What the trials may cost is limited to a multiple of the
/// text's length.
struct ConstraintGrammar {
  typealias Span = Range<Int>

  let bytes: [UInt8]
  /// What the list of names at the end says.
  var names: [WrittenName] = []
  /// How many bytes may still be looked at.
  var fuel: Int

  init(_ text: String) {
    bytes = Array(text.utf8)
    fuel = 4096 + 64 * bytes.count
  }

  // MARK: Looking at bytes

  func string(_ span: Span) -> String { String(decoding: bytes[span], as: UTF8.self) }

  func trimmed(_ span: Span) -> Span {
    var span = span
    while let first = span.first, bytes[first] == .space { span = first + 1..<span.upperBound }
    while let last = span.last, bytes[last] == .space { span = span.lowerBound..<last }
    return span
  }

  func begins(_ span: Span, _ literal: StaticString) -> Bool {
    literal.withUTF8Buffer { literal in
      guard span.count >= literal.count else { return false }
      for place in 0..<literal.count where bytes[span.lowerBound + place] != literal[place] { return false }
      return true
    }
  }

  func ends(_ span: Span, _ literal: StaticString) -> Bool {
    guard span.count >= literal.utf8CodeUnitCount else { return false }
    return begins(span.upperBound - literal.utf8CodeUnitCount..<span.upperBound, literal)
  }

  func first(_ literal: StaticString, in span: Span) -> Int? {
    for place in span where begins(place..<span.upperBound, literal) { return place }
    return nil
  }

  func last(_ literal: StaticString, in span: Span) -> Int? {
    for place in span.reversed() where begins(place..<span.upperBound, literal) { return place }
    return nil
  }

  func last(_ byte: UInt8, in span: Span) -> Int? { span.reversed().first { bytes[$0] == byte } }

  /// `0x` and at least one hexadecimal digit.
  func addressEnd(at place: Int, in span: Span) -> Int? {
    guard begins(place..<span.upperBound, "0x") else { return nil }
    var end = place + 2
    while end < span.upperBound, bytes[end].isHexadecimal { end += 1 }
    // Where a space was lost, a class begins behind it, with a capital.
    if end < span.upperBound, bytes[end].isOfWord {
      end = (place + 2..<end).first { bytes[$0] | 0x20 != bytes[$0] } ?? end
    }
    return end > place + 2 ? end : nil
  }

  /// Where the address behind a colon is: the first releases of AppKit's log and lines that were cut have a space before it.
  func address(behind colon: Int, in span: Span) -> Span? {
    let start = begins(colon + 1..<span.upperBound, " ") ? colon + 2 : colon + 1
    return addressEnd(at: start, in: span).map { start..<$0 }
  }

  func dropping(_ count: Int, _ span: Span) -> Span {
    min(span.lowerBound + count, span.upperBound)..<span.upperBound
  }

  /// Whether there is still something to spend on a trial of so many bytes.
  mutating func affords(_ span: Span) -> Bool {
    fuel -= span.count + 1
    return fuel > 0
  }
}

extension UInt8 {
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "'")

  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  var isHexadecimal: Bool { isDigit || (self | 0x20 >= 0x61 && self | 0x20 <= 0x66) }
  /// Whether identifiers of programs have it, beyond ASCII too.
  var isOfWord: Bool {
    isDigit || self == 0x5F || self >= 0x80 || (self | 0x20 >= 0x61 && self | 0x20 <= 0x7A)
  }
}
