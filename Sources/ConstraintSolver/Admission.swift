extension Solver {
  /// Decides which required rows hold: each one, in the order of the ranks, that agrees with those admitted before it.
  ///
  /// If none was refused before, all are tried at once: mostly they agree, and nothing else is needed. Otherwise a row
  /// that holds at the vertex at hand is admitted at once, being satisfied together with all rows admitted so far.
  /// Any other row is put on trial: its error is minimised at a level of its own right below that of the admitted
  /// rows, while all other rows cost nothing. If the least error is zero it is admitted.
  mutating func admitRequiredRows() throws(SolverError) {
    if refusedRows.isEmpty {
      try descend(.levels(below: Level.trial))
      if table.rows.allSatisfy({ $0.level != Level.required || $0.allows($0.error) }) { return }
    }
    let order = requiredRowsByRank()
    for row in order { table.rows[Int(row)].level = Row.costless }
    try descend(.levels(below: Level.trial))
    refusedRows.removeAll()
    for index in order {
      let isAdmitted = try admits(index)
      table.rows[Int(index)].level = isAdmitted ? Level.required : Row.costless
      table.rows[Int(index)].isRefused = !isAdmitted
      if !isAdmitted { refusedRows.append(index) }
    }
  }

  /// Whether a row can hold together with the rows at the required level.
  mutating func admits(_ row: Int32) throws(SolverError) -> Bool {
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
