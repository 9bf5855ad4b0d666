extension Solver {
  /// The optional constraints that tie over an undetermined variable: those that trade errors as it moves.
  ///
  /// Empty where no constraint cares, or the variable is determined.
  ///
  /// - Throws: `unknownVariable`; what `solve` throws.
  /// - Complexity: A copy, and two descents.
  public func ties(over variable: Variable) throws(SolverError) -> [ConstraintID] {
    try check(variable)
    var copy = self
    try copy.solve()
    guard try copy.minimize(variable.index, 1) == .optimal else { return [] }
    let low = copy.solution
    guard try copy.minimize(variable.index, -1) == .optimal else { return [] }
    var isKnown = [Bool](repeating: false, count: table.rows.count)
    var tied: [Int32] = []
    for moved in low.indices where copy.values[moved] != low[moved] {
      var next = table.columns[moved].first
      while next >= 0 {
        let entry = table.entries[next]
        next = entry.next
        if isKnown[Int(entry.row)] { continue }
        isKnown[Int(entry.row)] = true
        if copy.trades(entry.row, since: low) { tied.append(entry.row) }
      }
    }
    return byRank(tied)
  }

  /// Whether a row is optional, and is violated by more or by less than it was at other values.
  private func trades(_ index: Int32, since before: [Double]) -> Bool {
    let row = table.rows[index]
    if row.standing != .live || row.priority <= 0 || row.priority >= Priority.required.value { return false }
    let constraint = identifier(index)
    return (violation(of: constraint, at: before) - violation(of: constraint)).magnitude > Tolerances.tie
  }

  /// Constraints in the order of their ranks.
  func byRank(_ rows: [Int32]) -> [ConstraintID] {
    rows.sorted { (table.rows[$0].rank, $0) < (table.rows[$1].rank, $1) }.map(identifier)
  }
}
