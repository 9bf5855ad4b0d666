import PlumbConstraintSolver
import TestSupport
import Testing

/// Coefficients that no binary number has exactly: slopes and sums that should be zero are nearly so.
@Suite struct RoundingTests {
  /// A row with its rank, where the order of adding is another one.
  private struct Given {
    var priority: Double
    var rank: Rank
    var relation: Relation
    var constant: Double
    var terms: [(Int, Double)]
  }

  private static func solve(
    _ rows: [Given], variables count: Int, stepwise: Bool
  ) throws -> (solver: Solver, constraints: [ConstraintID]) {
    var solver = Solver()
    let variables = (0..<count).map { _ in solver.makeVariable() }
    var constraints: [ConstraintID] = []
    for row in rows {
      constraints.append(
        try solver.add(
          row.terms.map { Term(variables[$0.0], $0.1) }, row.relation, row.constant,
          priority: Priority(row.priority), rank: row.rank))
      if stepwise { try solver.solve() }
    }
    try solver.solve()
    try solver.checkInvariants()
    return (solver, constraints)
  }

  /// Three errors over one variable, whose slopes 0.03, 0.01 and 0.02 cancel but for rounding.
  @Test(arguments: [false, true])
  func slopesThatCancelMakeNoCircle(stepwise: Bool) throws {
    let rows = [
      Given(priority: 250, rank: 0, relation: .equal, constant: 0, terms: [(1, 1)]),
      Given(priority: 500, rank: 1, relation: .equal, constant: 0, terms: [(1, -0.03)]),
      Given(priority: 500, rank: 7, relation: .equal, constant: 1, terms: [(1, -0.01)]),
      Given(priority: 500, rank: 8, relation: .equal, constant: 0, terms: [(1, 0.02)]),
      Given(priority: 1000, rank: 9, relation: .equal, constant: 0, terms: [(0, 1)]),
    ]
    let (solver, _) = try Self.solve(rows, variables: 2, stepwise: stepwise)
    #expect(solver.solution == [0, 0])
  }

  /// From 0 to 5 the errors of priority 500 add up to the same, but for rounding: 250 decides for 0.
  @Test(arguments: [false, true])
  func whatIsFlatLeavesTheChoice(stepwise: Bool) throws {
    let rows = [
      Given(priority: 500, rank: 0, relation: .greaterThanOrEqual, constant: 0, terms: [(0, -0.1)]),
      Given(priority: 500, rank: 2, relation: .lessThanOrEqual, constant: 1, terms: [(0, 0.2)]),
      Given(priority: 250, rank: 4, relation: .equal, constant: 0, terms: [(0, 1)]),
      Given(priority: 500, rank: 7, relation: .equal, constant: 0, terms: [(0, 0.1)]),
      Given(priority: 500, rank: 3, relation: .equal, constant: 1, terms: [(0, 0.1)]),
      Given(priority: 500, rank: 6, relation: .equal, constant: 1, terms: [(0, 0.1)]),
    ]
    let (solver, _) = try Self.solve(rows, variables: 1, stepwise: stepwise)
    #expect(solver.solution == [0])
  }

  /// x₇ ≥ 0 and x₆ = −x₇ keep x₆ from 1; the rest only has to be there.
  @Test(arguments: [false, true])
  func thousandthsDoNotMislead(stepwise: Bool) throws {
    let rows = [
      Given(priority: 1000, rank: 7, relation: .equal, constant: 0, terms: [(5, 1), (3, -1), (4, -1)]),
      Given(priority: 500, rank: 1, relation: .equal, constant: 1, terms: [(6, 1)]),
      Given(priority: 1000, rank: 2, relation: .greaterThanOrEqual, constant: 0, terms: [(7, 1)]),
      Given(priority: 999, rank: 3, relation: .equal, constant: 0, terms: [(0, 1), (7, -0.001)]),
      Given(priority: 1000, rank: 4, relation: .equal, constant: 0, terms: [(0, 1), (1, 1), (5, 1)]),
      Given(priority: 999, rank: 5, relation: .equal, constant: 0, terms: []),
      Given(priority: 1000, rank: 6, relation: .equal, constant: 0, terms: [(3, 1), (4, 1)]),
      Given(priority: 999, rank: 8, relation: .equal, constant: 0, terms: [(7, 1), (6, 1)]),
      Given(priority: 1000, rank: 9, relation: .lessThanOrEqual, constant: 1, terms: [(7, 1)]),
    ]
    let (solver, constraints) = try Self.solve(rows, variables: 8, stepwise: stepwise)
    #expect(constraints.map { solver.violation(of: $0) } == [0, 1, 0, 0, 0, 0, 0, 0, 0])
  }

