/// The way along an edge.
extension Solver {
  /// Finds the breakpoint at which the costs stop falling along the edge at hand, or nil if there is none.
  ///
  /// The slope at a level grows at each breakpoint of a row there, by its kink. The edge is followed until
  /// the first level whose slope is not zero has a positive one ("long steps", Fourer 1985). The rows passed
  /// are in `pricing.passed`.
  mutating func lineSearch(_ edge: Edge, _ goal: Goal, isCautious: Bool) -> EdgeStop? {
    collectBreakpoints(edge, goal)
    turnSlopes(edge, goal)
    sortLevels()
    pricing.passed.removeAll()
    var tieSlope = edge.slope
    while let breakpoint = popBreakpoint() {
      let row = table.rows[breakpoint.row]
      let kink = row.kink * walk.rates[breakpoint.row].magnitude
      let falls: Bool
      var isStrict = false
      if row.level < goal.limit {
        addSlope(kink, at: row.level)
        let sign = signOfSlopes(goal)
        // Where no level changes any more, an edge that set out for the sake of a level has arrived.
        falls = sign < 0 || (sign == 0 && edge.stage.comesAfterLevels)
        isStrict = sign > 0
      } else if let rank = edge.stage.rank, row.rank <= rank {
        if row.rank == rank { tieSlope += kink }
        falls = row.rank == rank && tieSlope < edge.slope * Tolerances.tieSlope
      } else {
        falls = true
      }
      if isCautious || !falls {
        return EdgeStop(length: breakpoint.length, row: breakpoint.row, isStrict: isStrict)
      }
      pricing.passed.append(breakpoint.row)
    }
    return nil
  }

  /// Makes the slopes at hand those in the direction of the edge, with the costs of the row that lets go.
  private mutating func turnSlopes(_ edge: Edge, _ goal: Goal) {
    if edge.direction < 0 {
      for index in pricing.levels.indices { pricing.slopes[pricing.levels[index]] *= -1 }
    }
    if edge.source >= 0 && goal.counts(table.rows[edge.source].level) {
      addSlope(ownSlope(edge.source, edge.direction), at: table.rows[edge.source].level)
    }
  }

  /// The sign of the first slope by level that is not zero.
  private mutating func signOfSlopes(_ goal: Goal) -> Int {
    for index in pricing.levels.indices {
      let level = pricing.levels[index]
      if level >= goal.limit { break }
      let tolerance = Tolerances.slope * pricing.magnitudes[level]
      if pricing.slopes[level] > tolerance { return 1 }
      if pricing.slopes[level] < -tolerance { return -1 }
    }
    return 0
  }

  /// How far it is to the breakpoint of an inactive row whose error changes at a rate; infinite if it moves
  /// away.
  @inline(__always) func lengthToBreakpoint(of row: Int32, rate: Double) -> Double {
    let side = Double(table.rows[row].side)
    let approach = -side * rate
    if approach <= 0 { return .infinity }
    let distance = side * table.rows[row].error
    return distance <= table.rows[row].tolerance ? 0 : distance / approach
  }

  private mutating func collectBreakpoints(_ edge: Edge, _ goal: Goal) {
    pricing.breakpoints.removeAll()
    let rows = table.rows
    for index in walk.touched.indices {
      let row = walk.touched[index]
      if !goal.counts(rows[row].level) { continue }
      let length = lengthToBreakpoint(of: row, rate: walk.rates[row] * Double(edge.direction))
      if length == .infinity { continue }
      if rows[row].level < goal.limit { addSlope(0, at: rows[row].level) }
      pricing.breakpoints.append(Pricing.Breakpoint(length: length, row: row))
    }
    heapBreakpoints()
  }

  /// Puts the breakpoints at hand in order, as far as `popBreakpoint` needs it.
  mutating func heapBreakpoints() { pricing.breakpoints.makeHeap(by: Self.isBehind) }

  /// The nearest breakpoint left, of the least index.
  mutating func popBreakpoint() -> Pricing.Breakpoint? { pricing.breakpoints.popHeap(by: Self.isBehind) }

  @inline(__always) private static func isBehind(_ a: Pricing.Breakpoint, _ b: Pricing.Breakpoint) -> Bool {
    a.length > b.length || (a.length == b.length && a.row > b.row)
  }
}
