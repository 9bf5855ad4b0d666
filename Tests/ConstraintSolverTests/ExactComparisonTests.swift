import PlumbConstraintSolver
import TestSupport
import Testing

/// The solver against the exact reference: costs always, values where they are unique.
@Suite struct ExactComparisonTests {
  @Test func everyRowOverOneVariable() throws {
    let rows = alphabet(
      coefficients: [[2], [-2], [1]], constants: [0, 2, 6], priorities: [1000, 500, 250, 0])
    var compared = 0
    for first in rows {
      compared += try compare(1, [first])
      for second in rows {
        compared += try compare(1, [first, second])
        for third in rows.prefix(24) where third.relation == 0 && third.constant > 0 {
          compared += try compare(1, [first, second, third])
        }
      }
    }
    print("one variable, exhaustive:", compared, "comparisons")
  }

  @Test func everyPairAndManyTriplesOverTwoVariables() throws {
    let coefficients = [[2, 0], [0, 2], [2, 2], [2, -2], [2, -4]]
    let rows = alphabet(coefficients: coefficients, constants: [0, 4], priorities: [1000, 500, 0])
    var compared = 0
    for (index, first) in rows.enumerated() {
      for second in rows {
        compared += try compare(2, [first, second])
        for third in rows.dropFirst(index % 29) where index % 3 == 0 && third.relation == 0 {
          compared += try compare(2, [first, second, third])
        }
      }
    }
    print("two variables, exhaustive:", compared, "comparisons")
  }

  @Test(arguments: [[1000, 750, 250, 0], [1000], [500], [1000, 1000, 999, 1], [0], [1000, 250, 250, 0]])
  func randomSystems(priorities: [Int]) throws {
    var compared = 0
    let seeds = SeededGenerator.seeds(700)
    for seed in seeds {
      var generator = SeededGenerator(seed: seed)
      let problem = ExactProblem.random(
        priorities: priorities, sharesRanks: seed % 3 == 0 && !priorities.contains(1000), using: &generator)
      let solved = try SolvedProblem(problem)
      compared += try solved.expectOptimal(ExactReference(problem), "seed \(seed) of \(priorities)")
    }
    print("random systems of", priorities, ":", seeds.count, "systems,", compared, "comparisons")
  }

  @Test func randomSystemsHoldTogether() throws {
    // Few rows that clash, so that optional rows get their say.
    var compared = 0
    let seeds = SeededGenerator.seeds(700)
    for seed in seeds {
      var generator = SeededGenerator(seed: 7_000_000 + seed)
      let problem = ExactProblem.random(
        variables: 3...4, rows: 5...8, priorities: [1000, 750, 500, 500, 250, 250, 0, 0], using: &generator)
      let solved = try SolvedProblem(problem)
      compared += try solved.expectOptimal(ExactReference(problem), "seed \(seed)")
    }
    print("random systems with many optional rows:", seeds.count, "systems,", compared, "comparisons")
  }

  private func compare(_ variableCount: Int, _ rows: [ExactProblem.Row]) throws -> Int {
    var problem = ExactProblem(variableCount: variableCount, rows: rows)
    for index in rows.indices { problem.rows[index].rank = index }
    return try SolvedProblem(problem).expectOptimal(ExactReference(problem), "\(rows)")
  }

  private func alphabet(coefficients: [[Int]], constants: [Int], priorities: [Int]) -> [ExactProblem.Row] {
    var rows: [ExactProblem.Row] = []
    for coefficients in coefficients {
      for constant in constants {
        for relation in [-1, 0, 1] {
          for priority in priorities {
            rows.append(.init(coefficients, relation, constant, priority: priority, rank: 0))
          }
        }
      }
    }
    return rows
  }
}
