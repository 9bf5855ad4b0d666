/// What `checkInvariants` found wrong.
public struct InvariantViolation: Error, Sendable {
  public let message: StaticString
  /// The row or variable that it is about.
  public let index: Int
}

extension Solver {
  /// Checks that the parts of the solver agree with each other. For tests.
  ///
  /// - Complexity: O(z·terms), and after a solve a pricing of all edges.
  public func checkInvariants() throws(InvariantViolation) {
    try checkTable()
    try checkPlan()
    try checkShares()
    try checkOrder()
    try checkNothingIsLeftOver()
    if !isEdited {
      try checkLevels()
      try checkSolution()
      try checkPulls()
      try checkOptimum()
    }
  }

  private func expect(_ condition: Bool, _ message: StaticString, _ index: Int) throws(InvariantViolation) {
    if !condition { throw InvariantViolation(message: message, index: index) }
  }

  /// Rows, entries and columns are linked as they should be.
  private func checkTable() throws(InvariantViolation) {
    let n = values.count
    try expect(table.columns.count == n, "variables are counted differently", n)
    var uses = [Int32](repeating: 0, count: n)
    var entries = 0
    for index in table.rows.indices where table.rows[index].standing != .vacant {
      for entry in table.range(of: Int32(index)) {
        let variable = table.entries[entry].variable
        entries += 1
        try expect(table.entries[entry].row == Int32(index), "an entry names another row", index)
        try expect(table.columns[variable].isLive, "a row names a variable that is gone", index)
        if table.rows[index].standing != .live { continue }
        uses[Int(variable)] += 1
        try expect(table.entries[entry].coefficient.magnitude < 2, "a row is not scaled", index)
      }
    }
    for variable in 0..<n where table.columns[variable].isLive {
      try expect(table.columns[variable].uses == uses[variable], "uses are miscounted", variable)
      var entry = table.columns[variable].first
      var previous: Int32 = -1
      while entry >= 0 {
        try expect(table.entries[entry].variable == Int32(variable), "a column names a stranger", variable)
        try expect(table.entries[entry].previous == previous, "a column is torn", variable)
        try expect(
          table.rows[table.entries[entry].row].standing != .vacant, "a column names a vacant row", variable)
        entries -= 1
        (previous, entry) = (entry, table.entries[entry].next)
      }
    }
    try expect(entries == 0, "an entry is in no column", n)
  }

  /// Rows and the variables that they determine know of each other, derived rows and their bases too.
  private func checkPlan() throws(InvariantViolation) {
    for variable in values.indices where table.columns[variable].isLive {
      let row = table.columns[variable].determiner
      if row < 0 { continue }
      try expect(table.determined[row] == Int32(variable), "a variable is determined by a stranger", variable)
      let first = table.entries[table.rows[row].start].variable
      try expect(first == Int32(variable), "an active row does not begin with its variable", Int(row))
    }
    for index in table.rows.indices {
      let determined = table.determined[index]
      if determined >= 0 {
        try expect(table.rows[index].standing != .vacant, "a vacant row is active", index)
        try expect(
          table.columns[determined].determiner == Int32(index), "a row determines what another one does",
          index)
      }
      if table.rows[index].standing == .derived {
        try expect(determined >= 0, "a derived row is of no use", index)
        let base = table.rows[index].counterpart
        try expect(
          base >= 0 && table.determined[base] == RowTable.represented
            && table.rows[base].counterpart == index,
          "a derived row stands for a row that does not know it", index)
        try checkDerivation(index)
      }
      if determined == RowTable.represented {
        let derived = table.rows[index].counterpart
        try expect(derived >= 0, "an active row has no part in the plan", index)
        try expect(
          table.rows[derived].standing == .derived && table.rows[derived].counterpart == Int32(index),
          "an active row has no part in the plan", index)
      }
    }
  }

