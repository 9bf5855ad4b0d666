extension Solver {
  /// An edge along which the costs fall, or nil at an optimum.
  ///
  /// The derivative of the costs at level l along the edge on which active row c moves to error ±t is ±λ_c plus the
  /// row's own slope, where λ = B⁻ᵀg and g is the sum of slope·a over inactive rows at the level. Levels are evaluated
  /// one by one, each only for the edges on which all before it stand still, and a level without pull costs no solve.
  mutating func nextEdge(_ state: inout DescentState) -> Edge? {
    state.candidates.removeAll(keepingCapacity: true)
    for candidate in 0..<Int32(2 * basis.count) { state.candidates.append(candidate) }
    for code in state.banned { state.candidates.removeAll { $0 == code } }
    for level in 0..<state.goal.limit {
      if let edge = bestEdge(at: level, &state) { return edge }
      if state.candidates.isEmpty { return nil }
    }
    if let objective = state.goal.objective {
      for index in state.byVariable.indices { state.byVariable[index] = 0 }
      state.byVariable[Int(objective.variable)] = objective.sign
      return bestEdge(at: Stage.objective.level, pulling: 1, &state)
    }
    return state.goal.ties ? tieBreakingEdge(&state) : nil
  }

  private mutating func bestEdge(at level: Int32, _ state: inout DescentState) -> Edge? {
    if state.pulls[Int(level)] == 0 {
      state.candidates.removeAll { ownSlope($0, at: level) > 0 }
      return nil
    }
    let base = Int(level) * state.variableCount
    var largest = 0.0
    for variable in 0..<state.variableCount {
      let pull = state.gradients[base + variable]
      state.byVariable[variable] = pull
      largest = max(largest, pull.magnitude)
    }
    return bestEdge(at: level, pulling: largest, &state)
  }

  /// Multipliers this much smaller than the gradient or the largest multiplier are rounding.
  private static var multiplierTolerance: Double { 1e-10 }

  /// The steepest edge at a level, given its gradient in `byVariable`. If there is none, only edges on which the
  /// level stands still remain candidates.
  private mutating func bestEdge(at level: Int32, pulling: Double, _ state: inout DescentState) -> Edge? {
    basis.solveTransposed(&state.byVariable, into: &state.byPlace)
    var largest = pulling
    for multiplier in state.byPlace { largest = max(largest, multiplier.magnitude) }
    let tolerance = largest * Self.multiplierTolerance
    var best: Edge?
    var bestRow = Int32.max
    var kept = 0
    for index in state.candidates.indices {
      let candidate = state.candidates[index]
      let place = Int(candidate >> 1)
      let multiplier = candidate & 1 == 0 ? state.byPlace[place] : -state.byPlace[place]
      let slope = multiplier + ownSlope(candidate, at: level)
      if slope < -tolerance {
        let row = basis.head[place]
        let isBetter = state.isCautious ? row < bestRow : slope < (best?.slope ?? 0)
        if isBetter {
          best = Edge(
            place: place, direction: candidate & 1 == 0 ? 1 : -1, stage: Stage(level: level), slope: slope)
          bestRow = row
        }
      } else if slope <= tolerance {
        state.candidates[kept] = candidate
        kept += 1
      }
    }
    state.candidates.removeLast(state.candidates.count - kept)
    return best
  }

  /// What the row that lets go costs itself.
  @inline(__always) private func ownSlope(_ candidate: Int32, at level: Int32) -> Double {
    let index = basis.head[Int(candidate >> 1)]
    if index < 0 || table.rows[Int(index)].level != level { return 0 }
    let side: Int8 = candidate & 1 == 0 ? 1 : -1
    return table.rows[Int(index)].slope(towards: side) * Double(side)
  }
}
