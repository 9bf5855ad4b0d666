extension Solver {
  /// Goes from the vertex of the present basis to an optimal one.
  ///
  /// Steps of length zero could go round in circles. After too many of them in a row the descent turns cautious until
  /// it has moved: of the edges that descend at the first possible level it takes the one whose row has the least
  /// index, and stops at the first breakpoint, again of the least index. With the errors split into positive and
  /// negative parts, e = e⁺ − e⁻, the problem at a level is a linear program over the edges that cost nothing at
  /// earlier levels, every basis of ours is one of it, and this is Bland's rule ("New Finite Pivoting Rules for the
  /// Simplex Method", Math. Oper. Res. 2, 1977), which is finite over any ordered field; costs that are compared
  /// lexicographically are elements of one. As levels are finite in number and a step at one never spoils an earlier
  /// one, the whole is finite. `stepLimit` guards against the rounding errors that the proof does not know.
  @discardableResult
  mutating func descend(_ goal: Goal) throws(SolverError) -> DescentResult {
    var state = DescentState(goal, variableCount: values.count, rowCount: table.rows.count)
    try settle(&state)
    while let edge = nextEdge(&state) {
      state.steps += 1
      if state.steps > state.stepLimit { throw .iterationLimit(steps: state.steps) }
      guard let stop = lineSearch(edge, &state) else {
        if edge.stage.level == Stage.objective.level { return .unbounded }
        try distrust(edge, &state)
        continue
      }
      if try !take(edge, to: stop, &state) { continue }
      if basis.etas.isLong { basis.isFactored = false }
      if !basis.isFactored { try settle(&state) }
    }
    if state.steps > 0 { try settle(&state) }
    return .optimal
  }

  /// Computes values, errors and gradients from the basis.
  mutating func settle(_ state: inout DescentState) throws(SolverError) {
    if !basis.isFactored { factorBasis() }
    try computeValues(&state)
    if computeErrors() > 1 && basis.etas.count > 0 {
      factorBasis()
      try computeValues(&state)
      _ = computeErrors()
    }
    state.clearGradients()
    for index in table.rows.indices {
      let row = table.rows[index]
      if !row.isActive && state.goal.counts(row.level) {
        state.changeSlope(of: Int32(index), from: 0, to: row.slope, in: table)
      }
    }
  }

  private mutating func computeValues(_ state: inout DescentState) throws(SolverError) {
    for (place, row) in basis.head.enumerated() {
      state.byPlace[place] = row < 0 ? basis.anchorValues[Int(~row)] : table.rows[Int(row)].constant
    }
    basis.solve(&state.byPlace, into: &state.byVariable)
    try moveToVector(&state)
  }

  /// Makes `byVariable` the vertex, if it is finite.
  mutating func moveToVector(_ state: inout DescentState) throws(SolverError) {
    for (index, value) in state.byVariable.enumerated() where !value.isFinite {
      throw .valueOverflow(Variable(index: Int32(index)))
    }
    swap(&values, &state.byVariable)
  }

  /// Rounding errors in units of what a sum of such terms may have, as a share of the magnitudes of the terms.
  private static var relativeTolerance: Double { 1e-9 }
  /// The same for terms that are themselves the rounding errors of larger values elsewhere.
  private static var absoluteTolerance: Double { 1e-13 }

  /// Computes the errors of all rows, their tolerances, and the sides of those that are not zero.
  ///
  /// - Returns: the largest error of an active row, as a multiple of its tolerance.
  private mutating func computeErrors() -> Double {
    var largest = 0.0
    for value in values { largest = max(largest, value.magnitude) }
    let floor = largest * Self.absoluteTolerance
    var worst = 0.0
    for index in table.rows.indices where table.rows[index].standing != .vacant {
      var sum = -table.rows[index].constant
      var magnitude = sum.magnitude
      for entry in table.entries(of: Int32(index)) {
        let part = table.coefficients[entry] * values[Int(table.variables[entry])]
        sum += part
        magnitude += part.magnitude
      }
      let tolerance = max(Self.relativeTolerance * magnitude, floor)
      table.rows[index].tolerance = tolerance
      if table.rows[index].isActive {
        if sum.magnitude > tolerance { worst = max(worst, tolerance > 0 ? sum.magnitude / tolerance : 2) }
        table.rows[index].error = 0
      } else {
        table.rows[index].error = sum
        if sum.magnitude > tolerance {
          table.rows[index].side = sum > 0 ? 1 : -1
        } else if table.rows[index].side == 0 {
          table.rows[index].side = table.rows[index].relation == .lessThanOrEqual ? -1 : 1
        }
      }
    }
    return worst
  }

  /// An edge that descends, by the multipliers, and yet never stops descending is a rounding error: with a fresh
  /// factor it is left out until the next step.
  mutating func distrust(_ edge: Edge, _ state: inout DescentState) throws(SolverError) {
    if basis.etas.count > 0 {
      basis.isFactored = false
      try settle(&state)
    } else {
      state.banned.append(Int32(2 * edge.place + (edge.direction < 0 ? 1 : 0)))
    }
  }
}
