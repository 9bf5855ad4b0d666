extension Solver {
  /// Required constraints that cannot hold together, among them the given one, in the order of their
  /// ranks; without any one of them the others can. Empty for a constraint that is not refused.
  ///
  /// 1. The constraint's error is minimised subject to the constraints that were admitted before it. At
  ///    that vertex its row is a combination of active rows whose signs make the contradiction (Farkas
  ///    1902): a conflict already. Where the combination needs no row but active ones, it is irreducible: these are
  ///    linearly independent, so no contradiction can be made of fewer of them.
  /// 2. Otherwise a deletion filter tries to do without each member in turn, the last admitted first (Chinneck and
  ///    Dravnieks, "Locating Minimal Infeasible Constraint Sets in Linear Programs", ORSA J. Computing 3,
  ///    1991).
  ///
  /// Should rounding errors stop a descent on the way, the answer is what was known by then: a conflict
  /// that may have members to spare, or the constraint alone.
  ///
  /// - Complexity: one descent, and at a degenerate vertex one small solve for each candidate.
  public func conflict(of refused: ConstraintID) -> [ConstraintID] {
    guard isRefused(refused) else { return [] }
    var members = [refused.index]
    do throws(SolverError) {
      let isIrreducible: Bool
      (members, isIrreducible) = try conflictCandidates(refused.index)
      if isIrreducible { return members.map { identifier($0) } }
      for candidate in members.reversed() where candidate != refused.index {
        let rest = members.filter { $0 != candidate }
        if try isInfeasible(rest) { members = rest }
      }
    } catch {
      return members.map { identifier($0) }
    }
    return members.map { identifier($0) }
  }

  /// The rows that make the contradiction at the vertex where the culprit's error is least, by rank.
  ///
  /// They are the active rows with a multiplier, of the culprit's row or of the admitted rows that are not
  /// active and yet end edges there, and those rows themselves: with weight enough on them, nothing else
  /// keeps the error up.
  ///
  /// - Returns: the rows, and whether the culprit and active rows alone make the contradiction.
  private func conflictCandidates(
    _ culprit: Int32
  ) throws(SolverError) -> (rows: [Int32], isIrreducible: Bool) {
    var copy = self
    let order = requiredRowsByRank()
    var isBefore = true
    for row in order {
      if row == culprit { isBefore = false }
      let isAdmitted = isBefore && !table.rows[Int(row)].isRefused
      copy.table.rows[Int(row)].level = isAdmitted ? Level.required : Row.costless
    }
    copy.table.rows[Int(culprit)].level = Level.trial
    try copy.descend(.levels(below: Level.firstOptional))
    var isMember = [Bool](repeating: false, count: table.rows.count)
    isMember[Int(culprit)] = true
    let isCertain = copy.markSupport(of: [culprit], &isMember)
    if isCertain { return (order.filter { isMember[Int($0)] }, true) }
    let pulling = order.filter { row in
      let row = copy.table.rows[Int(row)]
      return row.level == Level.required && !row.isActive && row.slope != 0
    }
    for row in pulling { isMember[Int(row)] = true }
    copy.markSupport(of: pulling, &isMember)
    return (order.filter { isMember[Int($0)] }, false)
  }

  /// Marks the admitted active rows of which the pulls of these rows are a combination.
  ///
  /// - Returns: whether every row of the combination is one of those, and stands against the pull by itself: letting go
  ///   in the direction that would relieve the pull, it would be violated.
  @discardableResult
  private func markSupport(of rows: [Int32], _ isMember: inout [Bool]) -> Bool {
    if rows.isEmpty { return true }
    var gradient = [Double](repeating: 0, count: values.count)
    var multipliers = gradient
    for row in rows {
      let slope = table.rows[Int(row)].slope
      for entry in table.entries(of: row) {
        gradient[Int(table.variables[entry])] += slope * table.coefficients[entry]
      }
    }
    basis.solveTransposed(&gradient, into: &multipliers)
    let largest = multipliers.reduce(0) { max($0, $1.magnitude) }
    var standAlone = true
    for (place, index) in basis.head.enumerated() where multipliers[place].magnitude > 1e-10 * largest {
      guard index >= 0, table.rows[Int(index)].level == Level.required else {
        standAlone = false
        continue
      }
      isMember[Int(index)] = true
      switch table.rows[Int(index)].relation {
      case .equal: break
      case .lessThanOrEqual: if multipliers[place] > 0 { standAlone = false }
      case .greaterThanOrEqual: if multipliers[place] < 0 { standAlone = false }
      }
    }
    return standAlone
  }

  /// Whether rows cannot hold together, found by a solver of just those.
  private func isInfeasible(_ members: [Int32]) throws(SolverError) -> Bool {
    var solver = Solver()
    var local = [Int32](repeating: -1, count: values.count)
    for row in members {
      var variables: [Int32] = []
      for entry in table.entries(of: row) {
        let variable = Int(table.variables[entry])
        if local[variable] < 0 { local[variable] = solver.makeVariable().index }
        variables.append(local[variable])
      }
      let copy = solver.table.insert(variables, Array(table.coefficients[table.entries(of: row)]))
      solver.table.rows[Int(copy)].relation = table.rows[Int(row)].relation
      solver.table.rows[Int(copy)].constant = table.rows[Int(row)].constant
      solver.table.rows[Int(copy)].priority = Priority.required.value
      solver.table.rows[Int(copy)].rank = Int32(copy)
    }
    try solver.solve()
    return !solver.refusals.isEmpty
  }
}
