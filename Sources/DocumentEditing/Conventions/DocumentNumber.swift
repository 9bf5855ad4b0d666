/// How Interface Builder writes numbers.
///
/// Coordinates and constants have as many digits as it takes to read the same number back, which C calls `%.17g` (467 of 467
/// long ones: `645.66666666666663`); multipliers have six (78 of 78: `0.844037`).
package enum DocumentNumber {
  /// A coordinate or size; zero is `0.0` (6,591 of 6,591).
  package static func coordinate(_ value: Double) -> String { value == 0 ? "0.0" : text(value, digits: 17) }

  /// The constant of a constraint, which is not written where it is 0.
  package static func constant(_ value: Double) -> String { value == 0 ? "0" : text(value, digits: 17) }

  /// A factor that nobody typed as a ratio.
  package static func multiplier(_ value: Double) -> String { text(value, digits: 6) }

  /// A number with so many significant digits, correctly rounded, without zeros at its end.
  static func text(_ value: Double, digits count: Int) -> String {
    guard value.isFinite, value != 0 else { return "0" }
    // What is whole and small enough is exact.
    if value == value.rounded(), abs(value) < 1e6 { return String(Int(value)) }
    let sign = value < 0 ? "-" : ""
    var decimal = Decimal(abs(value))
    let (digits, exponent) = decimal.digits(count)
    let last = digits.lastIndex { $0 != 0 } ?? 0
    let shown = digits[...last].map { Character(Unicode.Scalar(0x30 + $0)) }
    if exponent < -4 || exponent >= count {
      let fraction = shown.count > 1 ? "." + String(shown[1...]) : ""
      let power = String(abs(exponent))
      return sign + String(shown[0]) + fraction + (exponent < 0 ? "e-" : "e+")
        + (power.utf8.count < 2 ? "0" : "") + power
    }
    if exponent < 0 { return sign + "0." + String(repeating: "0", count: -exponent - 1) + String(shown) }
    if shown.count <= exponent + 1 {
      return sign + String(shown) + String(repeating: "0", count: exponent + 1 - shown.count)
    }
    return sign + String(shown[...exponent]) + "." + String(shown[(exponent + 1)...])
  }
}

/// A positive number as what it is exactly: a whole number over a power of two, or times one.
private struct Decimal {
  /// The numerator, in groups of 32 bits, the lowest first.
  private var whole: [UInt32]
  /// The exponent of the power of two below.
  private let power: Int

  init(_ value: Double) {
    // Below the least normal number the exponent stays, and the bit before the point is 0.
    let shift = Int(max(value.exponentBitPattern, 1)) - 1075
    let significand = value.significandBitPattern | (value.isNormal ? 1 << 52 : 0)
    whole = [UInt32(truncatingIfNeeded: significand), UInt32(truncatingIfNeeded: significand >> 32)]
    power = max(-shift, 0)
    for _ in 0..<max(shift, 0) { multiply(by: 2) }
  }

  /// The first digits, and the power of ten of the first one.
  mutating func digits(_ count: Int) -> (digits: [UInt8], exponent: Int) {
    var digits = integerDigits()
    var exponent = digits.count - 1
    var rest = fraction()
    if digits.isEmpty {
      // Zeros before the first digit count for nothing.
      while true {
        let digit = next(&rest)
        if digit != 0 {
          digits = [digit]
          break
        }
        exponent -= 1
      }
    }
    while digits.count < count { digits.append(next(&rest)) }
    var isMore = rest.contains { $0 != 0 }
    var following = next(&rest)
    if digits.count > count {
      isMore = isMore || digits[(count + 1)...].contains { $0 != 0 }
      following = digits[count]
      digits.removeSubrange(count...)
    } else {
      isMore = rest.contains { $0 != 0 }
    }
    if following > 5 || following == 5 && (isMore || digits[count - 1] % 2 == 1) {
      exponent += Self.increment(&digits)
    }
    return (digits, exponent)
  }

  /// Adds one to the last digit; 1 where that gives a digit more in front, else 0.
  private static func increment(_ digits: inout [UInt8]) -> Int {
    for place in digits.indices.reversed() {
      if digits[place] < 9 {
        digits[place] += 1
        return 0
      }
      digits[place] = 0
    }
    digits.insert(1, at: 0)
    digits.removeLast()
    return 1
  }

  private mutating func multiply(by factor: UInt64) { Self.multiply(&whole, by: factor) }

  private static func multiply(_ groups: inout [UInt32], by factor: UInt64) {
    var carry: UInt64 = 0
    for place in groups.indices {
      let product = UInt64(groups[place]) * factor + carry
      groups[place] = UInt32(truncatingIfNeeded: product)
      carry = product >> 32
    }
    if carry > 0 { groups.append(UInt32(carry)) }
  }

  /// The digits before the point; none for zero.
  private func integerDigits() -> [UInt8] {
    var groups = shiftedRight()
    var digits: [UInt8] = []
    while groups.contains(where: { $0 != 0 }) {
      var rest: UInt64 = 0
      for place in groups.indices.reversed() {
        let value = rest << 32 | UInt64(groups[place])
        groups[place] = UInt32(value / 10)
        rest = value % 10
      }
      digits.append(UInt8(rest))
    }
    return digits.reversed()
  }

  private func shiftedRight() -> [UInt32] {
    let (groups, bits) = (power / 32, power % 32)
    guard groups < whole.count else { return [] }
    let high = Array(whole[groups...])
    guard bits > 0 else { return high }
    return high.indices.map { place in
      high[place] >> bits | (place + 1 < high.count ? high[place + 1] << (32 - bits) : 0)
    }
  }

  /// What lies behind the point, as the bits below the power of two.
  private func fraction() -> [UInt32] {
    let (groups, bits) = (power / 32, power % 32)
    var rest = Array(whole.prefix(groups + 1))
    rest += [UInt32](repeating: 0, count: groups + 1 - rest.count)
    rest[groups] &= (1 << bits) - 1
    return rest
  }

  /// The next digit of a fraction, which becomes what is behind it.
  private func next(_ fraction: inout [UInt32]) -> UInt8 {
    Self.multiply(&fraction, by: 10)
    let (group, bits) = (power / 32, power % 32)
    var digit = UInt64(fraction[group] >> bits)
    if group + 1 < fraction.count { digit |= UInt64(fraction[group + 1]) << (32 - bits) }
    fraction[group] &= (1 << bits) - 1
    fraction.removeSubrange((group + 1)...)
    return UInt8(digit)
  }
}