  /// A derived row is the sum of its shares.
  private func checkDerivation(_ derived: Int) throws(InvariantViolation) {
    var sums: [Int32: (sum: Double, magnitude: Double)] = [:]
    var constant = 0.0
    var magnitude = 0.0
    var largest = 0.0
    var index = table.rows[derived].firstShare
    while index >= 0 {
      let share = derivations.shares[index]
      try expect(table.isActive(share.row), "a derived row has a share of an inactive one", derived)
      try expect(
        table.rows[share.row].standing == .live, "a derived row has a share of no constraint", derived)
      largest = max(largest, share.multiplier.magnitude)
      constant += share.multiplier * table.rows[share.row].constant
      magnitude += (share.multiplier * table.rows[share.row].constant).magnitude
      for entry in table.range(of: share.row) {
        let part = share.multiplier * table.entries[entry].coefficient
        var sum = sums[table.entries[entry].variable] ?? (0, 0)
        sum.sum += part
        sum.magnitude += part.magnitude
        sums[table.entries[entry].variable] = sum
      }
      index = share.nextOfDerived
    }
    // A share may itself be what is left of shares that cancel, so the largest one is the measure too.
    let rounding = Tolerances.error * largest
    for entry in table.range(of: Int32(derived)) {
      let expected = sums.removeValue(forKey: table.entries[entry].variable) ?? (0, 0)
      let difference = table.entries[entry].coefficient - expected.sum
      try expect(
        difference.magnitude <= max(Tolerances.shares * expected.magnitude, rounding),
        "a derived row is not the sum of its shares",
        derived)
    }
    for (_, rest) in sums {
      try expect(
        rest.sum.magnitude <= max(Tolerances.shares * rest.magnitude, rounding),
        "a derived row has lost a variable",
        derived)
    }
    if isEdited { return }
    let difference = table.rows[derived].constant - constant
    try expect(
      difference.magnitude <= Tolerances.error * magnitude, "a derived row's constant is old", derived)
  }

  /// The shares of a constraint and those of a derived row are linked as they should be.
  private func checkShares() throws(InvariantViolation) {
    var balance = 0
    for index in table.rows.indices where table.rows[index].standing != .vacant {
      let isDerived = table.rows[index].standing == .derived
      var previous: Int32 = -1
      var next = table.rows[index].firstShare
      while next >= 0 {
        let share = derivations.shares[next]
        if isDerived {
          try expect(share.derived == Int32(index), "a derived row lists another one's share", index)
        } else {
          try expect(share.row == Int32(index), "a constraint lists another one's share", index)
          try expect(share.previous == previous, "a constraint's shares are torn", index)
        }
        balance += isDerived ? 1 : -1
        (previous, next) = (next, isDerived ? share.nextOfDerived : share.next)
      }
    }
    try expect(balance == 0, "a share is listed on one side only", 0)
  }

  /// Between two operations the scratch memory is clean.
  private func checkNothingIsLeftOver() throws(InvariantViolation) {
    for variable in values.indices {
      let column = table.columns[variable]
      try expect(!column.isOpen && column.sequence == 0, "a peeling has not ended", variable)
      try expect(isEdited || !column.isSuspect, "a suspect is left over", variable)
      if variable < back.gradient.count {
        try expect(
          back.gradient[variable].magnitude == 0, "a gradient is left over", variable
        )
      }
    }
    for row in table.rows.indices where table.rows[row].standing != .vacant {
      try expect(isEdited || !table.rows[row].isSuspect, "a suspect is left over", row)
      if row < back.multipliers.count {
        try expect(
          back.multipliers[row].magnitude == 0, "a multiplier is left over", row)
      }
    }
    if isEdited { return }
    try expect(edited.isEmpty, "an edit is left over", edited.count)
    try expect(
      pricing.suspects.isEmpty && disturbed.isEmpty, "a suspect is left over", pricing.suspects.count)
  }

  /// Priorities are in order, and rows at the levels of theirs.
  private func checkLevels() throws(InvariantViolation) {
    for index in priorities.indices.dropFirst() {
      try expect(priorities[index - 1] > priorities[index], "priorities are out of order", index)
    }
    for index in table.rows.indices where table.rows[index].standing == .live {
      let row = table.rows[index]
      try expect(row.home == level(of: row.priority), "a row is not at the level of its priority", index)
      try expect(row.level == (row.isRefused ? Row.costless : row.home), "a row is at the wrong level", index)
    }
  }

