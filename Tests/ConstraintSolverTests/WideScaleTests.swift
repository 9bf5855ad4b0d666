import PlumbConstraintSolver
import Testing

/// Coefficients from a millionth to a million in one problem, as long sessions of edits have come to them: of large numbers
/// that cancel a rest stays that is larger than others' whole effect.
@Suite struct WideScaleTests {
  private typealias Given = (
    priority: Double, relation: Relation, constant: Double, terms: [(variable: Int, coefficient: Double)]
  )

  /// All that comes before the rows of priority 500 can be had with them: what is left of cancelled multipliers once
  /// kept the descent from it.
  @Test func aRestOfCancelledMultipliersStopsNoDescent() throws {
    var solver = Solver()
    let variables = (0..<35).map { _ in solver.makeVariable() }
    var costs: [Double: Double] = [:]
    let constraints = try Self.rows.enumerated().map { rank, row in
      try solver.add(
        row.terms.map { Term(variables[$0.variable], $0.coefficient) }, row.relation, row.constant,
        priority: Priority(row.priority), rank: Rank(Int32(rank)))
    }
    try solver.solve()
    for (row, constraint) in zip(Self.rows, constraints) {
      costs[row.priority, default: 0] += solver.violation(of: constraint)
    }
    #expect(solver.refused.isEmpty)
    for (priority, cost) in costs.sorted(by: { $0.key > $1.key }) {
      let least = priority == 750 ? 4000.2735 : 0
      #expect(
        (cost - least).magnitude <= 1e-6 * max(1, least), "priority \(priority) costs \(cost), not \(least)")
    }
  }

  private static let rows: [Given] = [
    (1000, .greaterThanOrEqual, -16.5, [(0, 1_000_000)]),
    (749, .equal, 0, [(1, 0.001), (2, 0.0005), (3, -0.001), (4, -0.0005)]),
    (1000, .equal, 0, [(5, 1), (5, -0.5)]),
    (750, .equal, -6.5, [(6, 1_000_000), (7, 1_000_000), (8, -1_000_000)]),
    (999, .equal, 0.1065, [(9, 1)]),
    (750, .equal, 10.5, [(10, 1), (11, -1000), (9, -1000)]),
    (999, .equal, -0.0205, [(10, 0.001)]),
    (1000, .lessThanOrEqual, 0, [(12, 1_000_000)]),
    (750, .equal, 1500, [(13, 1000), (5, -500)]),
    (750, .equal, -14, [(14, 1), (15, -1e-6)]),
    (250, .lessThanOrEqual, 53.5, [(16, 1)]),
    (750, .greaterThanOrEqual, 54.5, [(17, 1000)]),
    (750, .equal, 0, [(18, 1_000_000), (0, 500000), (19, -1000), (20, -500)]),
    (251, .equal, 19.5, [(21, 1), (3, -1e-6), (4, -1e-6)]),
    (750, .equal, 26, [(22, 1)]),
    (500, .equal, 0, [(17, 1), (0, -1000.0000000000001)]),
    (750, .equal, -0.0155, [(23, 0.001), (20, -0.75)]),
    (1000, .equal, 0.28150000000000003, [(21, 0.001), (6, -1000.0000000000001)]),
    (999, .equal, -0.0025, [(13, 0.001), (12, -1000.0000000000001)]),
    (750, .equal, 0.0025, [(24, 0.001), (25, -0.001), (13, -0.001)]),
    (749, .equal, 0.0095, [(19, 1), (6, -1000.0000000000001), (7, -1000.0000000000001)]),
    (1000, .greaterThanOrEqual, -27, [(26, 1_000_000), (8, 500000), (18, -1_000_000), (0, -500000)]),
    (250, .lessThanOrEqual, 94500, [(27, 1000)]),
    (1000, .equal, -0.002, [(28, 0.001), (29, -0.001), (30, -0.001)]),
    (999, .greaterThanOrEqual, 1000, [(3, 0.001), (31, -1000), (22, -1000)]),
    (1000, .greaterThanOrEqual, 0.35650000000000004, [(23, 0.001)]),
    (751, .greaterThanOrEqual, 0.0835, [(7, 1000.0000000000001)]),
    (252, .lessThanOrEqual, 0.0835, [(7, 1000.0000000000001)]),
    (750, .equal, 1000, [(29, 1000), (10, -1000), (27, -1000)]),
    (999, .lessThanOrEqual, 92.5, [(15, -5e-7), (32, 2000)]),
    (750, .greaterThanOrEqual, -0.008, [(26, 1000.0000000000001), (8, 1000.0000000000001), (17, -1)]),
    (1000, .equal, 0.1105, [(28, 0.001), (32, -1), (24, 0.001)]),
    (749, .greaterThanOrEqual, 40500, [(23, 1000)]),
    (1000, .equal, 0, [(33, 1_000_000), (25, -1000), (13, -1000)]),
    (749, .greaterThanOrEqual, 20000, [(34, 1_000_000)]),
    (1000, .equal, 0.0415, [(18, 1000.0000000000001)]),
    (750, .equal, 3.5, [(11, 1000), (21, -1), (16, -1)]),
    (1000, .greaterThanOrEqual, 0.2735, [(24, 0.001), (25, -0.001)]),
    (1, .greaterThanOrEqual, 5, [(31, 1), (19, -1000), (20, -1000)]),
    (999, .equal, 0, [(21, 0.001), (16, 0.0005), (33, -1), (34, -0.5)]),
  ]
}
