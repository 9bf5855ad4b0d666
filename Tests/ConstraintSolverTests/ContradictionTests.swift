import PlumbConstraintSolver
import TestSupport
import Testing

/// How the members of a conflict count in their contradiction.
@Suite struct ContradictionTests {
  /// An irreducible system of n rows has rank n − 1, else a combination with a row less would do: the multipliers exist,
  /// none is zero, and they are unique but for a factor.
  @Test func multipliersCancelTheVariablesAndLeaveAConstant() throws {
    var conflicts = 0
    var inequalities = 0
    for seed in SeededGenerator.seeds(1500) {
      var generator = SeededGenerator(seed: 4_000_000 + seed)
      let problem = ExactProblem.random(
        rows: 3...9, priorities: [1000, 1000, 1000, 1000, 500], using: &generator)
      let solved = try SolvedProblem(problem, order: problem.rows.indices.shuffled(using: &generator))
      for refused in solved.solver.refused {
        let conflict = solved.solver.conflict(of: refused)
        let rows = conflict.map { id in problem.rows[solved.constraints.firstIndex(of: id)!] }
        let comment: Comment = "seed \(seed): \(rows)"
        let multipliers = try #require(solved.solver.contradiction(among: conflict), comment)
        #expect(multipliers.count == rows.count && multipliers.last == 1, comment)
        for variable in 0..<problem.variableCount {
          let sum = zip(rows, multipliers).reduce(0) { $0 + Double($1.0.coefficients[variable]) * $1.1 }
          #expect(abs(sum) < 1e-9, comment)
        }
        let gap = zip(rows, multipliers).reduce(0) { $0 + Double($1.0.constant) * $1.1 }
        #expect(abs(gap) > 1e-3, comment)
        for (row, multiplier) in zip(rows, multipliers) {
          #expect(multiplier != 0, comment)
          // Multiplied, every row has to bound the sum from the same side.
          guard row.relation != 0 else { continue }
          #expect(Double(row.relation) * multiplier * gap > 0, comment)
          inequalities += 1
        }
        conflicts += 1
      }
    }
    #expect(conflicts > 400 && inequalities > 200)
    print("contradictions:", conflicts, "with", inequalities, "inequalities")
  }

  /// A row multiplied by a number counts by so much less.
  @Test func scaledRowsCountInversely() throws {
    var compared = 0
    for seed in SeededGenerator.seeds(300) {
      var generator = SeededGenerator(seed: 4_100_000 + seed)
      let problem = ExactProblem.random(rows: 3...9, priorities: [1000], using: &generator)
      let plain = try SolvedProblem(problem)
      let factors = problem.rows.map { _ in [1, 3, 1024, 1.0 / 512, 100, 0.1].pick(&generator) }
      var scaled = Solver()
      let variables = (0..<problem.variableCount).map { _ in scaled.makeVariable() }
      var ids: [ConstraintID] = []
      for (row, factor) in zip(problem.rows, factors) {
        let terms = zip(variables, row.coefficients).map { Term($0, Double($1) / 2 * factor) }
        ids.append(
          try scaled.add(
            terms, Relation(rawValue: Int8(row.relation))!, Double(row.constant) / 2 * factor,
            priority: .required, rank: Rank(Int32(row.rank))))
      }
      for refused in plain.solver.refused {
        let rows = plain.solver.conflict(of: refused).map { id in plain.constraints.firstIndex(of: id)! }
        let expected = try #require(plain.solver.contradiction(among: rows.map { plain.constraints[$0]! }))
        let found = try #require(scaled.contradiction(among: rows.map { ids[$0] }), "seed \(seed)")
        for (place, row) in rows.enumerated() {
          let multiplier = expected[place] * factors[rows[rows.count - 1]] / factors[row]
          #expect(
            abs(found[place] - multiplier) <= 1e-9 * max(1, abs(multiplier)), "seed \(seed), row \(row)")
          compared += 1
        }
      }
    }
    #expect(compared > 200)
  }

  /// A column of many rows, each a little further than the one before.
  @Test(arguments: [2, 10, 100, 249])
  func longChains(_ count: Int) throws {
    var solver = Solver()
    var previous = solver.makeVariable()
    try solver.add([Term(previous)], .equal, 0, priority: .required, rank: 0)
    let first = previous
    for step in 1..<count {
      let next = solver.makeVariable()
      try solver.add(
        [Term(next), Term(previous, -1)], .greaterThanOrEqual, 1, priority: .required,
        rank: Rank(Int32(step)))
      previous = next
    }
    let last = try solver.add(
      [Term(previous), Term(first, -1)], .lessThanOrEqual, 0, priority: .required, rank: Rank(Int32(count)))
    try solver.solve()
    #expect(solver.refused == [last])
    let conflict = solver.conflict(of: last)
    // The first variable's own value does not matter.
    #expect(conflict.count == count)
    #expect(solver.contradiction(among: conflict) == Array(repeating: -1, count: count - 1) + [1])
  }

  @Test func thereIsNoneWhereRowsDoNotContradictEachOtherInOneWay() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let rows = try (0..<3).map { constant in
      try solver.add(
        [Term(x)], .equal, Double(constant), priority: .required, rank: Rank(Int32(constant)))
    }
    let other = try solver.add([Term(y)], .equal, 0, priority: .required, rank: 3)
    try solver.solve()
    #expect(solver.contradiction(among: []) == nil)
    #expect(solver.contradiction(among: [rows[0]]) == nil)
    #expect(solver.contradiction(among: [rows[0], other]) == nil)
    #expect(solver.contradiction(among: rows) == nil)
    // One way only, but without the last member.
    #expect(solver.contradiction(among: [rows[0], rows[1], other]) == nil)
    #expect(solver.contradiction(among: [rows[0], rows[1]]) == [-1, 1])
    #expect(solver.contradiction(among: Array(repeating: rows[0], count: 251)) == nil)
  }

  @Test func aRowWithoutTermsContradictsItself() throws {
    var solver = Solver()
    let row = try solver.add([], .equal, 1, priority: .required, rank: 0)
    try solver.solve()
    #expect(solver.contradiction(among: solver.conflict(of: row)) == [1])
  }
}
