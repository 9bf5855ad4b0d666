/// Many questions about what one solution leaves open.
///
/// It has a copy of the solver, and the face of equally good solutions: that is found once for all of them.
package struct FreedomSurvey: ~Copyable, Sendable {
  private var solver: Solver
  private var face: OptimalFace

  /// - Throws: what `Solver.solve` throws.
  package init(_ solver: Solver) throws(SolverError) {
    var copy = solver
    try copy.solve()
    face = copy.optimalFace()
    self.solver = copy
  }

  /// As `Solver.undeterminedVariables`.
  package mutating func undetermined() throws(SolverError) -> [Variable] {
    // Each edge as far as it leads, but not without end. What moves by no more than rounding, or along edges of length
    // zero alone, is looked at by itself.
    let edges = try face.movingEdges()
    let moves = solver.motion(along: edges)
    let travels = solver.motion(along: edges) { min(max($0.length, $0.lengthBack), 1e6) }
    var undetermined: [Variable] = []
    for index in moves.indices where moves[index] != 0 {
      let isFar = travels[index].magnitude > Tolerances.range * max(1, solver.values[index].magnitude)
      let isOpen = isFar ? true : try isOpen(Int32(index))
      if isOpen { undetermined.append(Variable(index: Int32(index))) }
    }
    return undetermined
  }

  /// As `Solver.freedom`.
  package mutating func spans() throws(SolverError) -> [Freedom.Span] {
    let moves = solver.motion(along: try face.movingEdges())
    var spans: [Freedom.Span] = []
    for index in moves.indices where moves[index] != 0 {
      let variable = Variable(index: Int32(index))
      let (lowest, highest) = try range(of: variable)
      if solver.isWide(lowest, highest) {
        spans.append(.init(variable: variable, lowest: lowest, highest: highest))
      }
    }
    return spans
  }

  /// As `Solver.range(of:)`.
  ///
  /// - Precondition: the variable is one of this solver's.
  /// - Complexity: Linear in what the variable is determined from; where edges along which it moves are tied to others, that
  ///   of a range of their part: two descents in a solver of just those, or O(n log n) for n of them.
  package mutating func range(
    of variable: Variable
  ) throws(SolverError) -> (lowest: Double, highest: Double) {
    try range(of: variable.index, along: solver.motions(of: variable.index, on: face))
  }

  private mutating func range(
    of variable: Int32, along motions: [OptimalFace.Motion]
  ) throws(SolverError) -> (lowest: Double, highest: Double) {
    let extent = try face.extent(motions)
    return (solver.values[variable] + extent.lowest, solver.values[variable] + extent.highest)
  }

  private mutating func isOpen(_ variable: Int32) throws(SolverError) -> Bool {
    let motions = solver.motions(of: variable, on: face)
    if face.isCertain(motions, magnitude: solver.values[variable].magnitude) { return true }
    let (lowest, highest) = try range(of: variable, along: motions)
    return solver.isWide(lowest, highest)
  }

  /// As `Solver.ties(over:)`.
  ///
  /// - Precondition: the variable is one of this solver's.
  /// - Complexity: Linear in what the variable is determined from and in what moves along the edges along which it does; where
  ///   these are tied to others, that of `Solver.ties(over:)`.
  package mutating func ties(over variable: Variable) throws(SolverError) -> [ConstraintID] {
    var tied: [Int32] = []
    for motion in solver.motions(of: variable.index, on: face) {
      let edge = face.edges[Int(motion.edge)]
      if face.edges(ofPart: edge.part).count > 1 { return try solver.ties(over: variable) }
      let length = edge.highest - edge.lowest
      if !length.isFinite { return [] }
      if edge.source >= 0 {
        let (row, sign) = (solver.table.rows[edge.source], Double(edge.direction))
        let change = row.cost(at: edge.highest * sign) - row.cost(at: edge.lowest * sign)
        if trades(edge.source, change) { tied.append(edge.source) }
      }
      solver.follow(edge.source)
      for place in solver.walk.touched.indices {
        let row = solver.walk.touched[place]
        let change = solver.table.rows[row].slope == 0 ? 0 : solver.walk.rates[row] * length
        if trades(row, change) { tied.append(row) }
      }
    }
    return solver.byRank(tied)
  }

  /// Whether a row is optional, and its cost changes by more than rounding.
  private func trades(_ index: Int32, _ change: Double) -> Bool {
    let row = solver.table.rows[index]
    return row.priority > 0 && row.priority < Priority.required.value
      && (change * row.weight).magnitude > Tolerances.tie
  }
}

extension Row {
  /// What the row costs where its error is another one, in the units of its error.
  fileprivate func cost(at error: Double) -> Double { allows(error) ? 0 : error.magnitude }
}
