import PlumbConstraintSolver
import PlumbLayoutDiagnostics

/// A statement, and how it was written.
struct WrittenStatement {
  var statement: LoggedStatement
  var text: String
  /// What stands behind an `@` inside of it.
  var priority: Double?
  /// What `(LTR)` and `(RTL)` say.
  var isRightToLeft: Bool?
}

extension ConstraintGrammar {
  /// `A.width == 0.2*B.height - 16`, `A.width == B.width * 0.5 + 8`, `A.height == - 16`,
  /// `A.bottom <= B.bottom NSSpace(8)`.
  mutating func equation(_ span: Span) -> WrittenStatement? {
    let span = trimmed(span)
    for place in span where bytes[place] == UInt8(ascii: "=") && place > span.lowerBound {
      let relation: Relation
      switch bytes[place - 1] {
      case UInt8(ascii: "="): relation = .equal
      case UInt8(ascii: "<"): relation = .lessThanOrEqual
      case UInt8(ascii: ">"): relation = .greaterThanOrEqual
      default: continue
      }
      guard affords(span) else { return nil }
      guard let first = term(span.lowerBound..<place - 1),
        let right = rightSide(place + 1..<span.upperBound)
      else { continue }
      let sign = string(place - 1..<place + 1)
      let statement = LoggedStatement(
        first.term, relation, right.term?.term, multiplier: right.multiplier, constant: right.constant,
        space: right.space)
      return WrittenStatement(
        statement: statement, text: first.text + " " + sign + " " + right.text, priority: nil)
    }
    return nil
  }

  private struct RightSide {
    var term: WrittenTerm?
    var multiplier = 1.0
    var constant = 0.0
    var space = ConsoleConstraint.Space.constant
    var text = ""
  }

  private mutating func rightSide(_ span: Span) -> RightSide? {
    let span = trimmed(span)
    var right = RightSide()
    if let amount = amount(span) {
      right.constant = amount.value
      right.space = amount.space
      right.text = amount.text
      return right
    }
    var rest = span
    var ending = ""
    if let (amount, start) = summand(rest) {
      right.constant = amount.value
      right.space = amount.space
      ending = " " + amount.text
      rest = trimmed(rest.lowerBound..<start)
    }
    var beginning = ""
    if let star = last(UInt8(ascii: "*"), in: rest), let factor = number(star + 1..<rest.upperBound) {
      right.multiplier = factor.value
      ending = " * " + factor.text + ending
      rest = trimmed(rest.lowerBound..<star)
    } else if let first = rest.first, bytes[first].isDigit || bytes[first] == UInt8(ascii: "-"),
      let star = rest.first(where: { bytes[$0] == UInt8(ascii: "*") }),
      let factor = number(rest.lowerBound..<star)
    {
      right.multiplier = factor.value
      beginning = factor.text + "*"
      rest = trimmed(star + 1..<rest.upperBound)
    }
    guard let term = term(rest) else { return nil }
    right.term = term
    right.text = beginning + term.text + ending
    return right
  }

  /// What is added behind an item: `- 16`, `+ 8.5`, `NSSpace(8)`.
  private func summand(_ span: Span) -> (WrittenAmount, start: Int)? {
    if ends(span, ")"), let start = last("NS", in: span), start > span.lowerBound,
      let amount = amount(start..<span.upperBound)
    {
      return (amount, start)
    }
    var place = span.upperBound
    while place > span.lowerBound, span.upperBound - place < 400 {
      place -= 1
      let isSign = bytes[place] == UInt8(ascii: "-") || bytes[place] == UInt8(ascii: "+")
      guard isSign, place > span.lowerBound, bytes[place - 1] | 0x20 != UInt8(ascii: "e") else { continue }
      guard let amount = amount(place..<span.upperBound) else { return nil }
      return (amount, place)
    }
    return nil
  }
}
