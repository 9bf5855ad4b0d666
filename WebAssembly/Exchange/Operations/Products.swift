/// `a b`, whole numbers below 2⁶⁴: the upper and lower 64 bits of their product.
func products(_ line: ArraySlice<UInt8>) -> String {
  let numbers = fields(line).compactMap { UInt64($0) }
  guard numbers.count == 2 else { return malformedLine }
  let product = numbers[0].multipliedFullWidth(by: numbers[1])
  return "\(product.high) \(product.low)"
}
