/// A text: the bits of the number that Swift reads in it and the shortest text that it prints for those, or `none`.
func decimals(_ line: ArraySlice<UInt8>) -> String {
  guard let value = Double(String(decoding: line, as: UTF8.self)) else { return "none" }
  return value.isNaN ? "nan" : "\(value.bitPattern) \(value)"
}
