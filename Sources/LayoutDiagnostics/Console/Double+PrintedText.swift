extension Double {
  /// The number as C's `%g` prints it: six significant digits, no trailing zeros, an exponent below 0.0001
  /// and from a million up.
  ///
  /// Every number in Apple's console texts is printed so: `94.3333`, `251.333`, `0.4`.
  package var printedText: String { printedText(significantDigits: 6) }

  /// The number as C's `%.*g` prints it.
  ///
  /// - Parameter count: How many significant digits, at least 1; 17 tell every number from its neighbours.
  package func printedText(significantDigits count: Int) -> String {
    if isNaN { return "nan" }
    let sign = self.sign == .minus ? "-" : ""
    if isInfinite { return sign + "inf" }
    if isZero { return sign + "0" }
    let decimal = DecimalDigits(of: magnitude, count: count)
    var digits = decimal.digits
    while digits.count > 1, digits.last == 0 { digits.removeLast() }
    if decimal.exponent < -4 || decimal.exponent >= count {
      return sign + Self.scientific(digits, exponent: decimal.exponent)
    }
    return sign + Self.fixed(digits, exponent: decimal.exponent)
  }

  private static func fixed(_ digits: [UInt8], exponent: Int) -> String {
    guard exponent >= 0 else {
      return "0." + String(repeating: "0", count: -exponent - 1) + text(digits[...])
    }
    let whole = exponent + 1
    guard digits.count > whole else {
      return text(digits[...]) + String(repeating: "0", count: whole - digits.count)
    }
    return text(digits[..<whole]) + "." + text(digits[whole...])
  }

  private static func scientific(_ digits: [UInt8], exponent: Int) -> String {
    let fraction = digits.count > 1 ? "." + text(digits[1...]) : ""
    let power = exponent.magnitude < 10 ? "0" + String(exponent.magnitude) : String(exponent.magnitude)
    return text(digits[..<1]) + fraction + (exponent < 0 ? "e-" : "e+") + power
  }

  private static func text(_ digits: ArraySlice<UInt8>) -> String {
    String(decoding: digits.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
  }
}
