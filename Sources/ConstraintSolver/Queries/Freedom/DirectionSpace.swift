/// A linear space of directions in which variables move.
///
/// A variable is a row of coefficients of common coordinates. First the coordinates are brought down to
/// independent ones, then to such as are variables themselves: see `companions(of:)`.
struct DirectionSpace {
  private var coordinates: Int
  private var equations: [[Double]] = []
  private var rows: [(variable: Int32, coefficients: [Double])] = []

  init(coordinates: Int) { self.coordinates = coordinates }

  /// Demands that a sum of multiples of coordinates is zero.
  mutating func require(_ terms: [(coordinate: Int, coefficient: Double)]) { equations.append(dense(terms)) }

  mutating func append(_ variable: Int32, _ terms: [(coordinate: Int, coefficient: Double)]) {
    rows.append((variable, dense(terms)))
  }

  private func dense(_ terms: [(coordinate: Int, coefficient: Double)]) -> [Double] {
    var row = [Double](repeating: 0, count: coordinates)
    for (coordinate, coefficient) in terms { row[coordinate] += coefficient }
    return row
  }

  /// The companions of a variable.
  mutating func companions(of variable: Int32) -> [Companion] {
    eliminateEquations()
    rows.removeAll { row in row.coefficients.allSatisfy { $0 == 0 } }
    guard let first = rows.firstIndex(where: { $0.variable == variable }) else { return [] }
    rows.swapAt(0, first)
    let columns = chooseVariablesAsCoordinates()
    // Which rows are connected with the first one by columns.
    var isReached = [Bool](repeating: false, count: rows.count)
    var isUsed = [Bool](repeating: false, count: coordinates)
    var queue = [0]
    isReached[0] = true
    var next = 0
    while next < queue.count {
      let row = rows[queue[next]].coefficients
      next += 1
      for column in 0..<coordinates where row[column] != 0 && !isUsed[column] {
        isUsed[column] = true
        for other in rows.indices where rows[other].coefficients[column] != 0 && !isReached[other] {
          isReached[other] = true
          queue.append(other)
        }
      }
    }
    let own = columns[0]
    return queue.dropFirst().map { place in
      let (variable, coefficients) = rows[place]
      let isSettled = coefficients.indices.allSatisfy { $0 == own || coefficients[$0] == 0 }
      return Companion(variable: Variable(index: variable), rate: isSettled ? coefficients[own] : nil)
    }.sorted { $0.variable.index < $1.variable.index }
  }

  /// Expresses, by each equation, the coordinate that counts most in it by the others.
  private mutating func eliminateEquations() {
    for place in equations.indices {
      let equation = equations[place]
      guard let pivot = largest(equation) else { continue }
      for index in place + 1..<equations.count { Self.eliminate(pivot, equation, from: &equations[index]) }
      for index in rows.indices { Self.eliminate(pivot, equation, from: &rows[index].coefficients) }
    }
  }

  private static func eliminate(_ pivot: Int, _ equation: [Double], from row: inout [Double]) {
    let factor = row[pivot] / equation[pivot]
    if factor == 0 { return }
    for column in row.indices {
      row[column] -= factor * equation[column]
      if row[column].magnitude <= Tolerances.elimination { row[column] = 0 }
    }
    row[pivot] = 0
  }

  private func largest(_ row: [Double]) -> Int? {
    var best: Int?
    for column in row.indices where row[column].magnitude > Tolerances.elimination {
      if best.map({ row[column].magnitude > row[$0].magnitude }) ?? true { best = column }
    }
    return best
  }

  /// Changes the coordinates one by one for variables that do not depend on those chosen before, the first
  /// one's first.
  ///
  /// - Returns: by row its coordinate, or −1.
  private mutating func chooseVariablesAsCoordinates() -> [Int] {
    var columns = [Int](repeating: -1, count: rows.count)
    var isChosen = [Bool](repeating: false, count: coordinates)
    for place in rows.indices {
      var open = rows[place].coefficients
      for column in 0..<coordinates where isChosen[column] { open[column] = 0 }
      guard let pivot = largest(open) else { continue }
      isChosen[pivot] = true
      columns[place] = pivot
      let pivotRow = rows[place].coefficients
      for index in rows.indices {
        let share = rows[index].coefficients[pivot] / pivotRow[pivot]
        if share == 0 { continue }
        for column in 0..<coordinates where column != pivot && pivotRow[column] != 0 {
          rows[index].coefficients[column] -= share * pivotRow[column]
          if rows[index].coefficients[column].magnitude <= Tolerances.elimination {
            rows[index].coefficients[column] = 0
          }
        }
        rows[index].coefficients[pivot] = share
      }
    }
    return columns
  }
}
