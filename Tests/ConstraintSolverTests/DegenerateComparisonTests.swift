import PlumbConstraintSolver
import TestSupport
import Testing

/// The solver against the exact reference where vertices are degenerate: costs always, values where unique.
///
/// 6 × 5 × 180 systems, times `PLUMB_SEEDS`. With the 4,900 of `ExactComparisonTests` those are 103,000 where
/// `PLUMB_SEEDS` is 10, as in the full run of the checks.
@Suite struct DegenerateComparisonTests {
  @Test(
    arguments: ExactProblem.Degeneracy.allCases,
    [[1000, 750, 250, 0], [1000], [500], [1000, 500, 500, 250, 250, 250], [1000, 1000, 1000, 999, 1]])
  func degenerateSystems(degeneracy: ExactProblem.Degeneracy, priorities: [Int]) throws {
    var compared = 0
    var refused = 0
    let seeds = SeededGenerator.seeds(180)
    for seed in seeds {
      var generator = SeededGenerator(seed: 27_000_000 + seed)
      let problem = ExactProblem.degenerate(degeneracy, priorities: priorities, using: &generator)
      let exact = ExactReference(problem)
      let order = problem.rows.indices.shuffled(using: &generator)
      let solved = try SolvedProblem(problem, order: seed % 2 == 0 ? nil : order)
      compared += try solved.expectOptimal(exact, "\(degeneracy), seed \(seed) of \(priorities)")
      refused += exact.refused.count
    }
    print(
      "degenerate systems,", degeneracy, "of", priorities, ":", seeds.count, "systems,", compared,
      "comparisons,", refused, "refusals")
  }
}
