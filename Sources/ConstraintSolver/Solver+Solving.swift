extension Solver {
  /// Finds the best solution of the constraints as they are now: all edits since the last solve at once.
  ///
  /// 1. Levels are numbered if constraints came, went or changed priority.
  /// 2. The basis is repaired: variables without a determining row get one from a crash basis if there are
  ///    many of them, else an anchor.
  /// 3. Required constraints are admitted or refused.
  /// 4. The descent goes on to the optimum of all levels and ties.
  ///
  /// The values are computed from the final basis alone, so they do not drift from one solve to the next.
  ///
  /// - Throws: `iterationLimit`, `valueOverflow`.
  public mutating func solve() throws(SolverError) {
    if !isEdited { return }
    if levelsAreStale { numberLevels() }
    repairBasis()
    try admitRequiredRows()
    try descend(.everything(levelCount: levelCount))
    isEdited = false
  }

  /// Gives each live row its home: the level of its priority.
  private mutating func numberLevels() {
    var priorities: [Double] = []
    for row in table.rows where row.standing == .live && row.priority > 0 && row.priority < 1000 {
      priorities.append(row.priority)
    }
    priorities.sort(by: >)
    var distinct: [Double] = []
    for priority in priorities where priority != distinct.last { distinct.append(priority) }
    levelCount = Level.firstOptional + Int32(distinct.count)
    for index in table.rows.indices where table.rows[index].standing == .live {
      let home = Self.home(of: table.rows[index].priority, among: distinct)
      table.rows[index].home = home
      table.rows[index].level = home
      if home != Level.required { table.rows[index].isRefused = false }
    }
    let rows = table.rows
    refusals.removeAll { rows[Int($0.row)].home != Level.required }
    levelsAreStale = false
  }

  /// The level of a priority, by binary search among the distinct optional ones, which descend.
  private static func home(of priority: Double, among distinct: [Double]) -> Int32 {
    if priority == Priority.required.value { return Level.required }
    var low = 0
    var high = distinct.count
    while low < high {
      let middle = (low + high) / 2
      if distinct[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return Level.firstOptional + Int32(low)
  }

  private mutating func repairBasis() {
    // A quarter of the basis in disorder: peeling it anew is cheaper than as many exchanges of single rows.
    if 4 * looseness > values.count { crashBasis() }
    releaseDepartedVariables()
    looseness = 0
  }

  /// Factors the basis. Rows that turn out to depend on others leave it, and anchors take their places.
  mutating func factorBasis() {
    while true {
      let outcome = Peeling.factor(basis.head, in: table)
      basis.etas.removeAll()
      if outcome.dependentPlaces.isEmpty {
        basis.factor = outcome.factor
        basis.isFactored = true
        return
      }
      for (place, variable) in zip(outcome.dependentPlaces, outcome.undetermined) {
        deactivate(basis.head[Int(place)])
        basis.head[Int(place)] = ~variable
        basis.anchorValues[Int(variable)] = values[Int(variable)]
      }
    }
  }

  /// Marks a row as being in no basis; an orphan has no reason to be any more.
  mutating func deactivate(_ row: Int32) {
    if row < 0 { return }
    table.rows[Int(row)].position = -1
    if table.rows[Int(row)].standing == .orphan { table.free(row) }
  }
}
