/// The plan of variables that were just made.
extension Solver {
  /// Looks for rows that determine the variables made since the last solve: among the rows added since, as no
  /// other can name them. No variable of the plan depends on them, so they may be determined from any.
  ///
  /// Of the rows with exactly one open variable, the most important one determines it: required equalities
  /// before all, then optional rows by priority, then required inequalities, which seldom hold with equality, and last
  /// preferences by rank: a row of views that preferences would have overlap takes a step for each view otherwise, each
  /// of which moves all views behind it. What is not the best choice is put right by the descent.
  ///
  /// - Complexity: linear in the entries of the rows, but for sorting the optional ones by importance.
  mutating func planNewVariables() {
    if unplanned.isEmpty { return }
    planVersion += 1
    peeling.begin()
    for index in unplanned.indices {
      let variable = unplanned[index]
      if table.columns[variable].isLive && table.columns[variable].isUnplanned
        && !table.columns[variable].isOpen
      {
        table.columns[variable].isOpen = true
        peeling.variables.append(variable)
      }
    }
    collectRowsByImportance()
    _ = peel()
    // What else is edited may change them again; the walk from there meets them.
    revaluePeeling()
    endPeeling()
  }

  /// From now on the variables are like any others.
  mutating func endPlanning() {
    for index in unplanned.indices { table.columns[unplanned[index]].isUnplanned = false }
    unplanned.removeAll()
  }

  private mutating func collectRowsByImportance() {
    for index in edited.indices {
      let row = edited[index]
      if isRequiredEquality(row) && canSettle(row) { peeling.rows.append(row) }
    }
    peeling.binding = peeling.rows.count
    peeling.keys.removeAll()
    for index in edited.indices {
      let row = edited[index]
      if !isRequiredEquality(row) && canSettle(row) { peeling.keys.append(importance(of: row)) }
    }
    peeling.keys.sort { ($0.key, $0.row) < ($1.key, $1.row) }
    for index in peeling.keys.indices { peeling.rows.append(peeling.keys[index].row) }
  }

  /// The less important, the greater: optional rows by priority, equalities before inequalities, then by
  /// rank; required inequalities come before preferences.
  private mutating func importance(of index: Int32) -> Peeling.Importance {
    let row = table.rows[index]
    let level = level(of: row.priority)
    let place =
      level == Level.required
      ? UInt64(2 * levelCount - 1) : UInt64(2 * level + (row.relation == .equal ? 0 : 1))
    let rank = UInt64(UInt32(bitPattern: row.rank) ^ 1 << 31)
    return Peeling.Importance(key: place << 32 | rank, row: index)
  }

  private mutating func isRequiredEquality(_ row: Int32) -> Bool {
    table.rows[row].priority >= Priority.required.value && table.rows[row].relation == .equal
  }

  private mutating func canSettle(_ index: Int32) -> Bool {
    let row = table.rows[index]
    if row.standing != .live || row.isRefused || table.isActive(index) { return false }
    if row.relation != .equal && row.constant.magnitude > Tolerances.idleBound { return false }
    for entry in table.range(of: index) where table.columns[table.entries[entry].variable].isOpen {
      return true
    }
    return false
  }
}
