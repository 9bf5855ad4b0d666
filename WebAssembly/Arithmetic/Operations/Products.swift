/// `a b`, whole numbers below 2⁶⁴: the upper and lower 64 bits of their product; whether it exceeds 64 bits without
/// and with a sign; and the upper and lower bits of the 128-bit product of `a·2⁶⁴ + b` and `b·2⁶⁴ + a`.
func products(_ line: ArraySlice<UInt8>) -> String {
  let numbers = fields(line).compactMap { UInt64($0) }
  guard numbers.count == 2 else { return malformedLine }
  let (a, b) = (numbers[0], numbers[1])
  let product = a.multipliedFullWidth(by: b)
  let exceeds = a.multipliedReportingOverflow(by: b).overflow
  let exceedsSigned = Int64(bitPattern: a).multipliedReportingOverflow(by: Int64(bitPattern: b)).overflow
  let wide = (UInt128(a) << 64 | UInt128(b)) &* (UInt128(b) << 64 | UInt128(a))
  let (upper, lower) = (UInt64(truncatingIfNeeded: wide >> 64), UInt64(truncatingIfNeeded: wide))
  return "\(product.high) \(product.low) \(exceeds) \(exceedsSigned) \(upper) \(lower)"
}
