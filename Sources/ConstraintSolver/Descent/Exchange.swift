extension Solver {
  /// Moves to the end of an edge: the row there becomes active in place of the one that let go.
  ///
  /// - Returns: false if the exchange would ruin the basis; nothing has changed then.
  mutating func take(
    _ edge: Edge, to stop: EdgeStop, _ state: inout DescentState
  ) throws(SolverError) -> Bool {
    for index in state.byVariable.indices { state.byVariable[index] = 0 }
    for entry in table.entries(of: stop.row) {
      state.byVariable[Int(table.variables[entry])] = table.coefficients[entry]
    }
    basis.solveTransposed(&state.byVariable, into: &state.byPlace)
    // The pivot is known twice: along the edge and across it. If the two differ, the factor has lost its
    // digits.
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

  /// Moves a row to the other side of its breakpoint.
  private mutating func flip(_ row: Int32, _ state: inout DescentState) {
    let old = table.rows[Int(row)].slope
    table.rows[Int(row)].side *= -1
    state.changeSlope(of: row, from: old, to: table.rows[Int(row)].slope, in: table)
  }

  /// The row that let go is inactive from now on, on the side to which the edge led.
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
