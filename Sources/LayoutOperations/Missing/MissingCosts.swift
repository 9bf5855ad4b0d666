import PlumbAutoLayout
import PlumbGeometry

/// What candidates cost: less where people write more such constraints.
///
/// The sum of a row's columns is in proportion to the logarithm of the probability that people choose a candidate among the
/// others (a multinomial logit). Counted in a collection of real documents, of which every other view's constraints were taken
/// out and put back one by one: 50,000 choices. `operation-score missing-table` prints the table again.
package struct MissingCosts: Sendable {
  /// A row for each kind, place and axis, a column for each feature.
  package var weights: [Float]

  package init(weights: [Float]) { self.weights = weights }

  package static let columns = MissingFeature.allCases.count
  package static let rows = MissingKind.allCases.count * MissingPlace.allCases.count * 2

  package static func row(_ kind: MissingKind, _ place: MissingPlace, _ axis: Axis) -> Int {
    (kind.rawValue * MissingPlace.allCases.count + place.rawValue) * 2 + (axis == .horizontal ? 0 : 1)
  }

  /// Rows as text: for each its number and its columns, between spaces or at ends of lines; other rows are zero.
  init(table: StaticString) {
    var weights = [Float](repeating: 0, count: Self.rows * Self.columns)
    var numbers: [Int] = []
    table.withUTF8Buffer { bytes in
      var (number, sign, isIn) = (0, 1, false)
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "-"): (sign, isIn) = (-1, true)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): (number, isIn) = (number * 10 + Int(byte) - 48, true)
        default:
          if isIn { numbers.append(sign * number) }
          (number, sign, isIn) = (0, 1, false)
        }
      }
      if isIn { numbers.append(sign * number) }
    }
    var place = 0
    while place + Self.columns < numbers.count {
      for column in 0..<Self.columns {
        weights[numbers[place] * Self.columns + column] = Float(numbers[place + 1 + column])
      }
      place += Self.columns + 1
    }
    self.weights = weights
  }

  /// In tenths of a natural logarithm of odds; less is better.
  package func cost(row: Int, _ features: [Int]) -> Float {
    var sum: Float = 0
    for feature in features { sum -= weights[row * Self.columns + feature] }
    return sum
  }
}
