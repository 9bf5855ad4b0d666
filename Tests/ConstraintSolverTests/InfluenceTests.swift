import PlumbConstraintSolver
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

  @Test func expressionsHaveInfluencesToo() throws {
    var solver = Solver()
    let (left, width) = (solver.makeVariable(), solver.makeVariable())
    let position = try solver.add([Term(left)], .equal, 10, priority: .required, rank: 1)
    let size = try solver.add([Term(width, 4)], .equal, 400, priority: Priority(500), rank: 0)
    try solver.solve()
    #expect(
      try solver.influences(on: [Term(left), Term(width), Term(left, 2)]) == [
        Influence(constraint: size, sensitivity: 0.25), Influence(constraint: position, sensitivity: 3),
      ])
    #expect(try solver.influences(on: []) == [])
    #expect(try solver.influences(on: [Term(left), Term(left, -1)]) == [])
    #expect(
      try solver.influences(on: [Term(left, 1e-20)]) == [Influence(constraint: position, sensitivity: 1e-20)])
    #expect(throws: SolverError.unknownVariable(.testHandle(2))) {
      try solver.influences(on: [Term(.testHandle(2))])
    }
    #expect(throws: SolverError.coefficientNotFinite(term: 1, variable: width)) {
      try solver.influences(on: [Term(left), Term(width, .infinity)])
    }
    // What was removed has no influence any more; what was added has none yet.
    try solver.remove(position)
    try solver.add([Term(left)], .equal, 20, priority: .required, rank: 2)
    #expect(solver.influences(on: left) == [])
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
      let terms = solved.variables.map { Term($0, [1, -2, 0.5, 3].pick(&generator)) }
      let value = terms.reduce(0) { $0 + $1.coefficient * solved.solver.value(of: $1.variable) }
      let sum = try solved.solver.influences(on: terms).reduce(0) {
        $0 + $1.sensitivity * solved.solver.constant(of: $1.constraint)
      }
      #expect(isNear(sum, value), "seed \(seed)")
    }
    print("influences:", checked, "values")
  }
}
