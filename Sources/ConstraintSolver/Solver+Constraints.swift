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
    try check(priority)
    guard constant.isFinite else { throw .constantNotFinite(nil) }
    var (variables, coefficients) = try merged(terms)
    let weight = Self.weight(of: coefficients)
    guard (constant / weight).isFinite else { throw .constantNotFinite(nil) }
    for index in coefficients.indices { coefficients[index] /= weight }
    let index = table.insert(variables, coefficients)
    variables.removeAll()
    table.rows[Int(index)].relation = relation
    table.rows[Int(index)].weight = weight
    table.rows[Int(index)].constant = constant / weight
    table.rows[Int(index)].priority = priority.value
    table.rows[Int(index)].rank = rank.value
    levelsAreStale = true
    isEdited = true
    return identifier(index)
  }

  /// Removes a constraint; its handle is then stale.
  ///
  /// - Throws: `unknownConstraint`.
  /// - Complexity: linear in the constraints on its variables.
  public mutating func remove(_ constraint: ConstraintID) throws(SolverError) {
    let index = try row(constraint)
    table.retire(index)
    if table.rows[Int(index)].isActive { looseness += 1 } else { table.free(index) }
    refusals.removeAll { $0.row == index }
    isEdited = true
  }

  /// Changes a constraint's constant.
  ///
  /// - Throws: `constantNotFinite`, `unknownConstraint`.
  /// - Complexity: O(1).
  public mutating func setConstant(_ constant: Double, of constraint: ConstraintID) throws(SolverError) {
    let index = Int(try row(constraint))
    let scaled = constant / table.rows[index].weight
    guard scaled.isFinite else { throw .constantNotFinite(constraint) }
    if table.rows[index].constant == scaled { return }
    table.rows[index].constant = scaled
    isEdited = true
  }

  /// Changes a constraint's priority, also from and to required.
  ///
  /// - Throws: `priorityOutOfRange`, `unknownConstraint`.
  /// - Complexity: O(1).
  public mutating func setPriority(_ priority: Priority, of constraint: ConstraintID) throws(SolverError) {
    try check(priority)
    let index = Int(try row(constraint))
    if table.rows[index].priority == priority.value { return }
    table.rows[index].priority = priority.value
    levelsAreStale = true
    isEdited = true
  }

  /// Changes a constraint's rank.
  ///
  /// - Throws: `unknownConstraint`.
  /// - Complexity: O(1).
  public mutating func setRank(_ rank: Rank, of constraint: ConstraintID) throws(SolverError) {
    let index = Int(try row(constraint))
    if table.rows[index].rank == rank.value { return }
    table.rows[index].rank = rank.value
    isEdited = true
  }

  /// Whether a handle still stands for a constraint of this solver.
  public func contains(_ constraint: ConstraintID) -> Bool {
    let index = Int(constraint.index)
    guard table.rows.indices.contains(index) else { return false }
    return table.rows[index].standing == .live && table.rows[index].generation == constraint.generation
  }

  func row(_ constraint: ConstraintID) throws(SolverError) -> Int32 {
    guard contains(constraint) else { throw .unknownConstraint(constraint) }
    return constraint.index
  }

  func identifier(_ row: Int32) -> ConstraintID {
    ConstraintID(index: row, generation: table.rows[Int(row)].generation)
  }

  private func check(_ priority: Priority) throws(SolverError) {
    guard priority.value >= 0 && priority.value <= 1000 else { throw .priorityOutOfRange(priority.value) }
  }

  /// The terms with each variable once. What is left of a variable whose terms cancel but for rounding is
  /// dropped.
  private func merged(_ terms: [Term]) throws(SolverError) -> (variables: [Int32], coefficients: [Double]) {
    var variables: [Int32] = []
    var coefficients: [Double] = []
    var magnitudes: [Double] = []
    for (index, term) in terms.enumerated() {
      try check(term.variable)
      guard term.coefficient.isFinite else {
        throw .coefficientNotFinite(term: index, variable: term.variable)
      }
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
    where coefficients[place].magnitude <= 4 * Double.ulpOfOne * magnitudes[place] {
      variables.remove(at: place)
      coefficients.remove(at: place)
      magnitudes.remove(at: place)
    }
    return (variables, coefficients)
  }

  /// The power of two that brings the largest coefficient into [1, 2); 1 for a row without terms.
  private static func weight(of coefficients: [Double]) -> Double {
    var largest = 0.0
    for coefficient in coefficients { largest = max(largest, coefficient.magnitude) }
    if largest == 0 { return 1 }
    // A subnormal coefficient has no power of two that divides it into [1, 2) without overflow elsewhere.
    return max(largest, Double.leastNormalMagnitude).binade
  }
}