  /// Along no edge the costs fall.
  ///
  /// All edges are priced; where the pricing finds one that descends, the edge itself is the judge, as in a
  /// descent.
  private func checkOptimum() throws(InvariantViolation) {
    var copy = self
    copy.becomeUnique()
    copy.extendScratch()
    let goal = Goal.everything(levelCount: levelCount)
    copy.suspectAll()
    copy.priceSuspects(goal, isCautious: false)
    for index in copy.pricing.promising.indices {
      let source = copy.pricing.promising[index].source
      guard let edge = copy.descendingEdge(from: source, goal) else { continue }
      // One that never ends is a rounding error.
      let stop = copy.lineSearch(edge, goal, isCautious: false)
      try expect(stop == nil, "an edge descends", Int(source))
    }
  }

  /// No variable is determined from itself: peeling the plan forwards meets all.
  private func checkOrder() throws(InvariantViolation) {
    var open = [Int](repeating: 0, count: table.rows.count)
    var queue: [Int32] = []
    for variable in values.indices where table.columns[variable].isLive {
      let row = table.columns[variable].determiner
      if row < 0 { queue.append(Int32(variable)) } else { open[Int(row)] = Int(table.rows[row].count) - 1 }
      if row >= 0 && open[Int(row)] == 0 { queue.append(Int32(variable)) }
    }
    var next = 0
    while next < queue.count {
      let variable = queue[next]
      next += 1
      var entry = table.columns[variable].first
      while entry >= 0 {
        let row = table.entries[entry].row
        entry = table.entries[entry].next
        let determined = table.determined[row]
        if determined < 0 || determined == variable { continue }
        open[Int(row)] -= 1
        if open[Int(row)] == 0 { queue.append(determined) }
      }
    }
    var live = 0
    for variable in values.indices where table.columns[variable].isLive { live += 1 }
    try expect(next == live, "the plan has a loop", next)
  }

  private func checkSolution() throws(InvariantViolation) {
    for variable in values.indices where table.columns[variable].isLive {
      try expect(values[variable].isFinite && finiteness == 0, "a value is not finite", variable)
    }
    var isListed = [Bool](repeating: false, count: table.rows.count)
    for refusal in refusals { isListed[Int(refusal.row)] = true }
    for index in table.rows.indices where table.rows[index].standing == .live {
      let row = table.rows[index]
      try expect(row.isRefused == isListed[index], "a refusal is recorded once only", index)
      let (error, tolerance) = computeError(of: Int32(index))
      if table.isActive(Int32(index)) {
        try expect(error.magnitude <= 10 * tolerance, "an active row does not hold", index)
      } else {
        try expect((error - row.error).magnitude <= 10 * tolerance, "an error is old", index)
        try expect(
          error.magnitude <= 10 * tolerance || (error > 0) == (row.side > 0), "a row is on the wrong side",
          index)
        let isBound = row.home == Level.required && !row.isRefused
        try expect(!isBound || row.allows(error / 10), "an admitted row does not hold", index)
      }
    }
  }

  /// Inactive rows name core variables only, and those are determined from core ones only.
  private func checkCore() throws(InvariantViolation) {
    for row in table.rows.indices {
      let determined = table.determined[row]
      let needsCore = determined >= 0 ? table.columns[determined].isCore : determined == RowTable.inactive
      if !needsCore || table.rows[row].standing == .vacant { continue }
      for entry in table.range(of: Int32(row)) {
        try expect(table.columns[table.entries[entry].variable].isCore, "the tail has a say in costs", row)
      }
    }
    try expect(deferredTail.isEmpty, "the tail is old", 0)
  }

  private func checkPulls() throws(InvariantViolation) {
    var counts = [Int32](repeating: 0, count: pulls.count)
    for index in table.rows.indices where table.rows[index].standing == .live {
      let row = table.rows[index]
      let isInactive = !table.isActive(Int32(index))
      let isPulling = isInactive && row.level >= 0 && row.slope != 0
      try expect(pulling.contains(index) == isPulling, "a row's pull is forgotten", index)
      if !isInactive { continue }
      try expect(row.side == 1 || row.side == -1, "a row is on no side", index)
      if isPulling { counts[Int(row.level)] += 1 }
    }
    try checkCore()
    for level in pulls.indices { try expect(pulls[level] == counts[level], "pulls are miscounted", level) }
    for variable in values.indices {
      let hasDirection = variable < walk.direction.count && walk.direction[variable] != 0
      try expect(walk.isDirected || !hasDirection, "a direction is left over", variable)
    }
  }
}
