/// The slopes of the costs along one edge.
extension Solver {
  /// Computes how the variables and the errors of inactive rows change for each unit by which the error of an
  /// active row, or a free variable, grows.
  mutating func follow(_ source: Int32) {
    if followsLine(source) { return }
    walk.prepareEdge(variables: values.count, rows: table.rows.count)
    walkFrom(source)
    walk.line = Line(source: source, plan: planVersion, core: coreVersion, skipsTail: walk.skipsTail)
    walk.isDirected = true
    inject(source, 1)
    directWalk()
  }

  /// Computes the directions of what depends on the variables that have one, and the rates of the rows touched.
  @inline(__always) mutating func directWalk() {
    let (rows, entries, columns) = (table.rows, table.entries, table.columns)
    let (order, touched, direction, rates) = (walk.order, walk.touched, walk.direction, walk.rates)
    metVariables += order.count
    for index in stride(from: order.count - 1, through: 0, by: -1) {
      let variable = order[index]
      let row = columns[variable].determiner
      if row >= 0 {
        let start = Int(rows[row].start)
        let pivot = entries[start].coefficient
        var sum = direction[variable] * pivot
        var magnitude = sum.magnitude
        for entry in start + 1..<start + Int(rows[row].count) {
          let part = entries[entry].coefficient * direction[entries[entry].variable]
          sum -= part
          magnitude += part.magnitude
        }
        direction[variable] =
          sum.magnitude <= Tolerances.cancelled * magnitude ? 0 : pivot == 1 ? sum : sum / pivot
      }
    }
    for index in touched.indices {
      let row = touched[index]
      let start = Int(rows[row].start)
      var rate = 0.0
      var magnitude = 0.0
      for entry in start..<start + Int(rows[row].count) {
        let part = entries[entry].coefficient * direction[entries[entry].variable]
        rate += part
        magnitude += part.magnitude
      }
      // What is left where terms cancel: a pivot on it would ruin the plan.
      rates[row] = rate.magnitude <= Tolerances.rate * magnitude ? 0 : rate
    }
  }

  /// Has what a source determines move as the source does.
  mutating func inject(_ source: Int32, _ rate: Double) {
    if source < 0 {
      walk.direction[~source] += rate
      return
    }
    let variable = table.determined[source]
    if variable >= 0 {
      walk.direction[variable] += rate / table.entries[table.rows[source].start].coefficient
    }
    var index = table.rows[source].firstShare
    while index >= 0 {
      let share = derivations.shares[index]
      let start = table.rows[share.derived].start
      walk.direction[table.entries[start].variable] +=
        rate * share.multiplier / table.entries[start].coefficient
      index = share.next
    }
  }

  /// What an active row's own error costs when it begins to grow in a direction.
  @inline(__always) func ownSlope(_ source: Int32, _ direction: Int8) -> Double {
    if source < 0 { return 0 }
    return direction > 0 ? table.rows[source].slope(towards: 1) : -table.rows[source].slope(towards: -1)
  }

  /// The edge at a source along which the costs fall, if one of the two does.
  ///
  /// Slopes are sums over the rows that the edge touches, so one that should be zero is, but for the rounding
  /// of its terms. The walk along the edge and its slopes by level remain at hand for `lineSearch`.
  mutating func descendingEdge(from source: Int32, _ goal: Goal) -> Edge? {
    follow(source)
    collectSlopes(source, goal)
    sortLevels()
    return edge(from: source, 1, goal) ?? edge(from: source, -1, goal)
  }

  /// The slopes by level of the edge at hand, without what the row that lets go costs itself.
  mutating func collectSlopes(_ source: Int32, _ goal: Goal) {
    pricing.clearSlopes()
    let rows = table.rows
    for index in walk.touched.indices {
      let row = walk.touched[index]
      let slope = rows[row].slope * walk.rates[row]
      if slope != 0 && goal.counts(rows[row].level) { addSlope(slope, at: rows[row].level) }
    }
    if source >= 0 && goal.counts(rows[source].level) { addSlope(0, at: rows[source].level) }
  }

  @inline(__always) mutating func addSlope(_ slope: Double, at level: Int32) {
    if pricing.magnitudes[level] == 0 {
      pricing.levels.append(level)
      pricing.magnitudes[level] = .leastNonzeroMagnitude
    }
    pricing.slopes[level] += slope
    pricing.magnitudes[level] += slope.magnitude
  }

  mutating func sortLevels() { pricing.levels.sort(by: <) }

  /// The edge in one direction, if the costs fall along it.
  private mutating func edge(from source: Int32, _ direction: Int8, _ goal: Goal) -> Edge? {
    if !pricing.watch.allows(source, direction) { return nil }
    let own = ownSlope(source, direction)
    let ownLevel = source < 0 ? Row.costless : table.rows[source].level
    for index in pricing.levels.indices {
      let level = pricing.levels[index]
      if level >= goal.limit { break }
      let slope = pricing.slopes[level] * Double(direction) + (level == ownLevel ? own : 0)
      let tolerance = Tolerances.slope * (pricing.magnitudes[level] + (level == ownLevel ? own : 0))
      if slope > tolerance { return nil }
      if slope < -tolerance {
        return Edge(source: source, direction: direction, stage: Stage(level: level), slope: slope)
      }
    }
    if let objective = goal.objective {
      let slope = walk.direction[objective.variable] * objective.sign * Double(direction)
      if table.columns[objective.variable].mark != walk.stamp || slope >= 0 { return nil }
      return Edge(source: source, direction: direction, stage: .objective, slope: slope)
    }
    return goal.ties ? tieBreakingEdge(source, direction, own, goal) : nil
  }

  /// The edge if of the ranks at which it changes costs the first falls.
  ///
  /// - Complexity: Linear in the rows touched, and their logarithm for each one up to the rank that tells.
  private mutating func tieBreakingEdge(
    _ source: Int32, _ direction: Int8, _ own: Double, _ goal: Goal
  ) -> Edge? {
    if pricing.ties.isEmpty {
      for index in walk.touched.indices {
        let row = walk.touched[index]
        if table.rows[row].level < Level.firstOptional || walk.rates[row] == 0 { continue }
        let slope = table.rows[row].slope * walk.rates[row]
        if slope != 0 { pricing.ties.append(TieSlope(rank: table.rows[row].rank, slope: slope)) }
      }
      pricing.ties.makeHeap { $0.rank > $1.rank }
      pricing.tiesInHeap = pricing.ties.count
    }
    var ownRank =
      source >= 0 && own > 0 && table.rows[source].level >= Level.firstOptional
      ? table.rows[source].rank : nil
    var index = 0
    while let first = pricing.tie(at: index) {
      let rank = first.rank
      if let ownRank, ownRank < rank { return nil }
      var sum = ownRank == rank ? own : 0
      var magnitude = sum
      if ownRank == rank { ownRank = nil }
      while let tie = pricing.tie(at: index), tie.rank == rank {
        sum += tie.slope * Double(direction)
        magnitude += tie.slope.magnitude
        index += 1
      }
      if sum.magnitude <= Tolerances.slope * magnitude { continue }
      if sum > 0 { return nil }
      let stage = Stage(level: goal.limit, rank: rank)
      return Edge(source: source, direction: direction, stage: stage, slope: sum)
    }
    return nil
  }
}
