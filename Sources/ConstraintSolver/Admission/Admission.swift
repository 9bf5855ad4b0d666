extension Solver {
  /// Decides which required rows hold: each one, in the order of the ranks, that agrees with those admitted
  /// before it.
  ///
  /// Mostly nothing changes. So all rows that were not refused the last time are tried at once, and if they
  /// agree, and if the refusals are still proved, that is the answer. If not, rows are admitted one by one.
  mutating func admitRequiredRows() throws(SolverError) {
    for refusal in refusals { table.rows[Int(refusal.row)].level = Row.costless }
    try descend(.levels(below: Level.trial))
    let allHold = table.rows.allSatisfy { $0.level != Level.required || $0.allows($0.error) }
    if allHold && refusals.allSatisfy({ stands($0) }) {
      sortRefusals()
      return
    }
    try admitOneByOne()
  }

  /// Ranks may have changed.
  private mutating func sortRefusals() {
    let rows = table.rows
    refusals.sort { (rows[Int($0.row)].rank, $0.row) < (rows[Int($1.row)].rank, $1.row) }
  }

  /// A row that holds at the vertex at hand is admitted at once, being satisfied together with all rows
  /// admitted so far. Any other row is put on trial: its error is minimised at a level of its own right
  /// below that of the admitted rows, while all other rows cost nothing. If the least error is zero it is
  /// admitted.
  private mutating func admitOneByOne() throws(SolverError) {
    let order = requiredRowsByRank()
    for row in order {
      table.rows[Int(row)].level = Row.costless
      table.rows[Int(row)].isRefused = false
    }
    refusals.removeAll()
    for row in order {
      if try admits(row) {
        table.rows[Int(row)].level = Level.required
      } else {
        refusals.append(Refusal(row: row, proof: proof(against: row)))
        table.rows[Int(row)].level = Row.costless
        table.rows[Int(row)].isRefused = true
      }
    }
  }

  /// Whether a row can hold together with the rows at the required level.
  private mutating func admits(_ row: Int32) throws(SolverError) -> Bool {
    if holds(row) { return true }
    table.rows[Int(row)].level = Level.trial
    try descend(.levels(below: Level.firstOptional))
    return holds(row)
  }

  private func holds(_ row: Int32) -> Bool {
    table.rows[Int(row)].allows(table.rows[Int(row)].error)
  }

  func requiredRowsByRank() -> [Int32] {
    var order: [Int32] = []
    for (index, row) in table.rows.enumerated() where row.standing == .live && row.home == Level.required {
      order.append(Int32(index))
    }
    order.sort {
      (table.rows[Int($0)].rank, $0) < (table.rows[Int($1)].rank, $1)
    }
    return order
  }
}
