import PlumbLayoutDiagnostics

/// A number, and how it was written.
struct WrittenNumber {
  var value: Double
  var text: String
}

/// What stands for a distance: `8`, `NSSpace(8)`.
struct WrittenAmount {
  var value: Double
  var space: ConsoleConstraint.Space
  var text: String
}

extension ConstraintGrammar {
  /// `8`, `- 16`, `+ 39`, `-5.000000`, `1e-05`; nothing that is not finite.
  func number(_ span: Span) -> WrittenNumber? {
    var rest = trimmed(span)
    guard let first = rest.first, rest.count < 400 else { return nil }
    var sign = ""
    if bytes[first] == UInt8(ascii: "-") || bytes[first] == UInt8(ascii: "+") {
      sign = string(first..<first + 1)
      rest = trimmed(first + 1..<rest.upperBound)
      if rest.lowerBound > first + 1 { sign += " " }
    }
    guard let start = rest.first, bytes[start].isDigit || bytes[start] == UInt8(ascii: ".") else {
      return nil
    }
    var previous = UInt8.space
    for place in rest {
      let byte = bytes[place]
      let isSign = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
      guard
        byte.isDigit || byte == UInt8(ascii: ".") || byte | 0x20 == UInt8(ascii: "e")
          || (isSign && previous | 0x20 == UInt8(ascii: "e"))
      else { return nil }
      previous = byte
    }
    let digits = string(rest)
    guard let magnitude = Double(digits), magnitude.isFinite else { return nil }
    return WrittenNumber(
      value: sign.utf8.first == UInt8(ascii: "-") ? -magnitude : magnitude, text: sign + digits)
  }

  func amount(_ span: Span) -> WrittenAmount? {
    let span = trimmed(span)
    if let number = number(span) {
      return WrittenAmount(value: number.value, space: .constant, text: number.text)
    }
    guard ends(span, ")") else { return nil }
    let word: StaticString = begins(span, "NSSpace(") ? "NSSpace(" : "NSLayoutAnchorConstraintSpace("
    guard begins(span, word), let number = number(dropping(word.utf8CodeUnitCount, span).dropLast()) else {
      return nil
    }
    return WrittenAmount(
      value: number.value, space: begins(span, "NSSpace(") ? .standard : .anchors,
      text: word.description + number.text + ")")
  }
}