  /// All rows can hold.
  @Test(arguments: [false, true])
  func aSolutionThatIsThereIsFound(stepwise: Bool) throws {
    let rows = [
      Given(priority: 999, rank: 1, relation: .equal, constant: 0, terms: [(3, 0.001), (1, -1)]),
      Given(priority: 1000, rank: 2, relation: .equal, constant: 0, terms: [(2, 1), (1, -1)]),
      Given(priority: 999, rank: 3, relation: .lessThanOrEqual, constant: 1, terms: [(3, 1)]),
      Given(priority: 1000, rank: 8, relation: .equal, constant: 0, terms: [(4, 1), (6, 1), (5, 1)]),
      Given(priority: 999, rank: 4, relation: .lessThanOrEqual, constant: 0, terms: [(3, 1)]),
      Given(priority: 1000, rank: 5, relation: .equal, constant: 0, terms: [(6, 1000), (5, 1)]),
      Given(priority: 999, rank: 6, relation: .equal, constant: 0, terms: []),
      Given(priority: 500, rank: 9, relation: .equal, constant: 1, terms: [(2, -1)]),
      Given(priority: 1000, rank: 7, relation: .equal, constant: 0, terms: [(4, 1), (2, 1)]),
    ]
    let (solver, constraints) = try Self.solve(rows, variables: 7, stepwise: stepwise)
    #expect(constraints.allSatisfy { solver.violation(of: $0) == 0 })
  }

  /// Small exact problems with all rows multiplied by one number, which leaves the solution as it is.
  @Test(arguments: [0.01, 0.1, 0.3, 1.0 / 3, 7e-5])
  func multipliedProblemsHaveTheSameSolution(factor: Double) throws {
    for seed in SeededGenerator.seeds(2000) {
      var generator = SeededGenerator(seed: 28_000_000 + seed)
      let priorities = [[1000, 500, 250, 0], [500, 500, 500, 250], [1000, 1000, 750, 250]].pick(&generator)
      let problem =
        seed % 2 == 0
        ? ExactProblem.random(variables: 1...3, rows: 2...8, priorities: priorities, using: &generator)
        : .degenerate(
          ExactProblem.Degeneracy.allCases.pick(&generator), variables: 1...3, priorities: priorities,
          using: &generator)
      let rows = problem.rows.map { row in
        Given(
          priority: Double(row.priority), rank: Rank(Int32(row.rank)),
          relation: Relation(rawValue: Int8(row.relation))!, constant: Double(row.constant) / 2 * factor,
          terms: row.coefficients.indices.map { ($0, Double(row.coefficients[$0]) / 2 * factor) })
      }
      try expectOptimal(problem, rows, factor: factor, stepwise: seed % 4 < 2, "seed \(seed) times \(factor)")
    }
  }

  private func expectOptimal(
    _ problem: ExactProblem, _ rows: [Given], factor: Double, stepwise: Bool, _ comment: Comment
  ) throws {
    let exact = ExactReference(problem)
    var solved: (solver: Solver, constraints: [ConstraintID])?
    #expect(throws: Never.self, comment) {
      solved = try Self.solve(rows, variables: problem.variableCount, stepwise: stepwise)
    }
    guard let (solver, constraints) = solved else { return }
    #expect(solver.refused == exact.refused.map { constraints[$0] }, comment)
    let levels = exact.priorityLevels + exact.tieLevels
    for (level, cost) in zip(levels, exact.leastCosts()) {
      let sum = level.reduce(0) { $0 + solver.violation(of: constraints[$1]) } / factor
      #expect(isNear(sum, cost), "\(comment): rows \(level) cost \(sum), not \(cost)")
    }
    for (index, range) in exact.ranges(withTies: true).enumerated() where range.lowest == range.highest {
      let value = solver.solution[index]
      #expect(isNear(value, range.lowest), "\(comment): variable \(index) is \(value), not \(range.lowest)")
    }
  }
}
