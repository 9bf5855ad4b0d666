/// A number: the nearest whole one, halves away from zero.
func nearest(_ line: ArraySlice<UInt8>) -> String {
  guard let value = Double(String(decoding: line, as: UTF8.self)) else { return malformedLine }
  return "\(value.rounded())"
}
