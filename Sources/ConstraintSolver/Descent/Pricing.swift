extension Solver {
  /// An edge along which the costs fall, or nil at an optimum.
  ///
  /// The derivative of the costs at level l along the edge on which active row c moves to error ±t is ±λ_c
  /// plus the row's own slope, where λ = B⁻ᵀg and g is the sum of slope·a over inactive rows at the level.
  /// Levels are evaluated one by one, each only for the edges on which all before it stand still, and a
  /// level without pull costs no solve.
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
      return bestEdge(at: .objective, &state)
    }
    return state.goal.ties ? tieBreakingEdge(&state) : nil
  }

  private mutating func bestEdge(at level: Int32, _ state: inout DescentState) -> Edge? {
    if state.pulls[Int(level)] == 0 {
      let stage = Stage(level: level)
      withActiveRows { active in state.candidates.removeAll { active.ownSlope($0, at: stage) > 0 } }
      return nil
    }
    let base = Int(level) * state.variableCount
    for variable in 0..<state.variableCount { state.byVariable[variable] = state.gradients[base + variable] }
    return bestEdge(at: Stage(level: level), &state)
  }

  /// Multipliers this much smaller than the gradient or the largest multiplier are rounding.
  private static var multiplierTolerance: Double { 1e-10 }

  /// The best edge at a stage, given the gradient there in `byVariable`. If there is none, only edges on
  /// which the stage stands still remain candidates.
  mutating func bestEdge(at stage: Stage, _ state: inout DescentState) -> Edge? {
    var largest = 0.0
    for pull in state.byVariable { largest = max(largest, pull.magnitude) }
    basis.solveTransposed(&state.byVariable, into: &state.byPlace)
    for multiplier in state.byPlace { largest = max(largest, multiplier.magnitude) }
    let tolerance = largest * Self.multiplierTolerance
    let isCautious = state.isCautious
    return withActiveRows { active in
      var best: Edge?
      var kept = 0
      for index in state.candidates.indices {
        let candidate = state.candidates[index]
        let place = Int(candidate >> 1)
        let multiplier = candidate & 1 == 0 ? state.byPlace[place] : -state.byPlace[place]
        let slope = multiplier + active.ownSlope(candidate, at: stage)
        if slope < -tolerance {
          let edge = Edge(place: place, direction: candidate & 1 == 0 ? 1 : -1, stage: stage, slope: slope)
          if active.isBetter(edge, than: best, cautiously: isCautious) { best = edge }
        } else if slope <= tolerance {
          state.candidates[kept] = candidate
          kept += 1
        }
      }
      state.candidates.removeLast(state.candidates.count - kept)
      return best
    }
  }
}
