/// Exchanges of one bound of a variable for another one.
///
/// Contents are held between bounds: hugging and compression resistance, which mostly lie at one place, and a least or
/// greatest size. Where a row of them is too long or too short, the edges of all are priced at once, descend for the
/// same reason, and most end at another bound of the same variable. As no line of another source moves that variable,
/// such a step changes the slopes of no other edge, and needs no walk along its own:
///
/// * An edge that ends before it has begun is an exchange and nothing else (`exchangeBound`).
/// * The others are taken together, as many as no other row is in the way of ("bound flipping": Maros, "A Generalized
///   Dual Phase-2 Simplex Algorithm", European Journal of Operational Research 149, 2003); one walk moves what depends
///   on them (`flipBounds`).
///
/// So contents that are coupled by their sum cost one walk, where each would cost one through all of them.
extension Solver {
  /// Exchanges a bound for another one at which its edge ends at length zero, if there is one.
  ///
  /// - Parameter candidate: promising, priced at the vertex at hand.
  /// - Complexity: for a bound linear in the entries of its variable, and the sorting of other bounds.
  mutating func exchangeBound(_ candidate: Pricing.Candidate, _ goal: Goal) -> Bool {
    guard let end = endOfBound(candidate, goal), end.length == 0, !table.rows[end.row].isApart else {
      return false
    }
    if !exchangeBound(candidate, for: end) { return false }
    pricing.stalled += 1
    return true
  }

  /// Where an edge ends by the bounds of its own variable alone, if it begins at one and ends at one.
  mutating func endOfBound(_ candidate: Pricing.Candidate, _ goal: Goal) -> Pricing.Breakpoint? {
    let source = candidate.source
    if source < 0 || table.rows[source].count != 1 || table.rows[source].firstShare >= 0 { return nil }
    if table.determined[source] < 0 { return nil }
    let bound = table.entries[table.rows[source].start]
    pricing.breakpoints.removeAll()
    var index = table.columns[bound.variable].first
    while index >= 0 {
      let (row, coefficient) = (table.entries[index].row, table.entries[index].coefficient)
      index = table.entries[index].next
      let level = table.rows[row].level
      if table.rows[row].count != 1 || table.isActive(row) { continue }
      if !goal.counts(level) || (level == goal.limit && candidate.stageRank == .min) { continue }
      let rate = coefficient / bound.coefficient * Double(candidate.direction)
      let length = lengthToBreakpoint(of: row, rate: rate)
      if length < .infinity { pricing.breakpoints.append(Pricing.Breakpoint(length: length, row: row)) }
    }
    heapBreakpoints()
    var slope = candidate.slope
    while let breakpoint = popBreakpoint() {
      let row = table.rows[breakpoint.row]
      if row.level < candidate.stageLevel { return breakpoint }
      if row.level > candidate.stageLevel { continue }
      if candidate.stageRank != .min && row.rank != candidate.stageRank {
        if row.rank < candidate.stageRank { return breakpoint }
        continue
      }
      let coefficient = table.entries[row.start].coefficient
      slope += row.kink * (coefficient / bound.coefficient).magnitude
      if slope >= candidate.slope * Tolerances.slope { return breakpoint }
    }
    return nil
  }

  /// Makes a bound active in place of another one of the same variable. Values stay as they are.
  private mutating func exchangeBound(
    _ candidate: Pricing.Candidate, for end: Pricing.Breakpoint
  ) -> Bool {
    changePull(of: end.row, from: table.rows[end.row].slope, to: 0)
    if !exchange(candidate.source, for: end.row) { return false }
    letGo(candidate.source, candidate.direction, length: end.length)
    disturb(end.row)
    endPeeling()
    makeCore(candidate.source)
    pricing.settled = nil
    return true
  }

  /// Whether an edge goes from one bound of a variable to another one and passes nothing else that matters as much, so
  /// that the slopes of no other edge change.
  func isFlip(_ edge: Edge, to stop: EdgeStop) -> Bool {
    if edge.source < 0 || edge.stage.level == Stage.objective.level { return false }
    if table.rows[edge.source].count != 1 { return false }
    let variable = table.entries[table.rows[edge.source].start].variable
    func isBound(_ row: Int32) -> Bool {
      table.rows[row].count == 1 && table.entries[table.rows[row].start].variable == variable
    }
    if !isBound(stop.row) { return false }
    // A tie that is passed may be that for the sake of which another edge is taken.
    return pricing.passed.indices.allSatisfy {
      table.rows[pricing.passed[$0]].level > edge.stage.level || isBound(pricing.passed[$0])
    }
  }

  /// As few bounds as this are not worth a walk of their own.
  private static var few: Int { 8 }

