/// The descent from vertex to vertex.
extension Solver {
  /// Goes from the vertex of the present plan to an optimal one.
  ///
  /// 1. Of the suspects' edges one is chosen along which the costs fall (`nextEdge`).
  /// 2. It is followed to where they no longer do (`lineSearch`).
  /// 3. The row found there becomes active in place of the one that let go (`take`).
  ///
  /// Steps of length zero could go round in circles. After too many of them in a row the descent turns
  /// cautious until it has moved: of the edges that descend at the first possible level it takes the one
  /// whose row has the least index, and stops at the first breakpoint, again of the least index. With the
  /// errors split into positive and negative parts, e = e⁺ − e⁻, the problem at a level is a linear program
  /// over the edges that cost nothing at earlier levels, every vertex of ours is one of it, and this is
  /// Bland's rule ("New Finite Pivoting Rules for the Simplex Method", Math. Oper. Res. 2, 1977), which is
  /// finite over any ordered field; costs that are compared lexicographically are elements of one. As
  /// levels are finite in number and a step at one never spoils an earlier one, the whole is finite.
  ///
  /// Rounding errors, which the proof does not know, could lead a descent in circles all the same; `CircleWatch`
  /// finds these, and bars the edge at fault. So every descent ends, and there is no limit on its steps.
  ///
  /// - Precondition: `pricing.suspects` and `disturbed` cover every edge that may descend.
  @discardableResult
  mutating func descend(_ goal: Goal) throws(SolverError) -> DescentResult {
    walk.skipsTail = true
    defer { walk.skipsTail = false }
    var steps = 0
    pricing.watch.begin()
    pricing.stalled = 0
    pricing.settled = nil
    var mayClash = goal.endsAtClash
    while true {
      while let edge = try nextEdge(goal) {
        steps += 1
        if mayClash && edge.stage.level != Level.required {
          if !requiredRowsHold() { return .clash }
          mayClash = false
        }
        if steps > manySteps && leadsRound(edge, step: steps) { continue }
        if let stop = lineSearch(edge, goal, isCautious: isCautious) {
          try take(edge, to: stop)
        } else if edge.stage.level == Stage.objective.level {
          return .unbounded
        } else {
          try distrust(edge)
        }
      }
      if try !repairPlan() { return .optimal }
    }
  }

  /// Whether steps follow Bland's rule.
  var isCautious: Bool { pricing.stalled > manySteps }

  /// From how many steps on a descent may be going in circles.
  private var manySteps: Int { patience + values.count }

  /// Whether a descent has come back to where it was, so that it must not go on by the edge that was chosen.
  private mutating func leadsRound(_ edge: Edge, step: Int) -> Bool {
    switch watchForCircle(step: step, isCautious: isCautious) {
    case .none: return false
    case .becomeCautious: pricing.stalled = .max / 2
    case .bar: pricing.watch.bar(edge)
    }
    return true
  }

  /// As few suspects as this are followed one by one; more are priced together.
  static var fewSuspects: Int { 4 }

  /// An edge along which the costs fall, or nil at an optimum. The walk along it is at hand.
  private mutating func nextEdge(_ goal: Goal) throws(SolverError) -> Edge? {
    if costsNothing(goal) {
      pricing.promising.removeAll()
      return nil
    }
    if isCautious { suspectAll() }
    while true {
      if let edge = try promisingEdge(goal) { return edge }
      if let edge = looseEdge(goal) { return edge }
      collectSuspects()
      if pricing.suspects.isEmpty { return nil }
      if pricing.suspects.count <= Self.fewSuspects && !isCautious { return bestEdgeOfFew(goal) }
      priceSuspects(goal, isCautious: isCautious)
      if pricing.promising.isEmpty { return nil }
    }
  }

  /// The next of the sources that were found promising when many were priced, if it still is.
  private mutating func promisingEdge(_ goal: Goal) throws(SolverError) -> Edge? {
    if pricing.taken == 1 && pricing.isCurrent { try flipBounds(goal) }
    while let candidate = popPromising() {
      if isSource(candidate.source) {
        if pricing.isCurrent && !isCautious && exchangeBound(candidate, goal) { continue }
        if let edge = descendingEdge(from: candidate.source, goal) {
          pricing.taken += 1
          if edge.stage.level != candidate.stageLevel {
            pricing.isCurrent = false
            doubtPromises()
          }
          return edge
        }
      }
      // Slopes along an edge have the last word: they are sums of fewer terms than multipliers.
      acquit(candidate.source)
      doubtPromises()
    }
    return nil
  }

  /// Prices anew before long, where what was found is out of date.
  private mutating func doubtPromises() {
    pricing.disappointments += 1
    if pricing.disappointments > 4 { pricing.promising.removeAll() }
  }

  /// Follows each suspect's edges; those that do not descend are acquitted.
  private mutating func bestEdgeOfFew(_ goal: Goal) -> Edge? {
    let first = firstPull(goal)
    var best: Edge?
    var last: Int32?
    var kept = 0
    for index in pricing.suspects.indices {
      let source = pricing.suspects[index]
      if !isSuspect(source) || !isSource(source) || isOutranked(source, first, goal)
        || source == pricing.settled
      {
        acquit(source)
        continue
      }
      guard let edge = descendingEdge(from: source, goal) else {
        acquit(source)
        last = source
        continue
      }
      last = source
      if best.map({ isBetter(edge, than: $0, goal) }) ?? true { best = edge }
      pricing.suspects[kept] = source
      kept += 1
    }
    pricing.suspects.truncate(to: kept)
    if let best, last != best.source { return descendingEdge(from: best.source, goal) }
    return best
  }

