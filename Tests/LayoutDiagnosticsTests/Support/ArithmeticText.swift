import Foundation

/// Evaluates the arithmetic that explanations print: `(414 − 20) ÷ 2 + 0.5 × 8`.
struct ArithmeticText {
  private var rest: Substring

  /// Nil for what is no arithmetic.
  static func value(of text: String) -> Double? {
    var parser = ArithmeticText(rest: text.filter { $0 != " " }[...])
    guard let value = parser.sum(), parser.rest.isEmpty else { return nil }
    return value
  }

  private mutating func take(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func sum() -> Double? {
    guard var value = product() else { return nil }
    while true {
      if take("+") {
        guard let next = product() else { return nil }
        value += next
      } else if take("−") {
        guard let next = product() else { return nil }
        value -= next
      } else {
        return value
      }
    }
  }

  private mutating func product() -> Double? {
    guard var value = factor() else { return nil }
    while true {
      if take("×") {
        guard let next = factor() else { return nil }
        value *= next
      } else if take("÷") {
        guard let next = factor() else { return nil }
        value /= next
      } else {
        return value
      }
    }
  }

  private mutating func factor() -> Double? {
    if take("−") { return factor().map { -$0 } }
    if take("(") {
      guard let value = sum(), take(")") else { return nil }
      return value
    }
    let digits = rest.prefix { $0.isNumber || $0 == "." }
    rest = rest.dropFirst(digits.count)
    return Double(String(digits))
  }
}
