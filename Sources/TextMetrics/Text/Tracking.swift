/// San Francisco's spacing between characters, which shrinks and grows with the size.
///
/// Source: "SF Pro" under "Tracking values" in Apple's Human Interface Guidelines, Typography: a value a
/// point size, in thousandths of an em; for the two older cuts the edition of 2015 to 2019. The guidelines
/// round, to thousandths and, in another column, to hundredths of a point; what meets both is kept: at 17 pt
/// they have -26 and -0.43, which leaves -25.5.
enum Tracking {
  /// The tracking at a size in points, linear between the sizes of the table and constant outside it.
  static func thousandths(size: Double, _ generation: FontGeneration) -> Double {
    switch generation {
    case .split where size < firstDisplaySize: value(size: min(size, firstDisplaySize - 1), split)
    case .split: value(size: size, split)
    case .firstContinuous: value(size: size, firstContinuous)
    case .continuous: value(size: size, continuous)
    }
  }

  private static func value(size: Double, _ values: [Double]) -> Double {
    let last = Double(firstSize + values.count - 1)
    let place = min(max(size, Double(firstSize)), last) - Double(firstSize)
    let low = Int(place)
    let high = min(low + 1, values.count - 1)
    let share = place - Double(low)
    return values[low] * (1 - share) + values[high] * share
  }

  private static let firstSize = 6
  private static let firstDisplaySize = 20.0

  // The first row begins at 6 pt; every other row is ten sizes, from 10 pt on.
  private static let split: [Double] = [
    41, 34, 26, 19,
    12, 6, 0, -6, -11, -16, -20, -24, -25, -26,
    19, 17, 16, 16, 15, 14, 14, 14, 13, 13,
    12, 12, 12, 12, 11, 11, 10, 10, 10, 10,
    10, 9, 9, 9, 8, 8, 8, 8, 8, 8,
    7, 7, 7, 7, 6, 6, 6, 6, 6, 5,
    5, 5, 5, 5, 4, 4, 4, 4, 4, 3,
    3, 3, 3, 2, 2, 2, 2, 1, 1, 0,
    0,
  ]
  /// The later variable fonts' but at 17 points, where it is the older cuts': 15 texts of 7 projects are nearer by that, none is
  /// further off.
  private static let firstContinuous: [Double] = {
    var values = continuous
    values[17 - firstSize] = split[17 - firstSize]
    return values
  }()
  private static let continuous: [Double] = [
    41, 34, 26, 19,
    12, 5.7, 0, -6.1, -10.8, -15.6, -19.6, -25.5, -24.6, -23.7,
    -22.6, -17.5, -11.8, -4.3, 2.9, 6, 8.4, 10.8, 13.6, 14,
    14, 13, 13, 12, 12, 11, 10, 10, 10, 10,
    10, 9, 9, 9, 8, 8, 8, 8, 8, 7,
    7, 7, 6, 6, 6, 6, 6, 5.5, 5, 4.5,
    4, 4, 4, 4, 4, 3.5, 3, 2.5, 2, 2,
    2, 2, 2, 1.75, 1.5, 1.25, 1, 0.75, 0.5, 0.25,
    0,
  ]
}
