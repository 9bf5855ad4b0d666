import PlumbAutoLayout
import PlumbGeometry

/// What candidates cost: less where people write more such constraints.
package struct MissingCosts: Sendable {
  /// A row for each kind, place and axis, a column for each feature.
  package var weights: [Float]

  package init(weights: [Float]) { self.weights = weights }

  package static let columns = MissingFeature.allCases.count
  package static let rows = MissingKind.allCases.count * MissingPlace.allCases.count * 2

  package static func row(_ kind: MissingKind, _ place: MissingPlace, _ axis: Axis) -> Int {
    (kind.rawValue * MissingPlace.allCases.count + place.rawValue) * 2 + (axis == .horizontal ? 0 : 1)
  }

  /// In hundredths of a natural logarithm of odds; less is better.
  package func cost(row: Int, _ features: [Int]) -> Float {
    var sum: Float = 0
    for feature in features { sum -= weights[row * Self.columns + feature] }
    return sum
  }
}
