import PlumbGeometry

/// `scale x y width height`: the rectangle rounded to the pixels of that scale.
func rounding(_ line: ArraySlice<UInt8>) -> String {
  let numbers = fields(line).compactMap { Double($0) }
  guard numbers.count == 5 else { return malformedLine }
  let rect = Rect(x: numbers[1], y: numbers[2], width: numbers[3], height: numbers[4])
  let rounded = PixelGrid(scale: numbers[0]).round(rect)
  return "\(rounded.minX) \(rounded.minY) \(rounded.width) \(rounded.height)"
}
