/// Which of the required rows hold: each one, in the order of the ranks, that agrees with those admitted
/// before it.
///
/// Mostly nothing changes. So all rows that were not refused the last time are tried at once, and if they
/// agree, and if the refusals are still proved, that is the answer. If not, rows are admitted one by one.
extension Solver {
  /// Whether all that was refused the last time still has to be.
  mutating func refusalsStand() -> Bool {
    if refusals.isEmpty { return true }
    for refusal in refusals where !stands(refusal) { return false }
    let rows = table.rows
    refusals.sort { (rows[$0.row].rank, $0.row) < (rows[$1.row].rank, $1.row) }
    return true
  }

  /// A row that holds at the vertex at hand is admitted at once, being satisfied together with all rows
  /// admitted so far. Any other row is put on trial: its error is minimised at a level of its own right
  /// below that of the admitted rows, while all other rows cost nothing. If the least error is zero it is
  /// admitted.
  mutating func admitRequiredRows() throws(SolverError) {
    let order = requiredRowsByRank()
    for row in order {
      setLevel(Row.costless, of: row)
      table.rows[row].isRefused = false
    }
    refusals.removeAll()
    for row in order {
      if try admits(row) {
        setLevel(Level.required, of: row)
      } else {
        refusals.append(Refusal(row: row, proof: proof(against: row)))
        setLevel(Row.costless, of: row)
        table.rows[row].isRefused = true
      }
    }
  }

  /// Whether a row can hold together with the rows at the required level.
  private mutating func admits(_ row: Int32) throws(SolverError) -> Bool {
    if holds(row) { return true }
    setLevel(Level.trial, of: row)
    try descend(.levels(below: Level.firstOptional))
    return holds(row)
  }

  private mutating func holds(_ row: Int32) -> Bool {
    table.isActive(row) || table.rows[row].allows(table.rows[row].error)
  }

  func requiredRowsByRank() -> [Int32] {
    var order: [Int32] = []
    for index in table.rows.indices
    where table.rows[index].standing == .live && table.rows[index].home == Level.required {
      order.append(Int32(index))
    }
    let rows = table.rows
    order.sort { (rows[$0].rank, $0) < (rows[$1].rank, $1) }
    return order
  }
}
