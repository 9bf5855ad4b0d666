import PlumbConstraintSolver
import TestSupport
import Testing

/// Nothing that the solver does depends on the unit: problems that differ by powers of two are solved in the same steps.
@Suite struct ToleranceTests {
  @Test(arguments: [-20, -7, 7, 20])
  func scaledByPowersOfTwo(exponent: Int) throws {
    var moved = 0
    for seed in SeededGenerator.seeds(300) {
      var generator = SeededGenerator(seed: 3_500_000 + seed)
      let problem = ExactProblem.random(
        variables: 2...6, rows: 4...14, priorities: [1000, 1000, 750, 500, 250, 250, 0], using: &generator)
      let plain = try solved(problem, unit: 1, row: 1)
      let unit = Double(sign: .plus, exponent: exponent, significand: 1)
      let inOtherUnit = try solved(problem, unit: unit, row: 1)
      // Each row as it was, but for a factor that all of them have.
      let inOtherRows = try solved(problem, unit: 1, row: unit)
      for (index, value) in plain.values.enumerated() {
        #expect(inOtherUnit.values[index] == value * unit, "seed \(seed)")
        #expect(inOtherRows.values[index] == value, "seed \(seed)")
        if value != 0 { moved += 1 }
      }
      #expect(inOtherUnit.refused == plain.refused && inOtherRows.refused == plain.refused, "seed \(seed)")
    }
    #expect(moved > 500)
  }

  private func solved(
    _ problem: ExactProblem, unit: Double, row factor: Double
  ) throws -> (values: [Double], refused: [ConstraintID]) {
    var solver = Solver()
    let variables = (0..<problem.variableCount).map { _ in solver.makeVariable() }
    for row in problem.rows {
      let terms = zip(variables, row.coefficients).filter { $0.1 != 0 }.map {
        Term($0.0, Double($0.1) * factor)
      }
      try solver.add(
        terms, Relation(rawValue: Int8(row.relation))!, Double(row.constant) * unit * factor,
        priority: Priority(Double(row.priority)), rank: Rank(Int32(row.rank)))
    }
    try solver.solve()
    try solver.checkInvariants()
    return (variables.map { solver.value(of: $0) }, solver.refused)
  }
}
