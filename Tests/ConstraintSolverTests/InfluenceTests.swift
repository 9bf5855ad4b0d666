import ConstraintSolver
import TestSupport
import Testing

/// Where values come from.
@Suite struct InfluenceTests {
  @Test func aChainAddsUp() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let half = solver.makeVariable()
    let total = try solver.add([Term(width, 2)], .equal, 200, priority: .required, rank: 0)
    let ratio = try solver.add(
      [Term(half), Term(width, -0.5)], .equal, 8, priority: .required, rank: 1)
    try solver.add([Term(half)], .lessThanOrEqual, 1000, priority: .required, rank: 2)
    try solver.solve()
    #expect(
      solver.influences(on: half) == [
        Influence(constraint: total, sensitivity: 0.25), Influence(constraint: ratio, sensitivity: 1),
      ])
  }

  /// Where every variable is determined, a value is the sum of its influences' constants times sensitivities.
  @Test func influencesMakeUpTheValue() throws {
    var checked = 0
    for seed in SeededGenerator.seeds(800) {
      var generator = SeededGenerator(seed: 3_000_000 + seed)
      var problem = ExactProblem.random(priorities: [1000, 500, 250], using: &generator)
      for variable in 0..<problem.variableCount {
        let unit = (0..<problem.variableCount).map { $0 == variable ? 2 : 0 }
        problem.rows.append(.init(unit, 0, 14, priority: 0, rank: 100 + variable))
      }
      let solved = try SolvedProblem(problem)
      for variable in solved.variables {
        var sum = 0.0
        for influence in solved.solver.influences(on: variable) {
          let row = solved.constraints.firstIndex(of: influence.constraint)!
          sum += influence.sensitivity * Double(problem.rows[row].constant) / 2
          #expect(solved.violation(row) == 0, "seed \(seed)")
        }
        #expect(isNear(sum, solved.solver.value(of: variable)), "seed \(seed)")
        checked += 1
      }
    }
    print("influences:", checked, "values")
  }
}
