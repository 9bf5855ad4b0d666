import PlumbConstraintSolver
import PlumbGeometry

/// Reads a format from its beginning to its end, a byte at a time and none twice.
///
/// `format` has what was read, also when something after it is wrong; the span of a view whose end was not
/// reached is empty.
struct VisualFormatParser {
  private(set) var format: VisualFormat
  private let bytes: [UInt8]
  private var place = 0

  init(_ source: String) {
    format = VisualFormat(unread: source)
    bytes = Array(source.utf8)
  }

  mutating func parse() throws(VisualFormatError) {
    if bytes.isEmpty { throw error(.empty) }
    try parseOrientation()
    if take("|") {
      format.startsAtSuperview = true
      try parseConnection()
    }
    try parseView()
    while place < bytes.count {
      try parseConnection()
      if take("|") {
        format.endsAtSuperview = true
        if place < bytes.count { throw error(.expectedEnd) }
        return
      }
      if format.connections[format.connections.count - 1].span.isEmpty, peek() != UInt8(ascii: "[") {
        throw error(.expectedConnection)
      }
      try parseView()
    }
  }

  private mutating func parseOrientation() throws(VisualFormatError) {
    guard let first = peek(), first.isNameStart else { return }
    let hasColon = bytes.count > 1 && bytes[1] == UInt8(ascii: ":")
    switch first {
    case UInt8(ascii: "H"): format.orientation = .horizontal
    case UInt8(ascii: "V"): format.orientation = .vertical
    default: throw error(hasColon ? .unknownOrientation : .expectedView)
    }
    place = 1
    if !hasColon { throw error(.expectedColon(format.orientation)) }
    place = 2
  }

  private mutating func parseView() throws(VisualFormatError) {
    let start = place
    guard take("[") else { throw error(.expectedView) }
    guard let (name, nameSpan) = takeName() else { throw error(.expectedViewName) }
    format.views.append(VisualFormat.View(name: name, nameSpan: nameSpan, span: start..<start))
    let last = format.views.count - 1
    if take("(") {
      repeat {
        format.views[last].predicates.append(try parsePredicate(allowsSign: true))
      } while take(",")
      guard take(")") else { throw error(.expectedPredicateEnd) }
      guard take("]") else { throw error(.expectedViewEnd(hasPredicates: true)) }
    } else {
      guard take("]") else { throw error(.expectedViewEnd(hasPredicates: false)) }
    }
    format.views[last].span = start..<place
  }

  private mutating func parseConnection() throws(VisualFormatError) {
    let start = place
    format.connections.append(VisualFormat.Connection(space: .flush, span: start..<start))
    guard take("-") else { return }
    let last = format.connections.count - 1
    let next = peek()
    if next == nil { throw error(.expectedView) }
    if next == UInt8(ascii: "[") || next == UInt8(ascii: "|") {
      format.connections[last] = VisualFormat.Connection(space: .standard, span: start..<place)
      return
    }
    let hasParentheses = take("(")
    var predicates: [VisualFormat.Predicate] = []
    // Once, and also after a mistake: a list that is stored with each of its members is copied each time.
    defer { format.connections[last].space = .predicates(predicates) }
    repeat {
      predicates.append(try parsePredicate(allowsSign: hasParentheses))
    } while hasParentheses && take(",")
    if hasParentheses, !take(")") { throw error(.expectedPredicateEnd) }
    guard take("-") else { throw error(.expectedSpaceEnd) }
    format.connections[last].span = start..<place
  }

  private mutating func parsePredicate(
    allowsSign: Bool
  ) throws(VisualFormatError) -> VisualFormat.Predicate {
    let start = place
    let relation = try parseRelation()
    let operand = try parseOperand(allowsSign: allowsSign)
    let priority = take("@") ? try parseOperand(allowsSign: allowsSign) : nil
    return VisualFormat.Predicate(
      relation: relation, operand: operand, priority: priority, span: start..<place)
  }

  private mutating func parseRelation() throws(VisualFormatError) -> Relation {
    let start = place
    let relation: Relation
    switch peek() {
    case UInt8(ascii: "="): relation = .equal
    case UInt8(ascii: "<"): relation = .lessThanOrEqual
    case UInt8(ascii: ">"): relation = .greaterThanOrEqual
    default: return .equal
    }
    place += 1
    guard take("=") else { throw error(.unknownRelation, start..<place) }
    return relation
  }

  private mutating func parseOperand(
    allowsSign: Bool
  ) throws(VisualFormatError) -> VisualFormat.Operand {
    if let (name, span) = takeName() { return VisualFormat.Operand(text: name, number: nil, span: span) }
    let start = place
    let hasSign = take("-") || take("+")
    guard takeDecimal() else {
      place = start
      throw error(.expectedOperand)
    }
    let span = start..<place
    if hasSign, !allowsSign { throw error(.signWithoutParentheses, span) }
    let text = String(decoding: bytes[span], as: UTF8.self)
    guard let number = Double(text), number.isFinite else { throw error(.numberTooLarge, span) }
    return VisualFormat.Operand(text: text, number: number, span: span)
  }

  /// Passes digits with perhaps a point and an exponent; an `e` without digits is none of it, as in C.
  private mutating func takeDecimal() -> Bool {
    var digits = takeDigits()
    if peek() == UInt8(ascii: ".") {
      place += 1
      digits += takeDigits()
    }
    if digits == 0 { return false }
    let end = place
    if take("e") || take("E") {
      _ = take("-") || take("+")
      if takeDigits() == 0 { place = end }
    }
    return true
  }

  private mutating func takeDigits() -> Int {
    let start = place
    while let byte = peek(), byte.isDecimalDigit { place += 1 }
    return place - start
  }

  private mutating func takeName() -> (name: String, span: Range<Int>)? {
    guard let first = peek(), first.isNameStart else { return nil }
    let start = place
    while let byte = peek(), byte.isNameStart || byte.isDecimalDigit { place += 1 }
    return (String(decoding: bytes[start..<place], as: UTF8.self), start..<place)
  }

  private func peek() -> UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  private func error(_ kind: VisualFormatError.Kind, _ span: Range<Int>? = nil) -> VisualFormatError {
    VisualFormatError(kind, at: span ?? place..<place, in: format.source)
  }
}

extension UInt8 {
  fileprivate var isDecimalDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  /// An ASCII letter or an underscore.
  fileprivate var isNameStart: Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 && self < 0x80 || self == UInt8(ascii: "_")
  }
}
