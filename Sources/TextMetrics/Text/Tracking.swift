/// San Francisco's spacing between characters, which shrinks and grows with the size.
///
/// Source: "SF Pro" under "Tracking values" in Apple's Human Interface Guidelines, Typography: a value a
/// point size, in thousandths of an em.
enum Tracking {
  /// Sizes from here on use the display cut of the font.
  static let firstDisplaySize = 20.0

  /// The tracking at a size in points, linear between the sizes of the table and constant outside it.
  static func thousandths(size: Double) -> Double {
    let last = Double(firstSize + values.count - 1)
    let place = min(max(size, Double(firstSize)), last) - Double(firstSize)
    let low = Int(place)
    let high = min(low + 1, values.count - 1)
    let share = place - Double(low)
    return Double(values[low]) * (1 - share) + Double(values[high]) * share
  }

  private static let firstSize = 6
  private static let values: [Int8] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -24, -25, -26,
    19, 17, 16, 16, 15, 14, 14, 14, 13, 13, 12, 12, 12, 12, 11, 11, 10, 10, 10, 10, 10, 9, 9, 9, 8, 8, 8, 8,
    8,
    8, 7, 7, 7, 7, 6, 6, 6, 6, 6, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 0, 0,
  ]
}
