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
  /// The slope grows at each breakpoint of a row at the same stage, by its kink; a row of an earlier stage
  /// ends the edge at once, and rows of later stages are passed over ("long steps").
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
}
