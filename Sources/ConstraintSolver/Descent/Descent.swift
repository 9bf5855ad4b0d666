extension Solver {
  /// Goes from the vertex of the present basis to an optimal one.
  ///
  /// Steps of length zero could go round in circles. After too many of them in a row the descent turns
  /// cautious until it has moved: of the edges that descend at the first possible level it takes the one
  /// whose row has the least index, and stops at the first breakpoint, again of the least index. With the
  /// errors split into positive and negative parts, e = e⁺ − e⁻, the problem at a level is a linear program
  /// over the edges that cost nothing at earlier levels, every basis of ours is one of it, and this is
  /// Bland's rule ("New Finite Pivoting Rules for the Simplex Method", Math. Oper. Res. 2, 1977), which is
  /// finite over any ordered field; costs that are compared lexicographically are elements of one. As
  /// levels are finite in number and a step at one never spoils an earlier one, the whole is finite.
  /// `stepLimit` guards against the rounding errors that the proof does not know.
  @discardableResult
  mutating func descend(_ goal: Goal) throws(SolverError) -> DescentResult {
    var state = makeState(goal)
    try settle(&state)
    while true {
      if try followEdges(&state) == .unbounded { return .unbounded }
      // Values that have been carried along are computed anew at the end. If that moves a row to another
      // side of its breakpoint, the vertex may not be the best one yet.
      if state.stepsWhenSettled == state.steps { return .optimal }
      if try !settle(&state) { return .optimal }
    }
  }

  /// Goes from vertex to vertex while the costs fall.
  private mutating func followEdges(_ state: inout DescentState) throws(SolverError) -> DescentResult {
    while let edge = nextEdge(&state) {
      state.steps += 1
      if state.steps > state.stepLimit { throw .iterationLimit(steps: state.steps) }
      guard let stop = lineSearch(edge, &state) else {
        if edge.stage.level == Stage.objective.level { return .unbounded }
        try distrust(edge, &state)
        continue
      }
      if try !take(edge, to: stop, &state) { continue }
      if basis.etas.isLong {
        factorBasis()
        try settle(&state)
      }
    }
    return .optimal
  }

  func makeState(_ goal: Goal) -> DescentState {
    DescentState(goal, variableCount: values.count, rowCount: table.rows.count, patience: patience)
  }

  /// Computes values, errors and gradients from the basis.
  ///
  /// - Returns: whether a row turned out to be on another side of its breakpoint than was remembered.
  @discardableResult
  mutating func settle(_ state: inout DescentState) throws(SolverError) -> Bool {
    if !basis.isFactored { factorBasis() }
    try computeValues(&state)
    var found = computeErrors()
    if found.activeError > 1 && basis.etas.count > 0 {
      factorBasis()
      try computeValues(&state)
      found = computeErrors()
    }
    state.stepsWhenSettled = state.steps
    state.clearGradients()
    for index in table.rows.indices {
      let row = table.rows[index]
      if !row.isActive && state.goal.counts(row.level) {
        state.changeSlope(of: Int32(index), from: 0, to: row.slope, in: table)
      }
    }
    return found.sidesChanged
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

  /// Rounding errors in units of what a sum of such terms may have, as a share of the magnitudes of the
  /// terms.
  private static var relativeTolerance: Double { 1e-9 }
  /// The same for terms that are themselves the rounding errors of larger values elsewhere.
  private static var absoluteTolerance: Double { 1e-13 }

  /// Computes the errors of all rows, their tolerances, and the sides of those that are not zero.
  ///
  /// - Returns: the largest error of an active row, as a multiple of its tolerance, and whether a side is a
  ///   new one.
  private mutating func computeErrors() -> (activeError: Double, sidesChanged: Bool) {
    var largest = 0.0
    for value in values { largest = max(largest, value.magnitude) }
    let floor = largest * Self.absoluteTolerance
    var worst = 0.0
    var sidesChanged = false
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
          let side: Int8 = sum > 0 ? 1 : -1
          if table.rows[index].side != side { sidesChanged = true }
          table.rows[index].side = side
        } else if table.rows[index].side == 0 {
          table.rows[index].side = table.rows[index].relation == .lessThanOrEqual ? -1 : 1
        }
      }
    }
    return (worst, sidesChanged)
  }

  /// An edge that descends, by the multipliers, and yet never stops descending is a rounding error: with a
  /// fresh factor it is left out until the next step.
  mutating func distrust(_ edge: Edge, _ state: inout DescentState) throws(SolverError) {
    if basis.etas.count > 0 {
      basis.isFactored = false
      try settle(&state)
    } else {
      state.banned.append(Int32(2 * edge.place + (edge.direction < 0 ? 1 : 0)))
    }
  }
}
