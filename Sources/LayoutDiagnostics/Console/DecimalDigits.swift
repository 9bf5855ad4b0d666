/// The exact decimal digits of a number that is finite and positive, rounded to a count of them.
///
/// A `Double` is a whole number times a power of two, so that it has finitely many decimals: these are
/// computed as one long integer and rounded once, ties to even, as the C library does.
struct DecimalDigits {
  /// Each from 0 to 9; the first is not 0.
  var digits: [UInt8]
  /// The power of ten of the first digit.
  var exponent: Int

  /// - Parameters:
  ///   - value: Finite and above zero.
  ///   - count: How many digits to keep, at least 1.
  init(of value: Double, count: Int) {
    let binaryExponent = value.isNormal ? Int(value.exponent) - 52 : -1074
    let significand = value.significandBitPattern | (value.isNormal ? 1 << 52 : 0)
    var limbs = LongInteger(significand)
    // A negative power of two is a power of five with the decimal point moved.
    if binaryExponent >= 0 {
      limbs.multiply(by: 2, times: binaryExponent)
    } else {
      limbs.multiply(by: 5, times: -binaryExponent)
    }
    digits = limbs.digits
    exponent = digits.count - 1 + min(binaryExponent, 0)
    round(to: count)
  }

  private mutating func round(to count: Int) {
    guard digits.count > count else { return }
    let rest = digits[count...]
    let isAboveHalf = rest.first! > 5 || rest.first! == 5 && rest.dropFirst().contains { $0 != 0 }
    let isTie = rest.first! == 5 && !isAboveHalf
    let rounds = isAboveHalf || isTie && digits[count - 1] % 2 == 1
    digits.removeSubrange(count...)
    guard rounds else { return }
    var index = count - 1
    while index >= 0, digits[index] == 9 {
      digits[index] = 0
      index -= 1
    }
    if index >= 0 {
      digits[index] += 1
    } else {
      digits.insert(1, at: 0)
      digits.removeLast()
      exponent += 1
    }
  }
}

/// A whole number of any length, in limbs of nine decimal digits, the least first.
private struct LongInteger {
  private static let base: UInt64 = 1_000_000_000
  private var limbs: [UInt32] = []

  init(_ value: UInt64) {
    var rest = value
    while rest > 0 {
      limbs.append(UInt32(rest % Self.base))
      rest /= Self.base
    }
  }

  mutating func multiply(by factor: UInt64, times: Int) {
    // As many factors at once as stay below the base.
    let batch = factor == 2 ? 29 : 12
    var left = times
    while left > 0 {
      let step = min(left, batch)
      var power: UInt64 = 1
      for _ in 0..<step { power *= factor }
      multiply(by: power)
      left -= step
    }
  }

  private mutating func multiply(by factor: UInt64) {
    var carry: UInt64 = 0
    for index in limbs.indices {
      let product = UInt64(limbs[index]) * factor + carry
      limbs[index] = UInt32(product % Self.base)
      carry = product / Self.base
    }
    if carry > 0 { limbs.append(UInt32(carry)) }
  }

  /// All digits, the first one not 0.
  var digits: [UInt8] {
    var digits: [UInt8] = []
    for limb in limbs.reversed() {
      var divisor: UInt32 = 100_000_000
      while divisor > 0 {
        let digit = UInt8(limb / divisor % 10)
        if digit > 0 || !digits.isEmpty { digits.append(digit) }
        divisor /= 10
      }
    }
    return digits
  }
}
