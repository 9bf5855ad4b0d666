import TestSupport
import Testing

@testable import PlumbConstraintSolver

/// Bland's rule is seldom needed; here every step of length zero is followed by it.
@Suite struct CautiousDescentTests {
  @Test(arguments: [Int.min / 2, -1000])
  func givesTheSameAnswers(patience: Int) throws {
    var compared = 0
    for seed in SeededGenerator.seeds(600) {
      var generator = SeededGenerator(seed: 9_000_000 + seed)
      let problem = ExactProblem.random(priorities: [1000, 1000, 500, 250, 0], using: &generator)
      var solved = try SolvedProblem(ExactProblem(variableCount: problem.variableCount, rows: []))
      solved.solver.patience = patience
      solved.problem = problem
      for row in problem.rows { solved.constraints.append(try solved.add(row)) }
      try solved.solver.solve()
      compared += try solved.expectOptimal(ExactReference(problem), "seed \(seed)")
    }
    print("cautious descents:", compared, "comparisons")
  }
}
