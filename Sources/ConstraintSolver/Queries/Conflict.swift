extension Solver {
  /// Required constraints that cannot hold together, among them the given one, in the order of their ranks;
  /// without any one of them the others can. Empty for a constraint that is not refused.
  ///
  /// 1. The constraint's error is minimised subject to the constraints that were admitted before it. At that
  ///    vertex its row is a combination of active rows whose signs make the contradiction (Farkas 1902): a
  ///    conflict already. Where the combination needs no row but active ones, it is irreducible: these are
  ///    linearly independent, so no contradiction can be made of fewer of them. Then the proof of the refusal
  ///    is that combination, and is read.
  /// 2. Otherwise a deletion filter tries to do without each member in turn, the last admitted first
  ///    (Chinneck and Dravnieks, "Locating Minimal Infeasible Constraint Sets in Linear Programs", ORSA J.
  ///    Computing 3, 1991).
  ///
  /// Should rounding errors stop a descent on the way, the answer is what was known by then: a conflict that
  /// may have members to spare, or the constraint alone.
  ///
  /// - Complexity: that of reading the proof; without one a descent, and at a degenerate vertex one small solve for each
  ///   candidate.
  public func conflict(of refused: ConstraintID) -> [ConstraintID] {
    guard isRefused(refused) else { return [] }
    if let refusal = refusals.first(where: { $0.row == refused.index }), let proof = refusal.proof,
      stands(refusal)
    {
      return byRank(proof.terms.map { $0.constraint.index } + [refused.index])
    }
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
    copy.becomeUnique()
    let order = requiredRowsByRank()
    var isBefore = true
    for row in order {
      if row == culprit { isBefore = false }
      let isAdmitted = isBefore && !table.rows[row].isRefused
      copy.setLevel(isAdmitted ? Level.required : Row.costless, of: row)
    }
    copy.setLevel(Level.trial, of: culprit)
    copy.suspectAll()
    try copy.descend(.levels(below: Level.firstOptional))
    var isMember = [Bool](repeating: false, count: table.rows.count)
    isMember[Int(culprit)] = true
    let isCertain = copy.markSupport(of: [culprit], &isMember)
    if isCertain { return (order.filter { isMember[Int($0)] }, true) }
    let pulling = order.filter { row in
      copy.table.rows[row].level == Level.required && !copy.table.isActive(row)
        && copy.table.rows[row].slope != 0
    }
    for row in pulling { isMember[Int(row)] = true }
    copy.markSupport(of: pulling, &isMember)
    return (order.filter { isMember[Int($0)] }, false)
  }

  /// Marks the admitted active rows of which the pulls of these rows are a combination.
  ///
  /// - Returns: whether every row of the combination is one of those, and stands against the pull by itself:
  ///   letting go in the direction that would relieve the pull, it would be violated.
  @discardableResult
  private mutating func markSupport(of rows: [Int32], _ isMember: inout [Bool]) -> Bool {
    if rows.isEmpty { return true }
    back.begin()
    for row in rows { addToGradient(row, times: table.rows[row].slope) }
    distributeGradient()
    defer { clearMultipliers() }
    var standAlone = true
    for index in back.support.indices {
      let row = back.support[index]
      let multiplier = multiplier(row).value
      if !counts(row) { continue }
      guard row >= 0, table.rows[row].level == Level.required else {
        standAlone = false
        continue
      }
      isMember[Int(row)] = true
      switch table.rows[row].relation {
      case .equal: break
      case .lessThanOrEqual: if multiplier > 0 { standAlone = false }
      case .greaterThanOrEqual: if multiplier < 0 { standAlone = false }
      }
    }
    return standAlone
  }

  /// Whether rows cannot hold together, found by a solver of just those.
  private func isInfeasible(_ members: [Int32]) throws(SolverError) -> Bool {
    var solver = Solver()
    var local = [Int32](repeating: -1, count: values.count)
    for (rank, row) in members.enumerated() {
      var terms: [Term] = []
      for entry in table.range(of: row) {
        let variable = Int(table.entries[entry].variable)
        if local[variable] < 0 { local[variable] = solver.makeVariable().index }
        terms.append(Term(Variable(index: local[variable]), table.entries[entry].coefficient))
      }
      try solver.add(
        terms, table.rows[row].relation, table.rows[row].constant, priority: .required,
        rank: Rank(Int32(rank)))
    }
    try solver.solve()
    return !solver.refusals.isEmpty
  }
}