  /// The first level at which an inactive row has a slope.
  mutating func firstPull(_ goal: Goal) -> Int32 {
    if goal.objective != nil { return -1 }
    for level in 0..<goal.limit where pulls[level] > 0 { return level }
    return goal.limit
  }

  /// Whether a row cannot let go, as what it costs itself comes before all that could be gained.
  private mutating func isOutranked(_ source: Int32, _ first: Int32, _ goal: Goal) -> Bool {
    if source < 0 || table.rows[source].relation != .equal { return false }
    let level = table.rows[source].level
    return level >= 0 && level < first && goal.counts(level)
  }

  private mutating func isBetter(_ edge: Edge, than other: Edge, _ goal: Goal) -> Bool {
    if edge.stage.level != other.stage.level { return edge.stage.level < other.stage.level }
    if let rank = edge.stage.rank, let otherRank = other.stage.rank, rank != otherRank {
      return rank < otherRank
    }
    let loss = loss(of: edge.source, edge.direction, goal)
    let otherLoss = self.loss(of: other.source, other.direction, goal)
    let isTie = edge.stage.rank != nil
    if loss.isLess(than: otherLoss, isTie: isTie) { return true }
    if otherLoss.isLess(than: loss, isTie: isTie) { return false }
    if edge.slope != other.slope { return edge.slope < other.slope }
    if loss.rank != otherLoss.rank { return loss.rank > otherLoss.rank }
    let (rank, otherRank) = (rank(edge.source), rank(other.source))
    if rank != otherRank { return loss.level == .max ? rank < otherRank : rank > otherRank }
    return edge.source > other.source
  }

  private mutating func rank(_ source: Int32) -> Int32 { source < 0 ? .max : table.rows[source].rank }

  /// Moves to the end of an edge: the row there becomes active in place of the one that let go.
  private mutating func take(_ edge: Edge, to stop: EdgeStop) throws(SolverError) {
    pricing.isCurrent = pricing.isCurrent && isFlip(edge, to: stop)
    for index in pricing.passed.indices { flip(pricing.passed[index]) }
    changePull(of: stop.row, from: table.rows[stop.row].slope, to: 0)
    let reach = walk.order.count
    let isDone = exchange(edge.source, for: stop.row)
    letGo(edge.source, edge.direction, length: stop.length)
    if !isDone {
      endPeeling()
      peelWhole()
      try refresh()
      return
    }
    disturb(stop.row)
    pricing.stalled = stop.length > 0 ? 0 : pricing.stalled + 1
    pricing.watch.step(length: stop.length)
    let flips = flipCount
    if stop.length > 0 || table.rows[stop.row].isApart { try revalueExchange(edge.source) }
    if walk.order.count == reach { handLine(from: edge.source, to: stop.row) } else { walk.line.source = nil }
    endPeeling()
    if edge.source >= 0 { makeCore(edge.source) }
    pricing.settled = stop.isStrict && flips == flipCount ? stop.row : nil
  }

  /// Puts a source that is not active any more where an edge has led from it.
  mutating func letGo(_ source: Int32, _ direction: Int8, length: Double) {
    if source < 0 {
      disturbed.append(~source)
      return
    }
    table.rows[source].side = direction
    table.rows[source].error = length * Double(direction)
    table.rows[source].tolerance = computeError(of: source).tolerance
    changePull(of: source, from: 0, to: table.rows[source].slope)
    disturb(source)
  }

  /// Computes what the exchange has moved: first the variables that were settled anew, then all else along
  /// the edge.
  private mutating func revalueExchange(_ leaving: Int32) throws(SolverError) {
    revaluePeeling()
    let order = walk.order
    for index in stride(from: order.count - 1, through: 0, by: -1) {
      if table.columns[order[index]].sequence == 0 { revalue(order[index]) }
    }
    try checkValues()
    deferTail()
    if leaving >= 0 { walk.touch(leaving) }
    // Loops that were dissolved on the way may have left rows among the touched ones that are active again.
    let touched = walk.touched
    for index in touched.indices where !table.isActive(touched[index]) { updateError(of: touched[index]) }
  }

  /// An edge that descends, by its slopes, and yet never stops descending is a rounding error. With a fresh
  /// plan the edge is left out; otherwise the plan is peeled anew first.
  private mutating func distrust(_ edge: Edge) throws(SolverError) {
    if planVersion == freshPlanVersion {
      acquit(edge.source)
    } else {
      peelWhole()
      try refresh()
    }
  }

  /// Peels the plan anew if derived rows have lost their digits: the constraints that they stand for do not
  /// hold.
  ///
  /// - Returns: whether it did, so that the vertex may not be the best one any more.
  private mutating func repairPlan() throws(SolverError) -> Bool {
    while let row = derivations.unproved.popLast() {
      if table.determined[row] != RowTable.represented { continue }
      let (error, tolerance) = computeError(of: row)
      if error.magnitude <= tolerance || planVersion == freshPlanVersion { continue }
      peelWhole()
      derivations.unproved.removeAll()
      try refresh()
      return true
    }
    return false
  }

  /// After the whole plan was peeled: computes all values and errors, and suspects everything.
  mutating func refresh() throws(SolverError) {
    freshPlanVersion = planVersion
    revaluePeeling()
    try checkValues()
    recount()
    suspectAll()
  }

  /// Computes the errors of all inactive rows, and counts anew how many have a slope at each level.
  mutating func recount() {
    for level in pulls.indices { pulls[level] = 0 }
    pulling.removeAll()
    for variable in values.indices { table.columns[variable].isCore = false }
    deferredTail.removeAll()
    pricing.settled = nil
    for row in table.rows.indices
    where table.determined[row] == RowTable.inactive && table.rows[row].standing == .live {
      table.rows[row].side = 0
      updateError(of: Int32(row))
    }
  }
}
