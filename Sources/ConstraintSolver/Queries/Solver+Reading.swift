extension Solver {
  /// How far a constraint is from holding, at the values of the last solve: at least zero, in the units of
  /// its constant. What may be rounding counts as zero.
  ///
  /// - Precondition: the handle is not stale.
  /// - Complexity: O(terms).
  public func violation(of constraint: ConstraintID) -> Double {
    let index = liveRow(constraint)
    let row = table.rows[Int(index)]
    let activity = scaledActivity(index)
    let error = activity.sum - row.constant
    let tolerance = max(row.tolerance, activity.magnitude * 1e-9)
    if error.magnitude <= tolerance { return 0 }
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
    contains(constraint) && table.rows[Int(constraint.index)].isRefused
  }

  private func liveRow(_ constraint: ConstraintID) -> Int32 {
    precondition(contains(constraint), "the constraint was removed, or is another solver's")
    return constraint.index
  }

  private func scaledActivity(_ row: Int32) -> (sum: Double, magnitude: Double) {
    var sum = 0.0
    var magnitude = table.rows[Int(row)].constant.magnitude
    for entry in table.entries(of: row) {
      let part = table.coefficients[entry] * values[Int(table.variables[entry])]
      sum += part
      magnitude += part.magnitude
    }
    return (sum, magnitude)
  }
}
