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
  ///
  /// As long as rows come out of it admitted, twice as many as the last time are put on trial together, for a step
  /// that one of them takes may move all others. Where they do not all hold, the first is put on trial by itself.
  mutating func admitRequiredRows() throws(SolverError) {
    let order = requiredRowsByRank()
    for row in order {
      setLevel(Row.costless, of: row)
      table.rows[row].isRefused = false
    }
    refusals.removeAll()
    var (next, count) = (0, 1)
    while next < order.count {
      if holds(order[next]) {
        setLevel(Level.required, of: order[next])
        next += 1
        continue
      }
      let end = min(next + count, order.count)
      for place in next..<end { setLevel(Level.trial, of: order[place]) }
      try descend(.levels(below: Level.firstOptional))
      var holds = true
      for place in next..<end where !self.holds(order[place]) { holds = false }
      if !holds && count == 1 {
        refusals.append(Refusal(row: order[next], proof: proof(against: order[next])))
        table.rows[order[next]].isRefused = true
      }
      for place in next..<end { setLevel(holds ? Level.required : Row.costless, of: order[place]) }
      if holds || count == 1 { next = end }
      count = holds ? 2 * count : 1
    }
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
