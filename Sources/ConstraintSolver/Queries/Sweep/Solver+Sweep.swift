extension Solver {
  /// The solutions as the constant of one constraint goes through an interval: their breakpoints, and the
  /// lines between them.
  ///
  /// The values are those that `solve` finds with each constant, where these are unique. (Their rule being
  /// lexicographic they are continuous then, except where the refused constraints change.)
  ///
  /// This is parametric programming (Gass and Saaty, "The Computational Algorithm for the Parametric
  /// Objective Function", Naval Research Logistics Quarterly 2, 1955, for the right side instead), in the
  /// form that it takes where a vertex is never infeasible: see `Sweeper`.
  ///
  /// - Parameters:
  ///   - constraint: the one whose constant varies. Its present constant does not matter.
  ///   - interval: the constants, in the units of `setConstant`.
  ///   - variables: those whose courses are asked for; nil for all, in the order in which they were made.
  /// - Throws: `unknownConstraint`; `unknownVariable`; `constantNotFinite` for an interval without end; what
  ///   `solve` throws.
  /// - Complexity: a copy and a solve at the start; for each breakpoint O(z) in what depends on the
  ///   constraint, and the steps of the descent, mostly one; O(rows) for how the constraints stand. A change
  ///   of the refused constraints costs a solve.
  public func sweep(
    _ constraint: ConstraintID, over interval: ClosedRange<Double>, of variables: [Variable]? = nil
  ) throws(SolverError) -> Sweep {
    let row = try row(constraint)
    guard interval.lowerBound.isFinite, interval.upperBound.isFinite else {
      throw .constantNotFinite(constraint)
    }
    var asked: [Variable] = []
    if let variables {
      for variable in variables { try check(variable) }
      asked = variables
    } else {
      for index in values.indices where table.columns[index].isLive {
        asked.append(Variable(index: Int32(index)))
      }
    }
    var copy = self
    try copy.setConstant(interval.lowerBound, of: constraint)
    try copy.solve()
    var sweeper = Sweeper(copy, row, interval, asked)
    return try sweeper.run()
  }
}
