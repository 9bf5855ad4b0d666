/// Factors a basis: peels its singletons, hands the rest to `Elimination`.
///
/// - Complexity: linear in the entries of the basis, but for the nucleus.
struct Peeling {
  private let table: RowTable
  private let head: [Int32]
  private var factor = Factor()
  /// For each place the entries in variables not peeled, for each variable the places not peeled.
  private var openInRow: [Int32]
  private var openInColumn: [Int32]
  private var isRowDone: [Bool]
  private var isColumnDone: [Bool]
  /// The places of each variable's column, flat.
  private var columnStart: [Int32]
  private var columnPlaces: [Int32] = []

  /// The factor, with the places whose rows depend on others and the variables that they leave undetermined.
  struct Outcome {
    var factor: Factor
    var dependentPlaces: [Int32]
    var undetermined: [Int32]
  }

  static func factor(_ head: [Int32], in table: RowTable) -> Outcome {
    var peeling = Peeling(head, table)
    return peeling.run()
  }

  private init(_ head: [Int32], _ table: RowTable) {
    self.table = table
    self.head = head
    let n = head.count
    openInRow = [Int32](repeating: 0, count: n)
    openInColumn = [Int32](repeating: 0, count: n)
    isRowDone = [Bool](repeating: false, count: n)
    isColumnDone = [Bool](repeating: false, count: n)
    columnStart = [Int32](repeating: 0, count: n + 1)
    for place in 0..<n {
      openInRow[place] = Int32(entryCount(place))
      for index in 0..<entryCount(place) { openInColumn[Int(entry(place, index).variable)] += 1 }
    }
    for variable in 0..<n { columnStart[variable + 1] = columnStart[variable] + openInColumn[variable] }
    columnPlaces = [Int32](repeating: 0, count: Int(columnStart[n]))
    var next = columnStart
    for place in 0..<n {
      for index in 0..<entryCount(place) {
        let variable = Int(entry(place, index).variable)
        columnPlaces[Int(next[variable])] = Int32(place)
        next[variable] += 1
      }
    }
  }

  private func entryCount(_ place: Int) -> Int {
    head[place] < 0 ? 1 : Int(table.rows[Int(head[place])].count)
  }

  private func entry(_ place: Int, _ index: Int) -> (variable: Int32, coefficient: Double) {
    let row = head[place]
    if row < 0 { return (~row, 1) }
    let entry = Int(table.rows[Int(row)].start) + index
    return (table.variables[entry], table.coefficients[entry])
  }

  private func places(of variable: Int) -> ArraySlice<Int32> {
    columnPlaces[Int(columnStart[variable])..<Int(columnStart[variable + 1])]
  }

  private mutating func run() -> Outcome {
    factor.steps.reserveCapacity(head.count)
    peelRows()
    factor.leading = factor.steps.count
    let columnSingletons = peelColumns()
    var elimination = Elimination()
    for place in head.indices where !isRowDone[place] {
      elimination.addRow(Int32(place))
      for index in 0..<entryCount(place) {
        let (variable, coefficient) = entry(place, index)
        elimination.addEntry(variable, coefficient, isKnown: isColumnDone[Int(variable)])
      }
    }
    let open = head.indices.filter { !isColumnDone[$0] }.map { Int32($0) }
    let rest = elimination.run(over: open, variableCount: head.count)
    factor.nucleus = elimination.nucleus
    for (place, variable) in columnSingletons.reversed() { append(place, variable) }
    return Outcome(factor: factor, dependentPlaces: rest.dependentPlaces, undetermined: rest.undetermined)
  }

  private mutating func append(_ place: Int, _ pivotVariable: Int) {
    let start = factor.variables.count
    var pivot = 0.0
    for index in 0..<entryCount(place) {
      let (variable, coefficient) = entry(place, index)
      if Int(variable) == pivotVariable {
        pivot = coefficient
      } else {
        factor.variables.append(variable)
        factor.coefficients.append(coefficient)
      }
    }
    factor.steps.append(
      Factor.Step(
        place: Int32(place), variable: Int32(pivotVariable), pivot: pivot, start: Int32(start)))
  }

  private mutating func peelRows() {
    var queue = head.indices.filter { openInRow[$0] == 1 }
    var next = 0
    while next < queue.count {
      let place = queue[next]
      next += 1
      guard openInRow[place] == 1, !isRowDone[place],
        let variable = openVariable(place)
      else { continue }
      isRowDone[place] = true
      isColumnDone[variable] = true
      append(place, variable)
      for other in places(of: variable) where !isRowDone[Int(other)] {
        openInRow[Int(other)] -= 1
        if openInRow[Int(other)] == 1 { queue.append(Int(other)) }
      }
    }
  }

  private func openVariable(_ place: Int) -> Int? {
    for index in 0..<entryCount(place) {
      let variable = Int(entry(place, index).variable)
      if !isColumnDone[variable] { return variable }
    }
    return nil
  }

  /// Peels the column singletons and returns them in the order in which they were found.
  private mutating func peelColumns() -> [(place: Int, variable: Int)] {
    var found: [(place: Int, variable: Int)] = []
    var openPlaces = [Int32](repeating: 0, count: head.count)
    var queue: [Int] = []
    for variable in head.indices where !isColumnDone[variable] {
      for place in places(of: variable) where !isRowDone[Int(place)] { openPlaces[variable] += 1 }
      if openPlaces[variable] == 1 { queue.append(variable) }
    }
    var next = 0
    while next < queue.count {
      let variable = queue[next]
      next += 1
      guard !isColumnDone[variable], openPlaces[variable] == 1,
        let place = places(of: variable).first(where: { !isRowDone[Int($0)] })
      else { continue }
      // A pivot much smaller than the rest of its row would lose digits; the nucleus chooses a better one.
      if isTiny(variable, in: Int(place)) { continue }
      isColumnDone[variable] = true
      isRowDone[Int(place)] = true
      found.append((Int(place), variable))
      for index in 0..<entryCount(Int(place)) {
        let other = Int(entry(Int(place), index).variable)
        openPlaces[other] -= 1
        if openPlaces[other] == 1 && !isColumnDone[other] { queue.append(other) }
      }
    }
    return found
  }

  private func isTiny(_ variable: Int, in place: Int) -> Bool {
    for index in 0..<entryCount(place) where Int(entry(place, index).variable) == variable {
      return entry(place, index).coefficient.magnitude < 1e-9
    }
    return true
  }
}
