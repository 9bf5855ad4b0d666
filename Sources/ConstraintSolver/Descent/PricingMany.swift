/// Pricing many edges at once.
///
/// The derivative of the costs at level l along the edge on which active row c moves to error ±t is ±λ_c
/// plus the row's own slope, where λ = B⁻ᵀg and g is the sum of slope·a over inactive rows at the level.
/// Levels are evaluated one by one, each only for the edges on which all before it stand still, and a
/// level without pull costs nothing.
extension Solver {
  /// Finds which of the suspects' edges descend, at the first level at which any does; the others are acquitted unless
  /// later levels may tell otherwise.
  ///
  /// Where none descends, the edges on which nothing that the goal counts changes are left in `pricing.candidates`.
  mutating func priceSuspects(_ goal: Goal, isCautious: Bool) {
    makeCandidates(goal)
    acquitAll()
    pricing.promising.removeAll()
    var next: Int32 = 0
    for level in 0..<goal.limit where pulls[level] > 0 && !pricing.candidates.isEmpty {
      dropCandidates(from: next, to: level)
      next = level + 1
      back.begin()
      for row in table.rows.indices where isPulling(row) && table.rows[row].level == level {
        addToGradient(Int32(row), times: table.rows[row].slope)
      }
      if price(at: level, isCautious) { return }
    }
    dropCandidates(from: next, to: goal.limit)
    if let objective = goal.objective {
      back.begin()
      back.gradient[objective.variable] = objective.sign
      back.visit(objective.variable, in: table)
      if price(at: .max, isCautious) { return }
    } else if goal.ties {
      if priceTies(goal, isCautious) { return }
    }
  }

  @inline(__always) private func isPulling(_ row: Int) -> Bool {
    table.determined[row] == RowTable.inactive && table.rows[row].standing == .live
      && table.rows[row].slope != 0
  }

  private mutating func makeCandidates(_ goal: Goal) {
    pricing.candidates.removeAll()
    for index in pricing.suspects.indices {
      let source = pricing.suspects[index]
      if !isSource(source) { continue }
      for direction: Int8 in [1, -1] {
        var slope = ownSlope(source, direction)
        var level = source < 0 ? Row.costless : table.rows[source].level
        if slope == 0 || !goal.counts(level) { (slope, level) = (0, .max) }
        let rank = source < 0 ? Int32.max : table.rows[source].rank
        pricing.candidates.append(
          Pricing.Candidate(source: source, direction: direction, level: level, rank: rank, slope: slope))
      }
    }
  }

  /// Drops the edges that cost something themselves at one of the levels at which nothing pulls.
  private mutating func dropCandidates(from first: Int32, to end: Int32) {
    keepCandidates { $0.level < first || $0.level >= end }
  }

  private mutating func keepCandidates(_ isKept: (Pricing.Candidate) -> Bool) {
    var kept = 0
    for index in pricing.candidates.indices {
      let candidate = pricing.candidates[index]
      if isKept(candidate) {
        pricing.candidates[kept] = candidate
        kept += 1
      }
    }
    pricing.candidates.truncate(to: kept)
  }

  /// Multipliers this much smaller than the largest one are rounding.
  private static var multiplierTolerance: Double { 1e-10 }

  /// Prices the candidates by the gradient at hand. Those that descend are promising; those that stand still remain.
  ///
  /// - Returns: whether any descends. The suspects are then all whose case is open.
  private mutating func price(at level: Int32, rank: Int32? = nil, _ isCautious: Bool) -> Bool {
    var largest = 0.0
    for index in back.order.indices { largest = max(largest, back.gradient[back.order[index]].magnitude) }
    distributeGradient()
    for index in back.support.indices { largest = max(largest, multiplier(back.support[index]).magnitude) }
    let tolerance = largest * Self.multiplierTolerance
    var kept = 0
    for index in pricing.candidates.indices {
      let candidate = pricing.candidates[index]
      let own =
        rank == nil
        ? (candidate.level == level ? candidate.slope : 0)
        : (tieRank(candidate) == rank ? ownTieSlope(candidate) : 0)
      let slope = multiplier(candidate.source) * Double(candidate.direction) + own
      if slope < -tolerance {
        var found = candidate
        found.slope = slope
        pricing.promising.append(found)
      } else if slope <= tolerance {
        pricing.candidates[kept] = candidate
        kept += 1
      }
    }
    pricing.candidates.truncate(to: kept)
    clearMultipliers()
    if pricing.promising.isEmpty { return false }
    for index in pricing.promising.indices { suspect(pricing.promising[index].source) }
    for index in pricing.candidates.indices { suspect(pricing.candidates[index].source) }
    sortPromising(isCautious)
    pricing.disappointments = 0
    return true
  }

  /// The best last: the one that is least a pity to let go; of equals the steepest; of equals the one with the last say
  /// in ties, so that errors go at once to where they belong in the end. In a cautious descent only the one of least
  /// index remains, for Bland's rule.
  private mutating func sortPromising(_ isCautious: Bool) {
    if isCautious {
      var best = pricing.promising[0]
      for index in 1..<pricing.promising.count {
        let other = pricing.promising[index]
        if (other.source, other.direction) < (best.source, best.direction) { best = other }
      }
      pricing.promising.removeAll()
      pricing.promising.append(best)
      return
    }
    pricing.promising.sort { a, b in
      if a.level != b.level { return a.level < b.level }
      if a.slope != b.slope { return a.slope > b.slope }
      if a.rank != b.rank { return a.rank < b.rank }
      return (a.source, a.direction) < (b.source, b.direction)
    }
  }

  private func tieRank(_ candidate: Pricing.Candidate) -> Int32? {
    candidate.source >= 0 && table.rows[candidate.source].level >= Level.firstOptional ? candidate.rank : nil
  }

  private func ownTieSlope(_ candidate: Pricing.Candidate) -> Double {
    ownSlope(candidate.source, candidate.direction)
  }

  /// Prices the ranks of the pulling rows one by one, as if they were levels.
  private mutating func priceTies(_ goal: Goal, _ isCautious: Bool) -> Bool {
    pricing.pulling.removeAll()
    for row in table.rows.indices where isPulling(row) && table.rows[row].level >= Level.firstOptional {
      pricing.pulling.append(Int32(row))
    }
    let rows = table.rows
    pricing.pulling.sort { (rows[$0].rank, $0) < (rows[$1].rank, $1) }
    var next = 0
    var priced = Int32.min
    while next < pricing.pulling.count && !pricing.candidates.isEmpty {
      let rank = rows[pricing.pulling[next]].rank
      back.begin()
      while next < pricing.pulling.count && rows[pricing.pulling[next]].rank == rank {
        let row = pricing.pulling[next]
        addToGradient(row, times: rows[row].slope)
        next += 1
      }
      // Where nothing pulls, an edge changes a rank only by its own row. (One that pulls balanced is at
      // `priced`.)
      let solver = self
      keepCandidates { candidate in
        guard let own = solver.tieRank(candidate), solver.ownTieSlope(candidate) > 0 else { return true }
        return own <= priced || own >= rank
      }
      priced = rank
      if price(at: goal.limit, rank: rank, isCautious) { return true }
    }
    return false
  }
}
