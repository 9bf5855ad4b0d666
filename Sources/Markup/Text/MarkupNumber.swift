/// Numbers as Interface Builder writes them.
enum MarkupNumber {
  /// A decimal number: digits, perhaps a sign, a point, an exponent. Rounded correctly; nil for anything
  /// else.
  static func double(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Double? {
    guard let decimal = Decimal(bytes) else { return nil }
    let significand = decimal.isExact ? exactPower(decimal) : nil
    if let significand { return decimal.isNegative ? -significand : significand }
    guard let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite else { return nil }
    return value
  }

  /// A whole number; nil for anything else, and where it does not fit.
  static func integer(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    var rest = bytes
    let sign = rest.first
    let isNegative = sign == UInt8(ascii: "-")
    if isNegative || sign == UInt8(ascii: "+") { rest.removeFirst() }
    guard !rest.isEmpty else { return nil }
    var value = 0
    for byte in rest {
      guard byte.isDigit else { return nil }
      let (shifted, overflow) = value.multipliedReportingOverflow(by: 10)
      let digit = Int(byte & 0x0F)
      let (sum, overflowed) =
        isNegative ? shifted.subtractingReportingOverflow(digit) : shifted.addingReportingOverflow(digit)
      guard !overflow, !overflowed else { return nil }
      value = sum
    }
    return value
  }

  /// The value where one multiplication or division gives it exactly rounded: both numbers are themselves
  /// exact.
  ///
  /// (William D. Clinger, "How to Read Floating Point Numbers Accurately", 1990: powers of ten up to 10²² and
  /// whole numbers up to 2⁵³ have no error as doubles.)
  private static func exactPower(_ decimal: Decimal) -> Double? {
    guard decimal.significand <= 1 << 53, -22...22 ~= decimal.exponent else { return nil }
    var power = 1.0
    for _ in 0..<abs(decimal.exponent) { power *= 10 }
    let significand = Double(decimal.significand)
    return decimal.exponent < 0 ? significand / power : significand * power
  }
}

/// The parts of a written decimal number.
private struct Decimal {
  var isNegative = false
  /// All digits as one number; right only where `isExact`.
  var significand: UInt64 = 0
  /// The power of ten that the significand has to be multiplied by.
  var exponent = 0
  /// Whether there were no more digits than fit.
  var isExact = true

  /// Nil where the bytes are no decimal number.
  init?(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    var rest = bytes[...]
    isNegative = Decimal.takeSign(&rest)
    var digits = takeDigits(&rest)
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      let fraction = takeDigits(&rest)
      exponent = -fraction
      digits += fraction
    }
    guard digits > 0 else { return nil }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      guard takeExponent(&rest) else { return nil }
    }
    guard rest.isEmpty else { return nil }
  }

  private mutating func takeDigits(_ rest: inout Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    var count = 0
    while let byte = rest.first, byte.isDigit {
      // Eighteen digits and one more stay below 2⁶⁴.
      if significand < 1_000_000_000_000_000_000 {
        significand = significand * 10 + UInt64(byte & 0x0F)
      } else {
        isExact = false
      }
      rest.removeFirst()
      count += 1
    }
    return count
  }

  private mutating func takeExponent(_ rest: inout Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let isNegative = Decimal.takeSign(&rest)
    guard !rest.isEmpty else { return false }
    var value = 0
    while let byte = rest.first, byte.isDigit {
      // No double is that large or small: more digits change nothing.
      value = min(value * 10 + Int(byte & 0x0F), 100_000)
      rest.removeFirst()
    }
    exponent += isNegative ? -value : value
    return true
  }

  private static func takeSign(_ rest: inout Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let first = rest.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") else {
      return false
    }
    rest.removeFirst()
    return first == UInt8(ascii: "-")
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
