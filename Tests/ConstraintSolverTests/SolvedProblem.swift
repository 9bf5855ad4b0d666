import PlumbConstraintSolver
import TestSupport
import Testing

/// A solver that was given an exact problem, and what to compare of the two.
struct SolvedProblem {
  var problem: ExactProblem
  var solver = Solver()
  var variables: [Variable] = []
  /// By row of the problem.
  var constraints: [ConstraintID?]

  /// Adds the rows in the given order, or as they are listed.
  init(_ problem: ExactProblem, order: [Int]? = nil) throws {
    self.problem = problem
    variables = []
    constraints = problem.rows.map { _ in nil }
    for _ in 0..<problem.variableCount { variables.append(solver.makeVariable()) }
    for row in order ?? Array(problem.rows.indices) { constraints[row] = try add(problem.rows[row]) }
    try solver.solve()
  }

  mutating func add(_ row: ExactProblem.Row) throws -> ConstraintID {
    try solver.add(
      terms(row), Relation(rawValue: Int8(row.relation))!, Double(row.constant) / 2,
      priority: Priority(Double(row.priority)), rank: Rank(Int32(row.rank)))
  }

  func terms(_ row: ExactProblem.Row) -> [Term] {
    zip(variables, row.coefficients).filter { $0.1 != 0 }.map { Term($0.0, Double($0.1) / 2) }
  }

  func violation(_ row: Int) -> Double { constraints[row].map { solver.violation(of: $0) } ?? 0 }

  var refusedRows: [Int] {
    solver.refused.map { id in constraints.firstIndex(of: id)! }
  }

  func cost(_ level: [Int]) -> Double { level.reduce(0) { $0 + violation($1) } }

  /// Compares refusals, the costs of every level and the values that are unique, and returns how many
  /// numbers it compared.
  @discardableResult
  func expectOptimal(_ exact: ExactReference, _ comment: Comment) throws -> Int {
    try expectOptimal(exact.answer(), comment)
  }

  @discardableResult
  func expectOptimal(_ exact: ExactAnswer, _ comment: Comment) throws -> Int {
    try solver.checkInvariants()
    #expect(refusedRows == exact.refused, comment)
    for (level, cost) in zip(exact.levels, exact.costs) {
      #expect(
        isNear(self.cost(level), cost), "\(comment): rows \(level) cost \(self.cost(level)), not \(cost)")
    }
    for row in exact.admitted { #expect(violation(row) == 0, comment) }
    var compared = exact.levels.count + 1
    for (variable, range) in zip(variables, exact.ranges) where range.lowest == range.highest {
      let value = solver.value(of: variable)
      #expect(
        isNear(value, range.lowest), "\(comment): variable \(variable.index) is \(value), not \(range.lowest)"
      )
      compared += 1
    }
    return compared
  }
}

func isNear(_ a: Double, _ b: Double) -> Bool {
  a == b || abs(a - b) <= 1e-9 * max(1, abs(b))
}
