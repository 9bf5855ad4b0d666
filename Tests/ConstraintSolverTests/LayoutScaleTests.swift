import PlumbConstraintSolver
import TestSupport
import Testing

/// Systems of the size and shape of layouts: edited for long against made anew, by the cost of each level.
@Suite struct LayoutScaleTests {
  /// A row as it was given to the solver.
  private struct Given {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: Relation
    var constant: Double
    var priority: Double
    var rank: Int32
  }

  /// Views in a tree along one axis: position and size of each, chains, equal and proportional sizes,
  /// content sizes.
  private func randomLayout(views: Int, _ generator: inout SeededGenerator) -> [Given] {
    var rows: [Given] = []
    func give(
      _ terms: [(Int, Double)], _ relation: Relation, _ constant: Double, _ priority: Double
    ) {
      rows.append(
        Given(
          terms: terms, relation: relation, constant: constant, priority: priority, rank: Int32(rows.count)))
    }
    func random(_ range: ClosedRange<Double>) -> Double {
      (Double.random(in: range, using: &generator) * 2).rounded() / 2
    }
    give([(0, 1)], .equal, 0, 1000)
    give([(1, 1)], .equal, 375, 1000)
    var next = 1
    var containers = [0]
    while next < views {
      let container = containers.removeFirst()
      let count = min(views - next, Int.random(in: 1...5, using: &generator))
      for offset in 0..<count {
        let (position, size) = (2 * (next + offset), 2 * (next + offset) + 1)
        containers.append(next + offset)
        if offset == 0 {
          give([(position, 1)], .equal, random(0...20), 1000)
        } else {
          give([(position, 1), (position - 2, -1), (position - 1, -1)], .equal, random(0...12), 1000)
        }
        give([(size, 1)], .greaterThanOrEqual, 0, 1000)
        let content = random(10...90)
        give([(size, 1)], .greaterThanOrEqual, content, [750, 749, 1000].pick(&generator))
        give([(size, 1)], .lessThanOrEqual, content, [250, 251, 252].pick(&generator))
        switch Int.random(in: 0..<6, using: &generator) {
        case 0 where offset > 0: give([(size, 1), (size - 2, -1)], .equal, 0, [1000, 500].pick(&generator))
        case 1: give([(size, 1), (2 * container + 1, -0.3333)], .equal, 0, [1000, 700].pick(&generator))
        case 2: give([(position, 1), (size, 0.5), (2 * container + 1, -0.5)], .equal, 0, 300)
        default: give([(position, 1)], .equal, random(0...300), 0)
        }
      }
      let last = 2 * (next + count - 1)
      let isPinned = Int.random(in: 0..<4, using: &generator) > 0
      give(
        [(last, 1), (last + 1, 1), (2 * container + 1, -1)], isPinned ? .equal : .lessThanOrEqual, -8,
        [1000, 1000, 900].pick(&generator))
      next += count
    }
    return rows
  }

  private func build(_ rows: [Given], views: Int) throws -> (solver: Solver, constraints: [ConstraintID]) {
    var solver = Solver()
    let variables = (0..<2 * views).map { _ in solver.makeVariable() }
    let constraints = try rows.map { row in try add(row, variables, &solver) }
    try solver.solve()
    return (solver, constraints)
  }

  private func add(_ row: Given, _ variables: [Variable], _ solver: inout Solver) throws -> ConstraintID {
    try solver.add(
      row.terms.map { Term(variables[$0.variable], $0.coefficient) }, row.relation, row.constant,
      priority: Priority(row.priority), rank: Rank(row.rank))
  }

  /// Sums of errors by priority, required first.
  private func costs(_ rows: [Given], _ solver: Solver, _ constraints: [ConstraintID]) -> [Double] {
    var sums: [Double: Double] = [:]
    for (row, constraint) in zip(rows, constraints) where row.priority > 0 && !solver.isRefused(constraint) {
      sums[row.priority, default: 0] += solver.violation(of: constraint)
    }
    return sums.sorted { $0.key > $1.key }.map(\.value)
  }

  @Test(arguments: [10, 40, 120])
  func editedAndFreshAgree(views: Int) throws {
    var solves = 0
    var refusals = 0
    for seed in SeededGenerator.seeds(1200 / views) {
      try compareEditedAndFresh(seed, views: views, &solves, &refusals)
    }
    print("layouts of", views, "views:", solves, "solves against fresh ones,", refusals, "refusals")
  }

  /// A row became active whose error counted as none, and values were not computed anew: another row magnified that three
  /// thousand times.
  @Test func aRowThatBecomesActiveHolds() throws {
    var (solves, refusals) = (0, 0)
    try compareEditedAndFresh(3913, views: 40, &solves, &refusals)
    #expect(solves == 12)
  }

  private func compareEditedAndFresh(
    _ seed: UInt64, views: Int, _ solves: inout Int, _ refusals: inout Int
  ) throws {
    var generator = SeededGenerator(seed: 10_000_000 + seed)
    var rows = randomLayout(views: views, &generator)
    var (solver, constraints) = try build(rows, views: views)
    let variables = (0..<2 * views).map { Variable.testHandle($0) }
    for step in 0..<12 {
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let index = rows.indices.pick(&generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0:
          rows[index].constant += Double(Int.random(in: -20...20, using: &generator))
          try solver.setConstant(rows[index].constant, of: constraints[index])
        case 1:
          try solver.remove(constraints[index])
          rows[index].constant += 1
          constraints[index] = try add(rows[index], variables, &solver)
        default:
          rows[1].constant = Double(Int.random(in: 100...1400, using: &generator))
          try solver.setConstant(rows[1].constant, of: constraints[1])
        }
      }
      try solver.solve()
      try solver.checkInvariants()
      let (fresh, freshConstraints) = try build(rows, views: views)
      let comment: Comment = "seed \(seed), \(views) views, step \(step)"
      #expect(
        solver.refused.map { constraints.firstIndex(of: $0)! }
          == fresh.refused.map { freshConstraints.firstIndex(of: $0)! }, comment)
      for (a, b) in zip(costs(rows, solver, constraints), costs(rows, fresh, freshConstraints)) {
        #expect(abs(a - b) <= 1e-6 * max(1, b), comment)
      }
      solves += 1
      refusals += solver.refused.count
    }
  }
}
