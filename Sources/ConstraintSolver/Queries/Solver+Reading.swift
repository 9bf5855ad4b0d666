extension Solver {
  /// How far a constraint is from holding, at the values of the last solve: at least zero, in the units of
  /// its constant. What may be rounding counts as zero.
  ///
  /// - Precondition: the handle is not stale.
  /// - Complexity: O(terms).
  public func violation(of constraint: ConstraintID) -> Double {
    let row = liveRow(constraint)
    let tolerance = max(table.rows[row].tolerance, computeError(of: row).tolerance)
    return withValues { violation(of: row, at: $0, tolerance) }
  }

  /// How far a constraint would be from holding at other values, given by the variables' indices.
  ///
  /// - Precondition: the handle is not stale, and there are as many values as in `solution`.
  /// - Complexity: O(terms).
  public func violation(of constraint: ConstraintID, at values: [Double]) -> Double {
    let row = liveRow(constraint)
    return values.withUnsafeBufferPointer { violation(of: row, at: $0, table.rows[row].tolerance) }
  }

  private func violation(
    of index: Int32, at values: UnsafeBufferPointer<Double>, _ tolerance: Double
  ) -> Double {
    let row = table.rows[index]
    let activity = scaledActivity(index, at: values)
    let error = activity.sum - row.constant
    if error.magnitude <= max(tolerance, activity.magnitude * Tolerances.error) { return 0 }
    switch row.relation {
    case .lessThanOrEqual: return max(error, 0) * row.weight
    case .equal: return error.magnitude * row.weight
    case .greaterThanOrEqual: return max(-error, 0) * row.weight
    }
  }

  /// The required constraints that the last solve did not admit, in the order of their ranks.
  public var refused: [ConstraintID] { refusals.map { identifier($0.row) } }

  /// Whether the last solve refused a required constraint; false for a handle that is stale.
  public func isRefused(_ constraint: ConstraintID) -> Bool {
    contains(constraint) && table.rows[constraint.index].isRefused
  }

  private func liveRow(_ constraint: ConstraintID) -> Int32 {
    precondition(contains(constraint), "the constraint was removed, or is another solver's")
    return constraint.index
  }

  /// The left side of a constraint less its right side, at the values of the last solve.
  ///
  /// - Precondition: the handle is not stale.
  /// - Complexity: O(terms).
  public func residual(of constraint: ConstraintID) -> Double {
    withValues { residual(of: constraint, at: $0) }
  }

  /// The left side of a constraint less its right side, at values given by the variables' indices.
  ///
  /// - Precondition: the handle is not stale, and there are as many values as in `solution`.
  /// - Complexity: O(terms).
  public func residual(of constraint: ConstraintID, at values: [Double]) -> Double {
    values.withUnsafeBufferPointer { residual(of: constraint, at: $0) }
  }

  private func residual(of constraint: ConstraintID, at values: UnsafeBufferPointer<Double>) -> Double {
    let index = liveRow(constraint)
    let row = table.rows[index]
    let activity = scaledActivity(index, at: values)
    return (activity.sum - row.constant) * row.weight
  }

  /// The constraint at a place in the solver's list of rows; nil where there is none.
  public func constraint(at index: Int32) -> ConstraintID? {
    guard table.rows.indices.contains(Int(index)), table.rows[index].standing == .live else {
      return nil
    }
    return identifier(index)
  }

  /// Whether a constraint touches the solution: it is an equality, or an inequality without room to spare.
  ///
  /// - Precondition: the handle is not stale.
  public func isTight(_ constraint: ConstraintID) -> Bool {
    let index = liveRow(constraint)
    let row = table.rows[index]
    let slack = Double(row.side) * row.error
    return table.isActive(index) || row.relation == .equal || !row.allows(row.error) || slack <= row.tolerance
  }

  /// A constraint's constant.
  ///
  /// - Precondition: the handle is not stale.
  public func constant(of constraint: ConstraintID) -> Double {
    let row = table.rows[liveRow(constraint)]
    return row.constant * row.weight
  }

  /// A constraint's relation.
  ///
  /// - Precondition: the handle is not stale.
  public func relation(of constraint: ConstraintID) -> Relation {
    table.rows[liveRow(constraint)].relation
  }

  /// A constraint's priority.
  ///
  /// - Precondition: the handle is not stale.
  public func priority(of constraint: ConstraintID) -> Priority {
    Priority(table.rows[liveRow(constraint)].priority)
  }

  /// A constraint's variables, each once.
  ///
  /// - Precondition: the handle is not stale.
  public func variables(of constraint: ConstraintID) -> [Variable] {
    table.range(of: liveRow(constraint)).map { Variable(index: table.entries[$0].variable) }
  }

  /// A constraint's left side, each variable once.
  ///
  /// - Precondition: the handle is not stale.
  public func terms(of constraint: ConstraintID) -> [Term] {
    let index = liveRow(constraint)
    let weight = table.rows[index].weight
    return table.range(of: index).map { entry in
      Term(Variable(index: table.entries[entry].variable), table.entries[entry].coefficient * weight)
    }
  }

  private func scaledActivity(_ row: Int32, at values: UnsafeBufferPointer<Double>) -> (
    sum: Double, magnitude: Double
  ) {
    var sum = 0.0
    var magnitude = table.rows[row].constant.magnitude
    for entry in table.range(of: row) {
      let part = table.entries[entry].coefficient * values[Int(table.entries[entry].variable)]
      sum += part
      magnitude += part.magnitude
    }
    return (sum, magnitude)
  }
}
