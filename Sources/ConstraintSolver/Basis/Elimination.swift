/// Computes the L·U of a nucleus.
struct Elimination {
  /// Entries at least this share of their row's largest may be pivots: small keeps sparse, large keeps
  /// digits.
  private static let threshold = 0.1
  /// Rows have entries in [1, 2) to begin with; what is smaller than this has cancelled.
  private static let negligible = 1e-11
  /// How many of the shortest rows are searched for a pivot.
  private static let searched = 4

  private(set) var nucleus = Nucleus()
  private var places: [Int32] = []
  private var rows: [[(variable: Int32, value: Double)]] = []
  private var columns: [[Int32]] = []
  /// Rows by number of entries; stale members are skipped when met.
  private var buckets: [[Int32]] = []
  private var isDone: [Bool] = []

  mutating func addRow(_ place: Int32) {
    places.append(place)
    rows.append([])
    let start = Int32(nucleus.variables.count)
    nucleus.known.append(Nucleus.Known(place: place, start: start, end: start))
  }

  /// An entry of the row added last.
  mutating func addEntry(_ variable: Int32, _ coefficient: Double, isKnown: Bool) {
    if isKnown {
      nucleus.variables.append(variable)
      nucleus.coefficients.append(coefficient)
      nucleus.known[nucleus.known.count - 1].end += 1
    } else {
      rows[rows.count - 1].append((variable, coefficient))
    }
  }

  /// - Returns: the places of rows that depend on others, and the variables left over.
  mutating func run(over open: [Int32], variableCount: Int) -> (
    dependentPlaces: [Int32], undetermined: [Int32]
  ) {
    if rows.isEmpty { return ([], []) }
    columns = [[Int32]](repeating: [], count: variableCount)
    isDone = [Bool](repeating: false, count: rows.count)
    buckets = [[Int32]](repeating: [], count: rows.count + 1)
    for row in rows.indices {
      for entry in rows[row] { columns[Int(entry.variable)].append(Int32(row)) }
      buckets[rows[row].count].append(Int32(row))
    }
    var slots = [Int32](repeating: -1, count: variableCount)
    var isDetermined = [Bool](repeating: false, count: variableCount)
    while let (row, index) = choosePivot() {
      isDetermined[Int(rows[row][index].variable)] = true
      eliminate(row, index, &slots)
    }
    let dependent = rows.indices.filter { !isDone[$0] }.map { places[$0] }
    return (dependent, open.filter { !isDetermined[Int($0)] })
  }

  private mutating func choosePivot() -> (row: Int, index: Int)? {
    var best: (row: Int, index: Int)?
    var bestCost = Int.max
    var seen: [Int32] = []
    search: for count in 1..<buckets.count {
      while let row = buckets[count].popLast() {
        if isDone[Int(row)] || rows[Int(row)].count != count { continue }
        if seen.contains(row) { continue }
        seen.append(row)
        let largest = rows[Int(row)].reduce(0) { max($0, $1.value.magnitude) }
        for (index, entry) in rows[Int(row)].enumerated()
        where entry.value.magnitude >= Self.threshold * largest {
          let cost = (count - 1) * (columns[Int(entry.variable)].count - 1)
          if cost < bestCost {
            bestCost = cost
            best = (Int(row), index)
          }
        }
        if bestCost <= (count - 1) * (count - 1) || seen.count >= Self.searched { break search }
      }
    }
    for row in seen where best?.row != Int(row) { buckets[rows[Int(row)].count].append(row) }
    return best
  }

  private mutating func eliminate(_ pivotRow: Int, _ index: Int, _ slots: inout [Int32]) {
    isDone[pivotRow] = true
    var source = rows[pivotRow]
    let pivot = source.remove(at: index)
    for entry in rows[pivotRow] { removeFromColumn(entry.variable, pivotRow) }
    for target in columns[Int(pivot.variable)] {
      let factor = subtract(source, pivot, from: Int(target), &slots)
      nucleus.eliminations.append(
        Nucleus.Elimination(target: places[Int(target)], source: places[pivotRow], factor: factor))
    }
    columns[Int(pivot.variable)] = []
    let start = Int32(nucleus.variables.count)
    for entry in source {
      nucleus.variables.append(entry.variable)
      nucleus.coefficients.append(entry.value)
    }
    nucleus.pivots.append(
      Nucleus.Pivot(
        place: places[pivotRow], variable: pivot.variable, value: pivot.value, start: start,
        end: Int32(nucleus.variables.count)))
  }

  /// Takes the multiple of the pivot's row from another that removes the pivot's variable from it.
  private mutating func subtract(
    _ source: [(variable: Int32, value: Double)], _ pivot: (variable: Int32, value: Double),
    from target: Int, _ slots: inout [Int32]
  ) -> Double {
    var row = rows[target]
    rows[target] = []
    var factor = 0.0
    if let place = row.firstIndex(where: { $0.variable == pivot.variable }) {
      factor = row[place].value / pivot.value
      row.swapAt(place, row.count - 1)
      row.removeLast()
    }
    for (slot, entry) in row.enumerated() { slots[Int(entry.variable)] = Int32(slot) }
    for entry in source {
      let slot = Int(slots[Int(entry.variable)])
      if slot >= 0 {
        row[slot].value -= factor * entry.value
      } else {
        row.append((entry.variable, -factor * entry.value))
        columns[Int(entry.variable)].append(Int32(target))
      }
    }
    for entry in row { slots[Int(entry.variable)] = -1 }
    for entry in row where entry.value.magnitude <= Self.negligible {
      removeFromColumn(entry.variable, target)
    }
    row.removeAll { $0.value.magnitude <= Self.negligible }
    buckets[row.count].append(Int32(target))
    rows[target] = row
    return factor
  }

  private mutating func removeFromColumn(_ variable: Int32, _ row: Int) {
    let column = Int(variable)
    if let place = columns[column].firstIndex(of: Int32(row)) {
      columns[column].swapAt(place, columns[column].count - 1)
      columns[column].removeLast()
    }
  }
}
