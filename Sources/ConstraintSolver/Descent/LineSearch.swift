/// Where an edge ends.
struct EdgeStop {
  var length: Double
  /// The row that becomes active.
  var row: Int32
  /// The rows whose breakpoints lie before it.
  var passed: [Int32]
}

extension Solver {
  /// Computes the direction of an edge, and at what rates it changes the errors of inactive rows.
  mutating func follow(_ place: Int, _ direction: Int8, _ state: inout DescentState) {
    for index in state.byPlace.indices { state.byPlace[index] = 0 }
    state.byPlace[place] = Double(direction)
    basis.solve(&state.byPlace, into: &state.direction)
    state.clearTouched()
    var largest = 0.0
    for component in state.direction { largest = max(largest, component.magnitude) }
    for variable in 0..<state.direction.count where state.direction[variable] != 0 {
      for index in table.columns[variable] where !table.rows[Int(index)].isActive { state.touch(index) }
    }
    // What is left where terms cancel: a pivot on it would ruin the basis.
    table.computeRates(
      of: state.touched, along: state.direction, negligible: 1e-11 * largest, into: &state.rates)
  }

  /// Finds the breakpoint at which the costs stop falling at the edge's stage, or nil if there is none.
  ///
  /// The slope grows at each breakpoint of a row at the same stage, by its kink; a row of an earlier stage ends the
  /// edge at once, and rows of later stages are passed over ("long steps").
  mutating func lineSearch(_ edge: Edge, _ state: inout DescentState) -> EdgeStop? {
    follow(edge.place, edge.direction, &state)
    var breakpoints: [(length: Double, row: Int32)] = []
    for index in state.touched {
      let row = table.rows[Int(index)]
      let approach = -Double(row.side) * state.rates[Int(index)]
      if approach <= 0 || !state.goal.counts(row.level) { continue }
      let distance = Double(row.side) * row.error
      breakpoints.append((distance <= row.tolerance ? 0 : distance / approach, index))
    }
    breakpoints.sort { ($0.length, $0.row) < ($1.length, $1.row) }
    var slope = edge.slope
    var passed: [Int32] = []
    for (length, index) in breakpoints {
      let row = table.rows[Int(index)]
      let crossing = edge.stage.crossing(row)
      if crossing == .kink { slope += row.kink * state.rates[Int(index)].magnitude }
      if state.isCautious || crossing == .wall || slope >= edge.slope * 1e-10 {
        return EdgeStop(length: length, row: index, passed: passed)
      }
      passed.append(index)
    }
    return nil
  }

  /// Moves to the end of an edge: the row there becomes active in place of the one that let go.
  ///
  /// - Returns: false if the exchange would ruin the basis; nothing has changed then.
  mutating func take(_ edge: Edge, to stop: EdgeStop, _ state: inout DescentState) throws(SolverError) -> Bool
  {
    for index in state.byVariable.indices { state.byVariable[index] = 0 }
    for entry in table.entries(of: stop.row) {
      state.byVariable[Int(table.variables[entry])] = table.coefficients[entry]
    }
    basis.solveTransposed(&state.byVariable, into: &state.byPlace)
    // The pivot is known twice: along the edge and across it. If the two differ, the factor has lost its digits.
    let pivot = state.byPlace[edge.place]
    let expected = state.rates[Int(stop.row)] * Double(edge.direction)
    if (pivot - expected).magnitude > 1e-7 * expected.magnitude || pivot == 0 {
      try distrust(edge, &state)
      return false
    }
    if stop.length > 0 {
      for variable in values.indices {
        state.byVariable[variable] = values[variable] + stop.length * state.direction[variable]
      }
      try moveToVector(&state)
      for row in state.touched { table.rows[Int(row)].error += stop.length * state.rates[Int(row)] }
    }
    state.banned.removeAll()
    if stop.length > 0 { state.stalled = 0 } else { state.stalled += 1 }
    for row in stop.passed { flip(row, &state) }
    let entering = table.rows[Int(stop.row)]
    state.changeSlope(of: stop.row, from: entering.slope, to: 0, in: table)
    table.rows[Int(stop.row)].error = 0
    table.rows[Int(stop.row)].position = Int32(edge.place)
    let leaving = basis.head[edge.place]
    basis.replace(edge.place, by: stop.row, multipliers: state.byPlace)
    release(leaving, edge.direction, stop.length, &state)
    return true
  }

  private mutating func flip(_ row: Int32, _ state: inout DescentState) {
    let old = table.rows[Int(row)].slope
    table.rows[Int(row)].side *= -1
    state.changeSlope(of: row, from: old, to: table.rows[Int(row)].slope, in: table)
  }

  private mutating func release(
    _ row: Int32, _ direction: Int8, _ length: Double, _ state: inout DescentState
  ) {
    deactivate(row)
    guard row >= 0, table.rows[Int(row)].standing == .live else { return }
    table.rows[Int(row)].side = direction
    table.rows[Int(row)].error = length * Double(direction)
    state.changeSlope(of: row, from: 0, to: table.rows[Int(row)].slope, in: table)
  }
}