  /// Takes the steps of the best promising edges at once, as far as they go from bound to bound.
  ///
  /// One was taken alone before, and went so too: where that one has come to something else, the others would as soon.
  ///
  /// - Precondition: their slopes are still what they were when they were priced.
  /// - Complexity: some walks along all of these edges, mostly three, and twice the logarithm of their number at most.
  mutating func flipBounds(_ goal: Goal) throws(SolverError) {
    pricing.taken += 1
    if pricing.promising.count < Self.few { return }
    let count = flippableCount(goal)
    // What is left goes its own way.
    for index in count..<pricing.flips.count { returnPromising(pricing.flips[index].candidate) }
    pricing.flips.truncate(to: count)
    if count == 0 { return }
    try takeFlips()
    // Where the next one goes from bound to bound again, there are more.
    pricing.taken = 0
  }

  /// Takes the best promising edges that go from bound to bound out of their list, up to a number of them.
  private mutating func collectFlips(upTo limit: Int, _ goal: Goal) {
    while pricing.flips.count < limit, let candidate = popPromising() {
      if isSource(candidate.source), let end = endOfBound(candidate, goal) {
        if end.length > 0 {
          pricing.flips.append(Pricing.Flip(candidate: candidate, end: end))
          continue
        }
        if exchangeBound(candidate, goal) { continue }
      }
      returnPromising(candidate)
      return
    }
  }

  /// How many of the bounds to take, so that no row that matters as much comes to its breakpoint before. The walk along
  /// these is then at hand.
  private mutating func flippableCount(_ goal: Goal) -> Int {
    pricing.flips.removeAll()
    collectFlips(upTo: Self.few, goal)
    if pricing.flips.count < Self.few || shareOfFlips(Self.few, goal) < 1 { return 0 }
    collectFlips(upTo: .max, goal)
    var count = pricing.flips.count
    var halves = false
    while count > Self.few {
      let share = shareOfFlips(count, goal)
      if share >= 1 { return count }
      // By turns, as a guess that fails may have failed by one.
      count = max(Self.few, min(halves ? count / 2 : guess(share, count), count - 1))
      halves.toggle()
    }
    directFlips(count)
    return count
  }

  /// How many of the first bounds make up a share of the way that so many go.
  private func guess(_ share: Double, _ count: Int) -> Int {
    var total = 0.0
    for index in 0..<count { total += pricing.flips[index].end.length }
    var left = share * total * (1 + Tolerances.slope)
    for index in 0..<count {
      left -= pricing.flips[index].end.length
      if left < 0 { return index }
    }
    return count
  }

  /// The share of the way along so many bounds, the best ones, that is free; at least one if all of it is. The walk along
  /// them is then at hand.
  private mutating func shareOfFlips(_ count: Int, _ goal: Goal) -> Double {
    directFlips(count)
    let (stage, last) = (pricing.flips[0].candidate.stageLevel, pricing.flips[count - 1].candidate.stageRank)
    for index in 0..<count { table.columns[pricing.flips[index].variable(table)].isOpen = true }
    defer { for index in 0..<count { table.columns[pricing.flips[index].variable(table)].isOpen = false } }
    var share = 1.0
    for index in walk.touched.indices {
      let row = walk.touched[index]
      let (side, level) = (Double(table.rows[row].side), table.rows[row].level)
      // What comes later than all for the sake of which they are taken is passed.
      if level < 0 || level > stage || (level >= goal.limit && table.rows[row].rank > last) { continue }
      if table.rows[row].count == 1 && table.columns[table.entries[table.rows[row].start].variable].isOpen {
        continue
      }
      let (error, rate) = (table.rows[row].error, walk.rates[row])
      if side * (error + rate) < -table.rows[row].tolerance { share = min(share, (error / rate).magnitude) }
    }
    return share
  }

  /// Computes how all variables and errors change if so many bounds are taken.
  private mutating func directFlips(_ count: Int) {
    walk.prepareEdge(variables: values.count, rows: table.rows.count)
    walk.begin()
    for index in 0..<count { visit(pricing.flips[index].variable(table)) }
    walk.isDirected = true
    for index in 0..<count {
      let flip = pricing.flips[index]
      let coefficient = table.entries[table.rows[flip.candidate.source].start].coefficient
      walk.direction[flip.variable(table)] = flip.end.length * Double(flip.candidate.direction) / coefficient
    }
    directWalk()
  }

  /// Takes the steps, the walk along which is at hand.
  private mutating func takeFlips() throws(SolverError) {
    for index in pricing.flips.indices {
      let flip = pricing.flips[index]
      // One bound of a variable can always take the place of another one.
      _ = exchangeBound(flip.candidate, for: flip.end)
      walk.touch(flip.candidate.source)
    }
    pricing.stalled = 0
    pricing.watch.step(length: .infinity)
    let (order, touched) = (walk.order, walk.touched)
    for index in stride(from: order.count - 1, through: 0, by: -1) { revalue(order[index]) }
    try checkValues()
    deferTail()
    for index in touched.indices where !table.isActive(touched[index]) { updateError(of: touched[index]) }
  }
}
