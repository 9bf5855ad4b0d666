/// Pricing ties.
extension Solver {
  /// Prices the ranks of the pulling rows one by one, as if they were levels; but all of them, for edges that
  /// break ties at different ranks mostly have nothing to do with each other.
  ///
  /// A rank takes a walk back, an edge that is followed a walk along it. There may be many ranks and few edges
  /// that stand still at all levels, or the other way round; so both is done by turns, each as long as the other,
  /// until there are no more of either.
  mutating func priceTies(_ goal: Goal) {
    let rows = table.rows
    var ties = pricing.pulling
    ties.removeAll()
    pulling.visit { if rows[$0].level >= Level.firstOptional { ties.append($0) } }
    pricing.pulling = ties
    pricing.pulling.sort { (rows[$0].rank, $0) < (rows[$1].rank, $1) }
    var next = 0
    defer { forgetPriced() }
    #if hasFeature(Embedded)
      // A page draws screens as people make them.
      priceRanks(from: &next, goal, .max)
    #else
      var (place, room) = (0, pricing.candidates.count)
      while next < pricing.pulling.count && place < pricing.candidates.count {
        priceRanks(from: &next, goal, room)
        followTies(from: &place, goal, room)
        room *= 2
      }
    #endif
  }

  /// Prices ranks until that has taken more than so many steps.
  private mutating func priceRanks(from next: inout Int, _ goal: Goal, _ room: Int) {
    let rows = table.rows
    var room = room
    while next < pricing.pulling.count && room > 0 {
      let rank = rows[pricing.pulling[next]].rank
      back.begin()
      while next < pricing.pulling.count && rows[pricing.pulling[next]].rank == rank {
        let row = pricing.pulling[next]
        addToGradient(row, times: rows[row].slope)
        next += 1
      }
      room -= back.order.count
      _ = price(Stage(level: goal.limit, rank: rank))
      notePriced()
    }
  }

  #if !hasFeature(Embedded)
    /// Follows the edges of candidates that are not out yet, until that has taken more than so many steps.
    private mutating func followTies(from place: inout Int, _ goal: Goal, _ room: Int) {
      var room = room
      while place < pricing.candidates.count && room > 0 {
        let both = place..<place + 2
        place += 2
        if both.allSatisfy({ pricing.candidates[$0].isOut || pricing.candidates[$0].level < goal.limit }) {
          continue
        }
        let edge = descendingEdge(from: pricing.candidates[both.lowerBound].source, goal)
        room -= walk.order.count + walk.touched.count
        for index in both {
          let candidate = pricing.candidates[index]
          if let edge, edge.direction == candidate.direction, !candidate.isOut {
            promise(index, edge.slope, edge.stage)
          }
          pricing.candidates[index].isOut = true
        }
      }
    }
  #endif
}
