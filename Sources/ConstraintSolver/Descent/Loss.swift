/// What letting go costs, beside what may be gained elsewhere.
struct Loss: Sendable {
  /// The level and the rank of the row that is violated as soon as another one lets go; or more than any.
  var level: Int32
  var rank: Int32

  static let none = Loss(level: .max, rank: .max)

  /// Whether it matters less than another: for the sake of a level by level, for the sake of a tie by rank, as
  /// levels have been made up for there.
  func isLess(than other: Loss, isTie: Bool) -> Bool {
    isTie ? rank > other.rank : level > other.level
  }
}

extension Solver {
  /// What it costs that an active row lets go in a direction: its own error or, where it is a bound, that of
  /// another bound of the same variable at the same place, as hugging and compression resistance are.
  ///
  /// Slopes do not know of the other bound before the edge has passed it, which it does at length zero. Without
  /// it all contents would seem to be squeezed for nothing.
  ///
  /// - Complexity: for a bound linear in the entries of its variable.
  func loss(of source: Int32, _ direction: Int8, _ goal: Goal) -> Loss {
    if source < 0 { return .none }
    let row = table.rows[source]
    if goal.counts(row.level) && ownSlope(source, direction) > 0 {
      return Loss(level: row.level, rank: row.rank)
    }
    // One that has still to be admitted: the later its turn, the less it matters, or a conflict would go from row to row.
    if row.level < 0 && row.home == Level.required { return Loss(level: .max - 1, rank: row.rank) }
    return row.count == 1 ? lossOfBounds(beside: table.entries[row.start], direction, goal) : .none
  }

  private func lossOfBounds(beside bound: Entry, _ direction: Int8, _ goal: Goal) -> Loss {
    var loss = Loss.none
    var index = table.columns[bound.variable].first
    while index >= 0 {
      let entry = table.entries[index]
      index = entry.next
      let other = table.rows[entry.row]
      if other.count != 1 || table.isActive(entry.row) || !goal.counts(other.level) { continue }
      if other.error.magnitude > other.tolerance { continue }
      let side: Int8 = (entry.coefficient > 0) == (bound.coefficient > 0) ? direction : -direction
      if other.slope(towards: side) == 0 { continue }
      if (other.level, other.rank) < (loss.level, loss.rank) {
        loss = Loss(level: other.level, rank: other.rank)
      }
    }
    return loss
  }
}
