extension Solver {
  /// The first edge, from where the search left off, that breaks a tie: no level changes along it, and of the ranks at
  /// which costs change the first falls.
  ///
  /// Ranks are many and the edges that reach them few, so each edge is followed by itself, and the slopes of the rows
  /// that it touches are added up by rank. Bland's rule, when it is in force, takes the edge of the least row.
  mutating func tieBreakingEdge(_ state: inout DescentState) -> Edge? {
    if state.isCautious {
      let head = basis.head
      state.candidates.sort { (head[Int($0 >> 1)], $0) < (head[Int($1 >> 1)], $1) }
    } else if let next = state.candidates.firstIndex(where: { Int($0 >> 1) >= state.tieCursor }) {
      state.candidates = Array(state.candidates[next...] + state.candidates[..<next])
    }
    var slopes: [(rank: Int32, slope: Double)] = []
    for candidate in state.candidates {
      let place = Int(candidate >> 1)
      let direction: Int8 = candidate & 1 == 0 ? 1 : -1
      follow(place, direction, &state)
      tieSlopes(place, direction, state, into: &slopes)
      if let (rank, slope) = firstChange(slopes), slope < 0 {
        state.tieCursor = place
        let stage = Stage(level: state.goal.limit, rank: rank)
        return Edge(place: place, direction: direction, stage: stage, slope: slope)
      }
    }
    return nil
  }

  /// The slopes of optional rows along the edge just followed, by rank.
  private func tieSlopes(
    _ place: Int, _ direction: Int8, _ state: DescentState, into slopes: inout [(rank: Int32, slope: Double)]
  ) {
    slopes.removeAll(keepingCapacity: true)
    if basis.head[place] >= 0 {
      let row = table.rows[Int(basis.head[place])]
      if row.level > Level.required {
        slopes.append((row.rank, row.slope(towards: direction) * Double(direction)))
      }
    }
    for index in state.touched {
      let row = table.rows[Int(index)]
      if row.level > Level.required && !row.isActive {
        slopes.append((row.rank, row.slope * state.rates[Int(index)]))
      }
    }
    slopes.sort { $0.rank < $1.rank }
  }

  /// The first rank at which the slopes do not cancel.
  private func firstChange(_ slopes: [(rank: Int32, slope: Double)]) -> (rank: Int32, slope: Double)? {
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
      if sum.magnitude > 1e-9 * magnitude { return (rank, sum) }
    }
    return nil
  }
}
