extension Solver {
  /// The optional constraints that tie over an undetermined variable: those that trade errors as it moves.
  ///
  /// Empty where no constraint cares, or the variable is determined.
  ///
  /// - Throws: `unknownVariable`; what `solve` throws.
  /// - Complexity: two descents.
  public func ties(over variable: Variable) throws(SolverError) -> [ConstraintID] {
    try check(variable)
    var low = self
    try low.solve()
    var high = low
    let lowEnd = try low.minimize(variable.index, 1)
    let highEnd = try high.minimize(variable.index, -1)
    guard lowEnd == .optimal, highEnd == .optimal else { return [] }
    var tied: [ConstraintID] = []
    for index in table.rows.indices {
      let row = table.rows[index]
      if row.standing != .live || row.priority <= 0 || row.priority >= Priority.required.value { continue }
      let constraint = identifier(Int32(index))
      let difference = low.violation(of: constraint) - high.violation(of: constraint)
      if difference.magnitude > Tolerances.tie { tied.append(constraint) }
    }
    return byRank(tied.map { $0.index })
  }

  /// Constraints in the order of their ranks.
  func byRank(_ rows: [Int32]) -> [ConstraintID] {
    rows.sorted { (table.rows[$0].rank, $0) < (table.rows[$1].rank, $1) }.map(identifier)
  }
}
