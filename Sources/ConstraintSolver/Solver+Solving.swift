extension Solver {
  /// Whether there are edits that the last solve has not seen: if not, the next one does nothing.
  @inlinable public var needsSolving: Bool { isEdited }

  /// Finds the best solution of the constraints as they are now: all edits since the last solve at once.
  ///
  /// 1. Where only constants changed, and the same ones as the last time, the steps of the last time are
  ///    replayed.
  /// 2. New variables are planned: rows are looked for that determine them.
  /// 3. The values that depend on edited constraints are computed, and the errors of the rows that name them.
  /// 4. Of the required constraints those are refused that cannot hold, and the descent goes on to the
  ///    optimum of all levels and ties.
  ///
  /// The values are computed from the plan alone, but for those of free variables, which stay; so they do not
  /// drift from one solve to the next.
  ///
  /// - Throws: `valueOverflow`. No problem is given up for the steps that it takes: see `descend`.
  public mutating func solve() throws(SolverError) {
    if !isEdited { return }
    becomeUnique()
    solveCount &+= 1
    changes.removeAll()
    do throws(SolverError) {
      try solveEdits()
    } catch {
      abandonAdmission()
      if case .valueOverflow = error {
        restoreValues()
      } else {
        try revalueTail()
      }
      throw error
    }
    isEdited = false
    work.solves += 1
    work.changedVariables += changes.count
  }

  private mutating func solveEdits() throws(SolverError) {
    if try replayEdits() {
      try settleVertex()
      try revalueTail()
      return
    }
    numberLevels()
    extendScratch()
    if valuesAreStale { try revalueAll() }
    planNewVariables()
    try revalueEdits()
    try settleVertex()
    try revalueTail()
    table.collectGarbage()
  }

  /// An error may have come while required rows were being admitted one by one: those not judged yet are
  /// required still. What the vertex costs is counted anew by the next solve.
  mutating func abandonAdmission() {
    for row in table.rows.indices
    where table.rows[row].standing == .live && table.rows[row].home == Level.required {
      if !table.rows[row].isRefused { table.rows[row].level = Level.required }
    }
    valuesAreStale = true
  }

  /// Takes the values of this solve back. The plan stays; the next solve peels and computes it anew.
  private mutating func restoreValues() {
    for index in changes.indices { values[changes[index].variable] = changes[index].value }
    finiteness = 0
    changes.removeAll()
  }

  private mutating func revalueAll() throws(SolverError) {
    peelWhole()
    try refresh()
    valuesAreStale = false
  }

  /// Computes what depends on edited rows.
  private mutating func revalueEdits() throws(SolverError) {
    swap(&walk, &editWalk)
    defer { swap(&walk, &editWalk) }
    walk.begin()
    for index in edited.indices {
      let row = edited[index]
      if table.rows[row].standing != .live || !table.rows[row].isEdited { continue }
      table.rows[row].isEdited = false
      table.rows[row].home = level(of: table.rows[row].priority)
      if !table.rows[row].isRefused { table.rows[row].level = table.rows[row].home }
      visitEdited(row)
    }
    updateOutdatedConstants()
    recordEdits()
    edited.removeAll()
    endPlanning()
    try revalueWalk()
  }

  private mutating func visitEdited(_ row: Int32) {
    if table.determined[row] == RowTable.inactive {
      walk.touch(row)
      return
    }
    if table.determined[row] >= 0 { visitEdited(variable: table.determined[row]) }
    var share = table.rows[row].firstShare
    while share >= 0 {
      let derived = derivations.shares[share].derived
      share = derivations.shares[share].next
      if table.rows[derived].isEdited { continue }
      table.rows[derived].isEdited = true
      derivations.outdated.append(derived)
      visitEdited(variable: table.determined[derived])
    }
  }

  /// A derived row of many edited ones is summed up once.
  private mutating func updateOutdatedConstants() {
    while let derived = derivations.outdated.popLast() {
      table.rows[derived].isEdited = false
      updateConstant(of: derived)
    }
  }

  /// Variables that were just planned have their values.
  @inline(__always) private mutating func visitEdited(variable: Int32) {
    if !table.columns[variable].isUnplanned { visit(variable) }
  }

  /// Decides which required constraints hold, and finds the best vertex.
  private mutating func settleVertex() throws(SolverError) {
    var goal = Goal.everything(levelCount: levelCount)
    goal.endsAtClash = true
    let clashes = try descend(goal) == .clash
    if !clashes && requiredRowsHold() && !ranksAreStale && refusalsStand() { return }
    ranksAreStale = false
    violated.removeAll()
    try admitRequiredRows()
    suspectAll()
    goal.endsAtClash = false
    try descend(goal)
  }

  /// Whether the required rows whose errors were found too large on the way have come right.
  mutating func requiredRowsHold() -> Bool {
    var kept = 0
    for index in violated.indices {
      let row = violated[index]
      if table.rows[row].level == Level.required && !table.isActive(row)
        && !table.rows[row].allows(table.rows[row].error)
      {
        violated[kept] = row
        kept += 1
      }
    }
    violated.truncate(to: kept)
    return kept == 0
  }
}
