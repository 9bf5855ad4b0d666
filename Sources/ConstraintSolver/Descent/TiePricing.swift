extension Solver {
  /// An edge that breaks a tie: no level changes along it, and of the ranks at which costs change the first
  /// falls.
  ///
  /// Ranks are as many as rows. Only rows that pull, optional ones with an error, can make a rank fall, and
  /// only edges on which all levels stand still get here. The fewer of the two decide how it is done: a
  /// solve for each rank with a pull, or a solve for each edge. Either way the edge falls at the first
  /// possible rank.
  mutating func tieBreakingEdge(_ state: inout DescentState) -> Edge? {
    if state.candidates.isEmpty { return nil }
    var pulling: [Int32] = []
    for (index, row) in table.rows.enumerated()
    where row.level >= Level.firstOptional && !row.isActive && row.slope != 0 {
      pulling.append(Int32(index))
    }
    if pulling.isEmpty { return nil }
    if 2 * pulling.count < state.candidates.count { return edgeByRanks(pulling, &state) }
    if !state.isCautious && !state.tieBreakers.isEmpty {
      let breakers = state.tieBreakers.filter { state.isCandidate($0) }
      if let edge = edgeByFollowing(breakers, &state) { return edge }
    }
    return edgeByFollowing(state.candidates, &state)
  }

  /// Prices the ranks of the pulling rows one by one, as if they were levels.
  private mutating func edgeByRanks(_ pulling: [Int32], _ state: inout DescentState) -> Edge? {
    let pulling = pulling.sorted { (table.rows[Int($0)].rank, $0) < (table.rows[Int($1)].rank, $1) }
    var next = 0
    var priced = Int32.min
    while next < pulling.count && !state.candidates.isEmpty {
      let rank = table.rows[Int(pulling[next])].rank
      for index in state.byVariable.indices { state.byVariable[index] = 0 }
      while next < pulling.count && table.rows[Int(pulling[next])].rank == rank {
        let row = table.rows[Int(pulling[next])]
        for entry in table.entries(of: pulling[next]) {
          state.byVariable[Int(table.variables[entry])] += row.slope * table.coefficients[entry]
        }
        next += 1
      }
      // Where nothing pulls, an edge changes a rank only by its own row. (One that pulls balanced is at
      // `priced`.)
      withActiveRows { active in
        state.candidates.removeAll { candidate in
          guard let own = active.ownTie(candidate) else { return false }
          return own.slope > 0 && own.rank > priced && own.rank < rank
        }
      }
      priced = rank
      let stage = Stage(level: state.goal.limit, rank: rank)
      if let edge = bestEdge(at: stage, &state) { return edge }
    }
    return nil
  }

  /// Follows each of these edges and adds up the slopes of the rows that it touches, by rank.
  private mutating func edgeByFollowing(_ candidates: [Int32], _ state: inout DescentState) -> Edge? {
    var best: Edge?
    var slopes: [TieSlope] = []
    var followed = -1
    state.tieBreakers.removeAll(keepingCapacity: true)
    for candidate in candidates {
      let place = Int(candidate >> 1)
      let direction: Int8 = candidate & 1 == 0 ? 1 : -1
      if place != followed { follow(place, 1, &state) }
      followed = place
      slopes.removeAll(keepingCapacity: true)
      if let own = withActiveRows({ $0.ownTie(candidate) }) { slopes.append(own) }
      for index in state.touched {
        let row = table.rows[Int(index)]
        if row.level >= Level.firstOptional && row.slope != 0 {
          let rate = state.rates[Int(index)] * Double(direction)
          slopes.append(TieSlope(rank: row.rank, slope: row.slope * rate))
        }
      }
      slopes.sort { $0.rank < $1.rank }
      guard let change = firstChange(slopes), change.slope < 0 else { continue }
      state.tieBreakers.append(candidate)
      let stage = Stage(level: state.goal.limit, rank: change.rank)
      let edge = Edge(place: place, direction: direction, stage: stage, slope: change.slope)
      let isBetter = withActiveRows { $0.isBetter(edge, than: best, cautiously: state.isCautious) }
      if isBetter { best = edge }
    }
    return best
  }

  /// The first rank at which the slopes do not cancel.
  private func firstChange(_ slopes: [TieSlope]) -> TieSlope? {
    var index = 0
    while index < slopes.count {
      let rank = slopes[index].rank
      var sum = 0.0
      var magnitude = 0.0
      while index < slopes.count && slopes[index].rank == rank {
        sum += slopes[index].slope
        magnitude += slopes[index].slope.magnitude
        index += 1
      }
      if sum.magnitude > 1e-9 * magnitude { return TieSlope(rank: rank, slope: sum) }
    }
    return nil
  }
}
