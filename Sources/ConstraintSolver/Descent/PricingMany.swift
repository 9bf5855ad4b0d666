/// Pricing many edges at once.
///
/// The derivative of the costs at level l along the edge on which active row c moves to error ±t is ±λ_c plus
/// the row's own slope, where λ = B⁻ᵀg, B is the matrix of the active rows and g the sum of slope·a over
/// inactive rows at the level. Levels are evaluated one by one. At each only the edges in the support of λ
/// change, so a level without pull costs nothing, and one whose pulls concern few variables little.
extension Solver {
  /// Finds which of the suspects' edges descend at the first level at which any does, or where none does at
  /// any rank; the others are acquitted unless later levels may tell otherwise.
  ///
  /// Where none descends, the edges on which nothing that the goal counts changes are left in
  /// `pricing.candidates`.
  mutating func priceSuspects(_ goal: Goal, isCautious: Bool) {
    makeCandidates(goal)
    acquitAll()
    pricing.promising.removeAll()
    findPromising(goal)
    keepOpenCandidates(goal)
    if pricing.promising.isEmpty { return }
    for index in pricing.promising.indices { suspect(pricing.promising[index].source) }
    for index in pricing.candidates.indices { suspect(pricing.candidates[index].source) }
    arrangePromising(goal, isCautious)
    pricing.disappointments = 0
    pricing.taken = 0
    pricing.isCurrent = true
  }

  private mutating func findPromising(_ goal: Goal) {
    collectPulling(goal)
    var next = 0
    while next < pricing.pulling.count {
      let level = table.rows[pricing.pulling[next]].level
      back.begin()
      while next < pricing.pulling.count && table.rows[pricing.pulling[next]].level == level {
        addToGradient(pricing.pulling[next], times: table.rows[pricing.pulling[next]].slope)
        next += 1
      }
      if price(Stage(level: level)) { return }
    }
    if let objective = goal.objective {
      back.begin()
      back.gradient[objective.variable].add(objective.sign, noise: 0)
      visitBack(objective.variable)
      _ = price(.objective)
    } else if goal.ties && hasOpenCandidates(goal) {
      priceTies(goal)
    }
  }

  private mutating func makeCandidates(_ goal: Goal) {
    pricing.candidates.removeAll()
    pricing.extend(variables: values.count, rows: table.rows.count)
    for index in pricing.suspects.indices {
      let source = pricing.suspects[index]
      if !isSuspect(source) || !isSource(source) || place(of: source) >= 0 { continue }
      setPlace(Int32(pricing.candidates.count), of: source)
      for direction: Int8 in [1, -1] {
        let level = source < 0 ? Row.costless : table.rows[source].level
        let slope = goal.counts(level) ? ownSlope(source, direction) : 0
        let isTied = slope > 0 && goal.ties && level >= Level.firstOptional
        pricing.candidates.append(
          Pricing.Candidate(
            source: source, direction: direction, level: slope > 0 && level < goal.limit ? level : .max,
            tieRank: isTied ? table.rows[source].rank : .max,
            rank: source < 0 ? .max : table.rows[source].rank, slope: slope))
      }
    }
  }

  mutating func place(of source: Int32) -> Int32 {
    source < 0 ? pricing.placeOfVariable[~source] : pricing.placeOfRow[source]
  }

  private mutating func setPlace(_ place: Int32, of source: Int32) {
    if source < 0 { pricing.placeOfVariable[~source] = place } else { pricing.placeOfRow[source] = place }
  }

  private mutating func forgetPlace(of source: Int32) { setPlace(-1, of: source) }

  /// The inactive rows with a slope at a level of the goal, level by level.
  private mutating func collectPulling(_ goal: Goal) {
    pricing.pulling.removeAll()
    var total: Int32 = 0
    for level in 0..<goal.limit {
      pricing.ends[level] = total
      total += pulls[level]
    }
    pricing.pulling.extend(to: Int(total), with: -1)
    if total == 0 { return }
    let (rows, ends, places) = (table.rows, pricing.ends, pricing.pulling)
    pulling.visit { row in
      let level = rows[row].level
      if level >= goal.limit { return }
      places[ends[level]] = row
      ends[level] += 1
    }
  }

  /// Prices the candidates by the gradient at hand. Those that descend are promising; those that ascend are
  /// out.
  ///
  /// - Returns: whether any descends.
  mutating func price(_ stage: Stage) -> Bool {
    distributeGradient()
    for index in back.support.indices {
      let source = back.support[index]
      let place = place(of: source)
      if place < 0 { continue }
      let multiplier = multiplier(source)
      priceCandidate(Int(place), multiplier, stage)
      priceCandidate(Int(place) + 1, multiplier.times(-1), stage)
    }
    clearMultipliers()
    return !pricing.promising.isEmpty
  }

  @inline(__always) private mutating func priceCandidate(
    _ index: Int, _ multiplier: WalkSum, _ stage: Stage
  ) {
    let candidate = pricing.candidates[index]
    if candidate.isOut { return }
    // A cost of its own at an earlier stage has not been made up for.
    if candidate.level < stage.level || (stage.rank.map { candidate.tieRank < $0 } ?? false) {
      pricing.candidates[index].isOut = true
      return
    }
    let isObjective = stage.level == Stage.objective.level
    let isOwn = stage.rank.map { candidate.tieRank == $0 } ?? (candidate.level == stage.level && !isObjective)
    let own = isOwn ? candidate.slope : 0
    var slope = multiplier
    slope.add(own, noise: 0)
    if !slope.isNothing(Tolerances.multiplier) {
      if slope.value < 0 {
        promise(index, slope.value, stage)
      } else {
        pricing.candidates[index].isOut = true
      }
    } else if isOwn {
      if stage.rank == nil {
        pricing.candidates[index].level = .max
      } else {
        pricing.candidates[index].tieRank = .max
      }
    }
  }

  mutating func promise(_ index: Int, _ slope: Double, _ stage: Stage) {
    var candidate = pricing.candidates[index]
    candidate.slope = slope
    candidate.stageLevel = stage.level
    candidate.stageRank = stage.rank ?? .min
    pricing.promising.append(candidate)
    pricing.candidates[index].isOut = true
  }

  /// Whether an edge stands still at every level priced so far.
  private mutating func hasOpenCandidates(_ goal: Goal) -> Bool {
    for index in pricing.candidates.indices
    where !pricing.candidates[index].isOut && pricing.candidates[index].level >= goal.limit { return true }
    return false
  }

  private mutating func keepOpenCandidates(_ goal: Goal) {
    var kept = 0
    for index in pricing.candidates.indices {
      let candidate = pricing.candidates[index]
      forgetPlace(of: candidate.source)
      if candidate.isOut || (candidate.level < goal.limit && pricing.promising.isEmpty) { continue }
      pricing.candidates[kept] = candidate
      kept += 1
    }
    pricing.candidates.truncate(to: kept)
  }
}
