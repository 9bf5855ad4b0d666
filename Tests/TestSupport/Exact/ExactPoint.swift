/// A point with rational coordinates over one positive denominator.
///
/// The arithmetic is that of `Int128`, which traps on overflow: a result is exact or there is none.
package struct ExactPoint: Sendable {
  package var numerators: [Int128]
  package var denominator: Int128

  /// Where hyperplanes Σ coefficient·x = constant meet, or nil if they do not meet in one point.
  ///
  /// Gauss-Jordan elimination without fractions: each division is exact (Bareiss 1968).
  static func meeting(of planes: [(coefficients: [Int], constant: Int)]) -> ExactPoint? {
    let n = planes.count
    var matrix: [[Int128]] = planes.map { $0.coefficients.map { Int128($0) } + [Int128($0.constant)] }
    var previous: Int128 = 1
    for column in 0..<n {
      guard let pivotRow = (column..<n).first(where: { matrix[$0][column] != 0 }) else { return nil }
      matrix.swapAt(column, pivotRow)
      let source = matrix[column]
      for row in 0..<n where row != column {
        let factor = matrix[row][column]
        for entry in 0...n {
          matrix[row][entry] = (source[column] * matrix[row][entry] - factor * source[entry]) / previous
        }
      }
      previous = source[column]
    }
    let sign: Int128 = previous < 0 ? -1 : 1
    return ExactPoint(numerators: matrix.map { sign * $0[n] }, denominator: sign * previous)
  }

  package func value(_ variable: Int) -> Double {
    Double(numerators[variable]) / Double(denominator)
  }

  /// By how much a row is broken, times twice the denominator (the data being in halves).
  func violation(of row: ExactProblem.Row) -> Int128 {
    var error = -Int128(row.constant) * denominator
    for (coefficient, numerator) in zip(row.coefficients, numerators) where coefficient != 0 {
      error += Int128(coefficient) * numerator
    }
    switch row.relation {
    case 0: return error.magnitude > 0 ? Int128(error.magnitude) : 0
    case ..<0: return max(error, 0)
    default: return max(-error, 0)
    }
  }
}
