import PlumbConstraintSolver
import TestSupport
import Testing

/// Changes to a problem that must not change its solution, or must change it in a known way.
@Suite struct RelationTests {
  private static let seeds = SeededGenerator.seeds(500)

  /// Compares the values that are unique before and after a change to the problem.
  private func expectSameValues(
    _ name: String, times factor: Double = 1, prepare: (inout ExactProblem) -> Void = { _ in },
    change: (ExactProblem, inout SeededGenerator) throws -> SolvedProblem
  ) throws {
    for seed in Self.seeds {
      var generator = SeededGenerator(seed: 4_000_000 + seed)
      var problem = ExactProblem.random(priorities: [1000, 1000, 750, 250, 250, 0], using: &generator)
      prepare(&problem)
      let before = try SolvedProblem(problem)
      let after = try change(problem, &generator)
      try after.solver.checkInvariants()
      for (index, range) in ExactReference(problem).ranges(withTies: true).enumerated()
      where range.lowest == range.highest {
        let expected = before.solver.value(of: before.variables[index])
        let value = after.solver.value(of: after.variables[index]) / factor
        #expect(
          isNear(value, expected), "\(name), seed \(seed): variable \(index) is \(value), not \(expected)")
      }
    }
  }

  @Test func insertionOrderChangesNothing() throws {
    try expectSameValues("permuted") { problem, generator in
      try SolvedProblem(problem, order: problem.rows.indices.shuffled(using: &generator))
    }
  }

  @Test func prioritiesOnlyHaveAnOrder() throws {
    try expectSameValues("relabelled") { problem, _ in
      var problem = problem
      for index in problem.rows.indices {
        problem.rows[index].priority = [1000: 1000, 750: 251, 250: 1, 0: 0][problem.rows[index].priority]!
      }
      return try SolvedProblem(problem)
    }
  }

  @Test func equalitiesHaveNoDirection() throws {
    try expectSameValues("negated") { problem, _ in
      var problem = problem
      for index in problem.rows.indices {
        let row = problem.rows[index]
        problem.rows[index].coefficients = row.coefficients.map { -$0 }
        problem.rows[index].constant = -row.constant
        problem.rows[index].relation = -row.relation
      }
      return try SolvedProblem(problem)
    }
  }

  @Test func equalityIsBothInequalities() throws {
    try expectSameValues("split") { problem, _ in
      var split = ExactProblem(variableCount: problem.variableCount, rows: [])
      for var row in problem.rows {
        // A refused equality is not refused in halves.
        guard row.relation == 0, row.priority < 1000 else {
          split.rows.append(row)
          continue
        }
        row.relation = -1
        split.rows.append(row)
        row.relation = 1
        split.rows.append(row)
      }
      return try SolvedProblem(split)
    }
  }

  @Test func aRequiredRowTwiceIsTheRowOnce() throws {
    try expectSameValues("doubled") { problem, _ in
      var doubled = problem
      for row in problem.rows where row.priority == 1000 { doubled.rows.append(row) }
      for index in doubled.rows.indices.dropFirst(problem.rows.count) { doubled.rows[index].rank += 100 }
      return try SolvedProblem(doubled)
    }
  }

  @Test func anOptionalRowTwiceWeighsTwice() throws {
    for seed in Self.seeds {
      var generator = SeededGenerator(seed: 4_500_000 + seed)
      var problem = ExactProblem.random(rows: 2...6, priorities: [1000, 250, 250, 0], using: &generator)
      var copy = problem.rows.pick(&generator)
      copy.rank += 50
      problem.rows.append(copy)
      try SolvedProblem(problem).expectOptimal(ExactReference(problem), "seed \(seed)")
    }
  }

  @Test func whatIsAddedAndRemovedLeavesNoTrace() throws {
    try expectSameValues("added and removed") { problem, generator in
      var solved = try SolvedProblem(problem)
      for _ in 0..<3 {
        let row = ExactProblem.Row.random(
          variableCount: problem.variableCount, priority: [1000, 750, 0].pick(&generator), rank: -1,
          &generator)
        let added = try solved.add(row)
        if Bool.random(using: &generator) { try solved.solver.solve() }
        try solved.solver.remove(added)
      }
      try solved.solver.solve()
      return solved
    }
  }

  @Test func oneBatchIsManySteps() throws {
    try expectSameValues("in steps") { problem, _ in
      var solved = try SolvedProblem(ExactProblem(variableCount: problem.variableCount, rows: []))
      solved.problem = problem
      for row in problem.rows {
        solved.constraints.append(try solved.add(row))
        try solved.solver.solve()
      }
      return solved
    }
  }

  @Test(arguments: [1e-6, 1024, 1e7])
  func constantsScale(factor: Double) throws {
    try expectSameValues("scaled by \(factor)", times: factor) { problem, _ in
      var solved = try SolvedProblem(problem)
      for (row, constraint) in zip(problem.rows, solved.constraints) {
        try solved.solver.setConstant(Double(row.constant) / 2 * factor, of: constraint!)
      }
      try solved.solver.solve()
      return solved
    }
  }

  @Test func multiplesOfRequiredRowsAreTheSameRows() throws {
    try expectSameValues("multiplied") { problem, generator in
      var solved = try SolvedProblem(problem)
      for (index, row) in problem.rows.enumerated() where row.priority == 1000 {
        let factor = [1e-5, 0.37, 3, 1e6].pick(&generator)
        try solved.solver.remove(solved.constraints[index]!)
        solved.constraints[index] = try solved.solver.add(
          solved.terms(row).map { Term($0.variable, $0.coefficient * factor) },
          Relation(rawValue: Int8(row.relation))!, Double(row.constant) / 2 * factor, priority: .required,
          rank: Rank(Int32(row.rank)))
      }
      try solved.solver.solve()
      return solved
    }
  }

  @Test func theSameOperationsGiveTheSameBits() throws {
    for seed in Self.seeds.prefix(100) {
      var generator = SeededGenerator(seed: 5_000_000 + seed)
      let problem = ExactProblem.random(priorities: [1000, 500, 250, 0], using: &generator)
      let (first, second) = (try SolvedProblem(problem), try SolvedProblem(problem))
      for (a, b) in zip(first.variables, second.variables) {
        #expect(first.solver.value(of: a).bitPattern == second.solver.value(of: b).bitPattern, "seed \(seed)")
      }
    }
  }

  @Test func ranksDecideTies() throws {
    for keepsFirst in [true, false] {
      var solver = Solver()
      let a = solver.makeVariable()
      let b = solver.makeVariable()
      try solver.add([Term(a), Term(b)], .equal, 100, priority: .required, rank: 0)
      try solver.add([Term(a)], .equal, 60, priority: Priority(250), rank: keepsFirst ? 1 : 2)
      try solver.add([Term(b)], .equal, 60, priority: Priority(250), rank: keepsFirst ? 2 : 1)
      try solver.solve()
      #expect(solver.value(of: a) == (keepsFirst ? 60 : 40))
      #expect(solver.value(of: b) == (keepsFirst ? 40 : 60))
    }
  }
}
