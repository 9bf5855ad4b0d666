/// A square system of linear equations with all its coefficients, solved by Gaussian elimination with row pivots: what
/// is fast about the solver is not in it.
struct DenseEquations {
  private(set) var rows: [[Double]]
  private let count: Int

  init(_ rows: [[Double]]) {
    self.rows = rows
    count = rows.count
  }

  var transposed: DenseEquations {
    DenseEquations(rows.indices.map { column in rows.map { $0[column] } })
  }

  /// The solution of rows · x = right; nil where a pivot is so small beside the largest that digits are lost.
  func solve(_ right: [Double]) -> [Double]? {
    var (rows, right) = (rows, right)
    var largestPivot = 0.0
    for step in 0..<count {
      let best = (step..<count).max { rows[$0][step].magnitude < rows[$1][step].magnitude }!
      rows.swapAt(step, best)
      right.swapAt(step, best)
      let pivot = rows[step][step]
      largestPivot = max(largestPivot, pivot.magnitude)
      if pivot.magnitude <= 1e-7 * largestPivot { return nil }
      for row in step + 1..<count where rows[row][step] != 0 {
        let factor = rows[row][step] / pivot
        for column in step..<count { rows[row][column] -= factor * rows[step][column] }
        right[row] -= factor * right[step]
      }
    }
    for step in stride(from: count - 1, through: 0, by: -1) {
      for column in step + 1..<count { right[step] -= rows[step][column] * right[column] }
      right[step] /= rows[step][step]
    }
    return right
  }
}
