import PlumbConstraintSolver
import TestSupport
import Testing

/// What can be read of a constraint, against its plain evaluation.
@Suite struct ReadingTests {
  @Test func whatWasGivenIsReadBack() throws {
    for seed in SeededGenerator.seeds(300) {
      var generator = SeededGenerator(seed: 6_000_000 + seed)
      let problem = ExactProblem.random(priorities: [1000, 750, 250, 0], using: &generator)
      let solved = try SolvedProblem(problem, order: problem.rows.indices.shuffled(using: &generator))
      for (row, id) in zip(problem.rows, solved.constraints) {
        let id = try #require(id)
        #expect(solved.solver.constant(of: id) == Double(row.constant) / 2, "seed \(seed)")
        #expect(solved.solver.relation(of: id).rawValue == Int8(row.relation), "seed \(seed)")
        #expect(solved.solver.priority(of: id).value == Double(row.priority), "seed \(seed)")
        let variables = solved.variables.indices.filter { row.coefficients[$0] != 0 }
        #expect(
          Set(solved.solver.variables(of: id)) == Set(variables.map { solved.variables[$0] }), "seed \(seed)")
        #expect(solved.solver.variables(of: id).count == variables.count, "seed \(seed)")
      }
    }
  }

  @Test func residualsAndViolationsAtAnyValues() throws {
    for seed in SeededGenerator.seeds(500) {
      var generator = SeededGenerator(seed: 6_100_000 + seed)
      let problem = ExactProblem.random(priorities: [1000, 750, 250], using: &generator)
      let solved = try SolvedProblem(problem)
      for _ in 0..<4 {
        // Small whole numbers, so that rows are met exactly now and then.
        let values = solved.variables.map { _ in Double(Int.random(in: -6...6, using: &generator)) }
        var places = solved.solver.solution
        for (variable, value) in zip(solved.variables, values) { places[Int(variable.index)] = value }
        for (row, id) in zip(problem.rows, solved.constraints) {
          let id = try #require(id)
          let residual = Self.residual(row, values)
          #expect(isNear(solved.solver.residual(of: id, at: places), residual), "seed \(seed): \(row)")
          #expect(
            isNear(solved.solver.violation(of: id, at: places), Self.violation(row, residual)),
            "seed \(seed): \(row)")
        }
      }
    }
  }

  @Test func theSolutionIsWhereViolationsAndTightnessAreMeant() throws {
    var loose = 0
    for seed in SeededGenerator.seeds(500) {
      var generator = SeededGenerator(seed: 6_200_000 + seed)
      let problem = ExactProblem.random(rows: 2...9, priorities: [1000, 1000, 750, 250], using: &generator)
      let solved = try SolvedProblem(problem)
      let values = solved.variables.map { solved.solver.value(of: $0) }
      #expect(zip(solved.variables, values).allSatisfy { solved.solver.solution[Int($0.index)] == $1 })
      for (row, id) in zip(problem.rows, solved.constraints) {
        let id = try #require(id)
        #expect(
          solved.solver.violation(of: id) == solved.solver.violation(of: id, at: solved.solver.solution),
          "seed \(seed)")
        let residual = Self.residual(row, values)
        let hasRoom = row.relation != 0 && -Double(row.relation) * residual < -1e-9
        #expect(solved.solver.isTight(id) == !hasRoom, "seed \(seed): \(row) at \(values)")
        if hasRoom { loose += 1 }
      }
    }
    #expect(loose > 100)
  }

  @Test func constraintsByPlace() throws {
    var solver = Solver()
    let variable = solver.makeVariable()
    let ids = try (0..<4).map { place in
      try solver.add([Term(variable)], .equal, 1, priority: Priority(500), rank: Rank(Int32(place)))
    }
    #expect(ids.map { solver.constraint(at: $0.index) } == ids)
    #expect(solver.constraint(at: -1) == nil && solver.constraint(at: 4) == nil)
    try solver.solve()
    for gone in [ids[1], ids[3]] {
      try solver.remove(gone)
      #expect(solver.constraint(at: gone.index) == nil)
    }
    try solver.solve()
    #expect(solver.constraint(at: ids[1].index) == nil)
    let next = try solver.add([Term(variable)], .equal, 2, priority: Priority(500), rank: 9)
    #expect(solver.constraint(at: next.index) == next)
    #expect([ids[0], ids[2]].allSatisfy { solver.constraint(at: $0.index) == $0 })
  }

  private static func residual(_ row: ExactProblem.Row, _ values: [Double]) -> Double {
    zip(row.coefficients, values).reduce(-Double(row.constant) / 2) { $0 + Double($1.0) / 2 * $1.1 }
  }

  private static func violation(_ row: ExactProblem.Row, _ residual: Double) -> Double {
    switch row.relation {
    case 0: abs(residual)
    case ..<0: max(residual, 0)
    default: max(-residual, 0)
    }
  }
}
