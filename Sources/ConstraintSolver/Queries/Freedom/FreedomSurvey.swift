/// Many questions about what one solution leaves open.
///
/// It has a copy of the solver, and the face of equally good solutions: that is found once for all of them.
package struct FreedomSurvey: ~Copyable, Sendable {
  private var solver: Solver
  private var face: OptimalFace
  #if !hasFeature(Embedded)
    /// By edge, the limits that it is in; nil as long as nobody asked.
    private var limitsOfEdges: [[Int32]]?
    /// By row, how a cost changes, while one question is answered; zero between questions.
    private var changes: [Double] = []
  #endif

  /// - Throws: what `Solver.solve` throws.
  package init(_ solver: Solver) throws(SolverError) {
    var copy = solver
    try copy.solve()
    face = copy.optimalFace()
    self.solver = copy
  }

  /// As `Solver.undeterminedVariables`.
  package mutating func undetermined() throws(SolverError) -> [Variable] {
    #if hasFeature(Embedded)
      let moves = solver.moving(with: face.edges.map { $0.source })
      var undetermined: [Variable] = []
      for index in moves.indices where moves[index] {
        if try isOpen(Int32(index)) { undetermined.append(Variable(index: Int32(index))) }
      }
      return undetermined
    #else
      // Along a short edge a variable may move by no more than rounding: each of these is looked at by itself.
      var (long, short): ([Int32], [Int32]) = ([], [])
      for edge in face.edges {
        if max(edge.length, edge.lengthBack) >= 1e-3 {
          long.append(edge.source)
        } else {
          short.append(edge.source)
        }
      }
      let certain = solver.moving(with: long)
      let moves = short.isEmpty ? certain : solver.moving(with: short)
      var undetermined: [Variable] = []
      for index in certain.indices where certain[index] || moves[index] {
        let isOpen = certain[index] ? true : try isOpen(Int32(index))
        if isOpen { undetermined.append(Variable(index: Int32(index))) }
      }
      return undetermined
    #endif
  }

  /// As `Solver.freedom`.
  package mutating func spans() throws(SolverError) -> [Freedom.Span] {
    let moves = solver.moving(with: face.edges.map { $0.source })
    var spans: [Freedom.Span] = []
    for index in moves.indices where moves[index] {
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
  /// - Complexity: Linear in what the variable is determined from; where edges along which it moves are tied to others, two
  ///   descents in a solver of just those.
  package mutating func range(of variable: Variable) throws(SolverError) -> (lowest: Double, highest: Double)
  {
    #if hasFeature(Embedded)
      // A page draws screens as people make them: there the simpler way is quick enough, and smaller.
      return try solver.range(of: variable)
    #else
      let extent = try face.extent(solver.motions(of: variable.index, on: face))
      let value = solver.values[variable.index]
      return (value + extent.lowest, value + extent.highest)
    #endif
  }

  private mutating func isOpen(_ variable: Int32) throws(SolverError) -> Bool {
    let motions = solver.motions(of: variable, on: face)
    let value = solver.values[variable]
    if face.isCertain(motions, magnitude: value.magnitude) { return true }
    let extent = try face.extent(motions)
    return solver.isWide(value + extent.lowest, value + extent.highest)
  }

  /// As `Solver.ties(over:)`.
  ///
  /// - Precondition: the variable is one of this solver's.
  /// - Complexity: Linear in what the variable is determined from and in the rows that the edges touch along which it moves;
  ///   where these are tied to others, that of `Solver.ties(over:)`.
  package mutating func ties(over variable: Variable) throws(SolverError) -> [ConstraintID] {
    #if hasFeature(Embedded)
      return try solver.ties(over: variable)
    #else
      return try tiesOfFace(over: variable)
    #endif
  }

  #if !hasFeature(Embedded)
    private mutating func tiesOfFace(over variable: Variable) throws(SolverError) -> [ConstraintID] {
      let motions = solver.motions(of: variable.index, on: face)
      if motions.contains(where: { face.edges(ofPart: face.edges[Int($0.edge)].part).count > 1 }) {
        return try solver.ties(over: variable)
      }
      var touched: [Int32] = []
      func add(_ change: Double, of row: Int32) {
        if changes.isEmpty { changes = Array(repeating: 0, count: solver.table.rows.count) }
        if changes[Int(row)] == 0 { touched.append(row) }
        changes[Int(row)] += change
      }
      defer { for row in touched { changes[Int(row)] = 0 } }
      for motion in motions {
        let edge = face.edges[Int(motion.edge)]
        guard edge.lowest.isFinite, edge.highest.isFinite else { return [] }
        let (low, high) = motion.rate > 0 ? (edge.lowest, edge.highest) : (edge.highest, edge.lowest)
        if edge.source >= 0 {
          let (row, sign) = (solver.table.rows[edge.source], Double(edge.direction))
          add(cost(of: row, at: high * sign) - cost(of: row, at: low * sign), of: edge.source)
        }
        for limit in limits(of: motion.edge) where solver.table.rows[limit.row].slope != 0 {
          for own in limit.motions where own.edge == motion.edge {
            add(own.rate * (high - low), of: limit.row)
          }
        }
      }
      var tied: [Int32] = []
      for index in touched {
        let row = solver.table.rows[index]
        if row.priority <= 0 || row.priority >= Priority.required.value { continue }
        // A row whose changes have cancelled on the way may be here twice.
        let isTied = (changes[Int(index)] * row.weight).magnitude > 1e-6
        if isTied && !tied.contains(index) { tied.append(index) }
      }
      return solver.byRank(tied)
    }

    /// What an active row costs where its error is another one, in the units of its error.
    private func cost(of row: Row, at error: Double) -> Double { row.allows(error) ? 0 : error.magnitude }

    private mutating func limits(of edge: Int32) -> [OptimalFace.Limit] {
      let limitsOfEdges = limitsOfEdges ?? face.limitsOfEdges()
      self.limitsOfEdges = limitsOfEdges
      return limitsOfEdges[Int(edge)].map { face.limits[Int($0)] }
    }
  #endif
}

#if !hasFeature(Embedded)
  extension OptimalFace {
    fileprivate func limitsOfEdges() -> [[Int32]] {
      var found = [[Int32]](repeating: [], count: edges.count)
      for (index, limit) in limits.enumerated() {
        for motion in limit.motions { found[Int(motion.edge)].append(Int32(index)) }
      }
      return found
    }
  }
#endif
