extension Solver {
  /// By how much each member of an irreducible conflict counts in the contradiction that they make.
  ///
  /// Multiplied by these and summed, the left sides of the members vanish and their constants do not (Farkas
  /// 1902). They are scaled so that the last member's is 1 (nil where it has none); in an irreducible
  /// conflict every member does, and they are unique but for a common factor.
  ///
  /// - Returns: Nil where the members do not contradict each other in one way only.
  /// - Precondition: no handle is stale.
  /// - Complexity: Cubic in the members; nil beyond 250 of them.
  public func contradiction(among conflict: [ConstraintID]) -> [Double]? {
    guard conflict.count <= 250, conflict.count > 0 else { return nil }
    var columns: [Int32: Int] = [:]
    for constraint in conflict {
      for entry in table.range(of: constraint.index) where columns[table.entries[entry].variable] == nil {
        columns[table.entries[entry].variable] = columns.count
      }
    }
    // One equation for each variable, one unknown for each member: the combination's coefficients vanish.
    var matrix = DenseMatrix(rows: columns.count, columns: conflict.count)
    for (member, constraint) in conflict.enumerated() {
      for entry in table.range(of: constraint.index) {
        guard let row = columns[table.entries[entry].variable] else { continue }
        matrix[row, member] += table.entries[entry].coefficient
      }
    }
    guard let solution = matrix.onlyNullVector() else { return nil }
    // The rows are stored divided by their weights.
    var multipliers = zip(conflict, solution).map { $1 / table.rows[$0.index].weight }
    guard let last = multipliers.last, last != 0 else { return nil }
    for index in multipliers.indices { multipliers[index] /= last }
    return multipliers
  }
}

/// A small matrix of numbers.
private struct DenseMatrix {
  let rows: Int
  let columns: Int
  private var entries: [Double]

  init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    entries = Array(repeating: 0, count: rows * columns)
  }

  subscript(row: Int, column: Int) -> Double {
    get { entries[row * columns + column] }
    set { entries[row * columns + column] = newValue }
  }

  /// The vector that the matrix turns to zero, where there is just one direction of such; found by Gauss's
  /// and Jordan's elimination.
  func onlyNullVector() -> [Double]? {
    var matrix = self
    var pivotRow: [Int?] = Array(repeating: nil, count: columns)
    var next = 0
    for column in 0..<columns where next < rows {
      var best = next
      for row in next..<rows where matrix[row, column].magnitude > matrix[best, column].magnitude {
        best = row
      }
      guard matrix[best, column].magnitude > Tolerances.elimination else { continue }
      matrix.swapRows(best, next)
      for row in 0..<rows where row != next && matrix[row, column] != 0 {
        matrix.subtract(next, times: matrix[row, column] / matrix[next, column], from: row)
        matrix[row, column] = 0
      }
      pivotRow[column] = next
      next += 1
    }
    let free = (0..<columns).filter { pivotRow[$0] == nil }
    guard free.count == 1 else { return nil }
    return (0..<columns).map { column in
      guard let row = pivotRow[column] else { return 1 }
      return -matrix[row, free[0]] / matrix[row, column]
    }
  }

  private mutating func swapRows(_ a: Int, _ b: Int) {
    guard a != b else { return }
    for column in 0..<columns { entries.swapAt(a * columns + column, b * columns + column) }
  }

  private mutating func subtract(_ source: Int, times factor: Double, from target: Int) {
    for column in 0..<columns {
      entries[target * columns + column] -= factor * entries[source * columns + column]
    }
  }
}
