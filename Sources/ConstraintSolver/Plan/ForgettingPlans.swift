/// Plans that are made anew.
extension Solver {
  /// Forgets the plan, so that the next solve makes one from all rows as the first solve did.
  ///
  /// The solution is the same; variables that no constraint decides keep their values. Where most constants change at once,
  /// a new plan costs less: in a row of 10,000 views whose contents all change, the old one takes 3,100 exchanges, each of
  /// which moves all views behind it, where from a new one most are taken together.
  ///
  /// - Complexity: Linear in the rows and their entries; the next solve costs what a first one does.
  package mutating func forgetPlan() {
    becomeUnique()
    extendScratch()
    isEdited = true
    planVersion += 1
    ranksAreStale = ranksAreStale || !refusals.isEmpty
    acquitAll()
    pricing.promising.removeAll()
    forgetRows()
    unplanned.removeAll()
    for index in values.indices where table.columns[index].isLive {
      table.columns[index].determiner = -1
      table.columns[index].isUnplanned = true
      unplanned.append(Int32(index))
    }
  }

  private mutating func forgetRows() {
    for index in table.rows.indices where table.rows[index].standing == .derived {
      removeDerivedRow(Int32(index))
    }
    edited.removeAll()
    for index in table.rows.indices where table.rows[index].standing == .live {
      let row = Int32(index)
      if table.isActive(row) { table.rows[row].side = 0 } else { withdraw(row) }
      table.determined[row] = RowTable.inactive
      table.rows[row].isEdited = true
      edited.append(row)
    }
    disturbed.removeAll()
  }
}
