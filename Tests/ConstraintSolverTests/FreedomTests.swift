import PlumbConstraintSolver
import TestSupport
import Testing

/// What the constraints leave open.
@Suite struct FreedomTests {
  @Test func aPreferenceDecidesButDoesNotDetermine() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.add([Term(x)], .greaterThanOrEqual, 10, priority: .required, rank: 0)
    try solver.add([Term(x)], .equal, 30, priority: .preference, rank: 1)
    try solver.add([Term(y)], .equal, 5, priority: Priority(1), rank: 2)
    let freedom = try solver.freedom()
    #expect(freedom.spans == [.init(variable: x, lowest: 10, highest: .infinity)])
    #expect(freedom[x] != nil && freedom[y] == nil)
    try solver.solve()
    #expect(solver.value(of: x) == 30)
    let range = try solver.range(of: y)
    #expect(range == (5, 5))
  }

  @Test func rangesAreExact() throws {
    var compared = 0
    var free = 0
    let seeds = SeededGenerator.seeds(1500)
    for seed in seeds {
      var generator = SeededGenerator(seed: 2_000_000 + seed)
      let problem = ExactProblem.random(priorities: [1000, 1000, 500, 250, 0], using: &generator)
      let solved = try SolvedProblem(problem)
      let before = solved.variables.map { solved.solver.value(of: $0) }
      let freedom = try solved.solver.freedom()
      #expect(
        try solved.solver.undeterminedVariables() == freedom.spans.map { $0.variable }, "seed \(seed)")
      for (variable, exact) in zip(solved.variables, ExactReference(problem).ranges(withTies: false)) {
        let span = freedom[variable]
        #expect((span != nil) == (exact.lowest != exact.highest), "seed \(seed): \(variable.index), \(exact)")
        let range = try solved.solver.range(of: variable)
        #expect(isNear(range.lowest, exact.lowest), "seed \(seed): \(range), not \(exact)")
        #expect(isNear(range.highest, exact.highest), "seed \(seed): \(range), not \(exact)")
        if let span {
          #expect(isNear(span.lowest, exact.lowest) && isNear(span.highest, exact.highest), "seed \(seed)")
          free += 1
        }
        compared += 3
      }
      #expect(before == solved.variables.map { solved.solver.value(of: $0) }, "seed \(seed)")
    }
    #expect(free > 100)
    print("freedom:", seeds.count, "systems,", compared, "comparisons,", free, "free variables")
  }
}
