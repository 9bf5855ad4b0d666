extension Solver {
  /// Adds Σ terms  relation  constant. The terms of a repeated variable are summed; a constraint without
  /// terms is one between 0 and its constant.
  ///
  /// - Throws: `coefficientNotFinite`, `constantNotFinite`, `unknownVariable`, `priorityOutOfRange`.
  /// - Complexity: O(terms), and O(terms²) for the few terms that rows have, to find repeated variables.
  @discardableResult
  public mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority, rank: Rank
  ) throws(SolverError) -> ConstraintID {
    try add(terms.span, relation, constant, priority: priority, rank: rank)
  }

  /// Adds a constraint as the other `add` does, of terms that need not be in an array of their own.
  @discardableResult
  public mutating func add(
    _ terms: Span<Term>, _ relation: Relation, _ constant: Double, priority: Priority, rank: Rank
  ) throws(SolverError) -> ConstraintID {
    try check(priority)
    guard constant.isFinite else { throw .constantNotFinite(nil) }
    let largest = try checkTerms(terms)
    if largest < 0 { return try addMerged(terms, relation, constant, priority, rank) }
    let weight = Self.weight(of: largest)
    guard (constant / weight).isFinite else { throw .constantNotFinite(nil) }
    let index = insertRow(relation, constant, weight, priority, rank)
    let factor = 1 / weight
    for place in terms.indices {
      insertEntry(terms[place].variable.index, terms[place].coefficient * factor, to: index)
    }
    return identifier(index)
  }

  /// Adds a constraint as the other `add` does.
  @discardableResult
  public mutating func add(
    _ terms: borrowing TermList, _ relation: Relation, _ constant: Double, priority: Priority, rank: Rank
  ) throws(SolverError) -> ConstraintID {
    try terms.withSpan { (span) throws(SolverError) in
      try add(span, relation, constant, priority: priority, rank: rank)
    }
  }

  /// Gives a constraint that has these very terms and this relation another constant, priority and rank.
  ///
  /// - Returns: Whether it has them; if not, or where the handle is stale, nothing has changed.
  /// - Throws: As the setters do.
  /// - Complexity: That of the setters, and O(terms²) for the few terms that rows have.
  public mutating func update(
    _ constraint: ConstraintID, _ terms: borrowing TermList, _ relation: Relation, _ constant: Double,
    priority: Priority, rank: Rank
  ) throws(SolverError) -> Bool {
    guard contains(constraint), table.rows[constraint.index].relation == relation,
      has(terms, in: constraint.index)
    else { return false }
    try setConstant(constant, of: constraint)
    try setPriority(priority, of: constraint)
    try setRank(rank, of: constraint)
    return true
  }

  /// Whether a row has these terms; no row has two of the same variable.
  private func has(_ terms: borrowing TermList, in row: Int32) -> Bool {
    if Int(table.rows[row].count) != terms.count { return false }
    let (weight, range, entries) = (table.rows[row].weight, table.range(of: row), table.entries)
    for place in 0..<terms.count {
      let term = terms[place]
      var isFound = false
      for entry in range where entries[entry].variable == term.variable.index {
        isFound = entries[entry].coefficient * weight == term.coefficient
      }
      if !isFound { return false }
      for other in 0..<place where terms[other].variable == term.variable { return false }
    }
    return true
  }

  /// The largest magnitude of the coefficients; −1 where terms have to be merged first.
  private mutating func checkTerms(_ terms: Span<Term>) throws(SolverError) -> Double {
    var largest = 0.0
    var isSimple = true
    for place in terms.indices {
      let term = terms[place]
      try check(term.variable)
      guard term.coefficient.isFinite else {
        throw .coefficientNotFinite(term: place, variable: term.variable)
      }
      // A subnormal largest coefficient has no power of two that divides it into [1, 2) without overflow.
      if term.coefficient.magnitude < Double.leastNormalMagnitude { isSimple = false }
      largest = max(largest, term.coefficient.magnitude)
      for other in 0..<place where terms[other].variable.index == term.variable.index { isSimple = false }
    }
    return isSimple ? largest : -1
  }

  private mutating func addMerged(
    _ terms: Span<Term>, _ relation: Relation, _ constant: Double, _ priority: Priority, _ rank: Rank
  ) throws(SolverError) -> ConstraintID {
    let (variables, coefficients) = try merged(terms)
    var largest = 0.0
    for coefficient in coefficients { largest = max(largest, coefficient.magnitude) }
    let weight = Self.weight(of: largest)
    guard (constant / weight).isFinite else { throw .constantNotFinite(nil) }
    let index = insertRow(relation, constant, weight, priority, rank)
    for (variable, coefficient) in zip(variables, coefficients) {
      insertEntry(variable, coefficient / weight, to: index)
    }
    return identifier(index)
  }

  @inline(__always) private mutating func insertRow(
    _ relation: Relation, _ constant: Double, _ weight: Double, _ priority: Priority, _ rank: Rank
  ) -> Int32 {
    becomeUnique()
    planVersion += 1
    registerPriority(priority.value)
    isEdited = true
    let index = table.makeRow(
      Row(
        standing: .live, relation: relation, isEdited: true, rank: rank.value, weight: weight,
        constant: constant / weight, priority: priority.value))
    edited.append(index)
    return index
  }

  @inline(__always) private mutating func insertEntry(_ variable: Int32, _ coefficient: Double, to row: Int32)
  {
    table.append(variable, coefficient, to: row)
    table.columns[variable].uses += 1
    let magnitude = coefficient.magnitude
    if magnitude > table.columns[variable].scale { table.columns[variable].scale = magnitude }
  }

  /// Removes a constraint; its handle is then stale.
  ///
  /// - Throws: `unknownConstraint`.
  /// - Complexity: O(terms); for a member of a loop of constraints that determine each other linear in the
  ///   loop, and in what depends on it.
  public mutating func remove(_ constraint: ConstraintID) throws(SolverError) {
    let index = try row(constraint)
    becomeUnique()
    isEdited = true
    planVersion += 1
    if table.isActive(index) {
      extendScratch()
      disturb(index)
      release(index)
    } else {
      withdraw(index)
    }
    if table.rows[index].isRefused { refusals.removeAll { $0.row == index } }
    for entry in table.range(of: index) { table.columns[table.entries[entry].variable].uses -= 1 }
    table.removeRow(index)
  }

  /// Takes an inactive row's pull away; the row is like one just added.
  mutating func withdraw(_ row: Int32) {
    if table.rows[row].side != 0 { changePull(of: row, from: table.rows[row].slope, to: 0) }
    table.rows[row].side = 0
  }

  /// Changes a constraint's constant.
  ///
  /// - Throws: `constantNotFinite`, `unknownConstraint`.
  /// - Complexity: O(1).
  public mutating func setConstant(_ constant: Double, of constraint: ConstraintID) throws(SolverError) {
    let index = try row(constraint)
    let scaled = constant / table.rows[index].weight
    guard scaled.isFinite else { throw .constantNotFinite(constraint) }
    if table.rows[index].constant == scaled { return }
    becomeUnique()
    table.rows[index].constant = scaled
    markEdited(index)
  }

  /// Changes a constraint's priority, also from and to required.
  ///
  /// - Throws: `priorityOutOfRange`, `unknownConstraint`.
  /// - Complexity: O(terms).
  public mutating func setPriority(_ priority: Priority, of constraint: ConstraintID) throws(SolverError) {
    try check(priority)
    let index = try row(constraint)
    if table.rows[index].priority == priority.value { return }
    becomeUnique()
    if table.isActive(index) { disturb(index) } else { withdraw(index) }
    if table.rows[index].isRefused {
      table.rows[index].isRefused = false
      refusals.removeAll { $0.row == index }
    }
    planVersion += 1
    table.rows[index].priority = priority.value
    table.rows[index].level = Row.costless
    registerPriority(priority.value)
    markEdited(index)
  }

  /// Changes a constraint's rank.
  ///
  /// - Throws: `unknownConstraint`.
  /// - Complexity: O(terms).
  public mutating func setRank(_ rank: Rank, of constraint: ConstraintID) throws(SolverError) {
    let index = try row(constraint)
    if table.rows[index].rank == rank.value { return }
    becomeUnique()
    table.rows[index].rank = rank.value
    disturb(index)
    isEdited = true
    // Which of several required constraints is refused depends on their ranks.
    ranksAreStale = ranksAreStale || !refusals.isEmpty
  }

  private mutating func markEdited(_ row: Int32) {
    isEdited = true
    if table.rows[row].isEdited { return }
    table.rows[row].isEdited = true
    edited.append(row)
  }

  /// Whether a handle still stands for a constraint of this solver.
  @inline(__always) public func contains(_ constraint: ConstraintID) -> Bool {
    let index = Int(constraint.index)
    guard table.rows.indices.contains(index) else { return false }
    return table.rows[index].standing == .live && table.rows[index].generation == constraint.generation
  }

  @inline(__always) func row(_ constraint: ConstraintID) throws(SolverError) -> Int32 {
    guard contains(constraint) else { throw .unknownConstraint(constraint) }
    return constraint.index
  }

  @inline(__always) func identifier(_ row: Int32) -> ConstraintID {
    ConstraintID(index: row, generation: table.rows[row].generation)
  }

  @inline(__always) private func check(_ priority: Priority) throws(SolverError) {
    guard priority.value >= 0 && priority.value <= 1000 else { throw .priorityOutOfRange(priority.value) }
  }

  /// The terms with each variable once. What is left of a variable whose terms cancel but for rounding is
  /// dropped.
  private func merged(
    _ terms: Span<Term>
  ) throws(SolverError) -> (variables: [Int32], coefficients: [Double]) {
    var variables: [Int32] = []
    var coefficients: [Double] = []
    var magnitudes: [Double] = []
    for index in terms.indices {
      let term = terms[index]
      if let place = variables.firstIndex(of: term.variable.index) {
        coefficients[place] += term.coefficient
        magnitudes[place] += term.coefficient.magnitude
        guard magnitudes[place].isFinite else {
          throw .coefficientNotFinite(term: index, variable: term.variable)
        }
      } else {
        variables.append(term.variable.index)
        coefficients.append(term.coefficient)
        magnitudes.append(term.coefficient.magnitude)
      }
    }
    for place in variables.indices.reversed()
    where coefficients[place].magnitude <= Tolerances.coefficient * magnitudes[place] {
      variables.remove(at: place)
      coefficients.remove(at: place)
      magnitudes.remove(at: place)
    }
    return (variables, coefficients)
  }

  /// The power of two that brings the largest coefficient into [1, 2); 1 for a row without terms.
  @inline(__always) private static func weight(of largest: Double) -> Double {
    if largest == 1 || largest == 0 { return 1 }
    // A subnormal coefficient has no power of two that divides it into [1, 2) without overflow elsewhere.
    return max(largest, Double.leastNormalMagnitude).binade
  }
}
