import PlumbConstraintSolver
import TestSupport
import Testing

/// Room that is made for variables and constraints changes no result, whenever and however often it is made.
@Suite struct ReservationTests {
  @Test func reservingChangesNoValue() throws {
    for seed in SeededGenerator.seeds(200) {
      var generator = SeededGenerator(seed: 7_300_000 + seed)
      let problem = ExactProblem.random(
        variables: 2...12, rows: 4...30, priorities: [1000, 750, 250, 0], using: &generator)
      let plain = try Self.values(problem) { _ in }
      for most in [4, 40] {
        var numbers = SeededGenerator(seed: seed)
        let reserved = try Self.values(problem) { solver in
          let before = solver
          solver.reserveCapacity(
            variables: .random(in: 0...most, using: &numbers),
            constraints: .random(in: 0...most, using: &numbers))
          try solver.checkInvariants()
          // A copy made before has kept the memory that it shared.
          #expect(before.solution == solver.solution, "seed \(seed)")
        }
        #expect(reserved == plain, "seed \(seed), at most \(most)")
      }
    }
  }

  /// The solution after each row, with something done to the solver before each.
  private static func values(_ problem: ExactProblem, _ body: (inout Solver) throws -> Void) throws
    -> [[Double]]
  {
    var solver = Solver()
    var variables: [Variable] = []
    return try problem.rows.indices.map { index in
      try body(&solver)
      if variables.count < problem.variableCount { variables.append(solver.makeVariable()) }
      let row = problem.rows[index]
      let terms = variables.indices.filter { row.coefficients[$0] != 0 }
        .map { Term(variables[$0], Double(row.coefficients[$0]) / 2) }
      if !terms.isEmpty {
        _ = try solver.add(
          terms, row.relation < 0 ? .lessThanOrEqual : row.relation == 0 ? .equal : .greaterThanOrEqual,
          Double(row.constant) / 2, priority: Priority(Double(row.priority)), rank: Rank(Int32(row.rank)))
      }
      try solver.solve()
      return solver.solution
    }
  }
}
