import TestSupport
import Testing

@testable import PlumbConstraintSolver

extension PlannedEquations {
  /// Active rows hold at the values at hand.
  func expectActiveRowsHold(_ moment: Comment) {
    for row in activeRows {
      let (error, tolerance) = solver.computeError(of: row)
      #expect(
        error.magnitude <= tolerance, "\(comment), \(moment): active row \(row) is off by \(error)")
    }
  }

  /// The values are those that the free variables and active rows imply.
  func expectValuesAreThePlans(_ moment: Comment) {
    var other = self
    other.solver.becomeUnique()
    other.evaluateAll()
    for variable in 0..<variableCount {
      let (value, expected) = (solver.values[variable], other.solver.values[variable])
      #expect(
        (value - expected).magnitude <= 1e-9 * max(1, expected.magnitude),
        "\(comment), \(moment): variable \(variable) is \(value), not \(expected)")
    }
  }

  /// A walk meets what depends on its start, each variable after all that it is determined from, and the inactive rows
  /// that name any of them.
  mutating func expectWalk(from source: Int32, _ moment: Comment) {
    solver.walkFrom(source)
    var order: [Int32] = []
    for index in solver.walk.order.indices.reversed() { order.append(solver.walk.order[index]) }
    let touched = (0..<solver.walk.touched.count).map { solver.walk.touched[$0] }
    let reached = dependents(of: source)
    #expect(
      Set(order) == reached && order.count == reached.count, "\(comment), \(moment): walk from \(source)")
    var isDone = Set<Int32>()
    for variable in order {
      for other in origins(of: variable) where reached.contains(other) {
        #expect(isDone.contains(other), "\(comment), \(moment): \(variable) comes before \(other)")
      }
      isDone.insert(variable)
    }
    let naming = inactiveRows.filter { row in variables(of: row).contains { reached.contains($0) } }
    #expect(touched.sorted() == naming, "\(comment), \(moment): rows touched from \(source)")
  }

  private func variables(of row: Int32) -> [Int32] {
    solver.table.range(of: row).map { solver.table.entries[$0].variable }
  }

  /// The variables from which the plan determines a variable.
  private func origins(of variable: Int32) -> [Int32] {
    let row = solver.table.columns[variable].determiner
    return row < 0 ? [] : variables(of: row).filter { $0 != variable }
  }

  /// All that the plan determines from a source, by going over the whole plan as long as more is found.
  private func dependents(of source: Int32) -> Set<Int32> {
    var reached = Set<Int32>()
    if source < 0 {
      reached.insert(~source)
    } else {
      if solver.table.determined[source] >= 0 { reached.insert(solver.table.determined[source]) }
      for derived in derivedRows where shares(of: derived)[source] != nil {
        reached.insert(solver.table.determined[derived])
      }
    }
    var count = -1
    while count != reached.count {
      count = reached.count
      for variable in 0..<Int32(variableCount)
      where origins(of: variable).contains(where: { reached.contains($0) }) {
        reached.insert(variable)
      }
    }
    return reached
  }

  /// The multipliers of a derived row.
  func shares(of derived: Int32) -> [Int32: Double] {
    var shares: [Int32: Double] = [:]
    var index = solver.table.rows[derived].firstShare
    while index >= 0 {
      shares[solver.derivations.shares[index].row] = solver.derivations.shares[index].multiplier
      index = solver.derivations.shares[index].nextOfDerived
    }
    return shares
  }

  /// Edges and multipliers are those of Gaussian elimination.
  ///
  /// - Returns: whether they were compared, which is no use where the equations are nearly dependent.
  mutating func expectAgreesWithElimination(
    _ generator: inout SeededGenerator, _ moment: Comment
  ) -> Bool {
    let sources = sources
    #expect(sources.count == variableCount, "\(comment), \(moment): sources are not one a variable")
    if sources.count != variableCount { return false }
    let dense = dense
    let place = sources.indices.pick(&generator)
    var unit = [Double](repeating: 0, count: variableCount)
    unit[place] = 1
    guard let edge = dense.solve(unit) else { return false }
    expectEdge(edge, from: sources[place], moment)

    var gradient = [Double](repeating: 0, count: variableCount)
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      gradient[gradient.indices.pick(&generator)] = Double(Int.random(in: -9...9, using: &generator))
    }
    guard let expected = dense.transposed.solve(gradient) else { return false }
    let multipliers = multipliers(of: gradient)
    let largest = expected.reduce(1) { max($0, $1.magnitude) }
    for (source, expected) in zip(sources, expected) {
      let multiplier = multipliers[source] ?? 0
      #expect(
        (multiplier - expected).magnitude <= 1e-8 * largest,
        "\(comment), \(moment): the multiplier of \(source) is \(multiplier), not \(expected)")
    }
    expectNothingLeftOver(moment)
    return true
  }

  /// `follow` moves variables and errors like this.
  private mutating func expectEdge(_ edge: [Double], from source: Int32, _ moment: Comment) {
    solver.follow(source)
    let largest = edge.reduce(1) { max($0, $1.magnitude) }
    for variable in 0..<variableCount {
      let direction = solver.walk.direction[variable]
      #expect(
        (direction - edge[variable]).magnitude <= 1e-8 * largest,
        "\(comment), \(moment): along \(source) variable \(variable) moves by \(direction), not \(edge[variable])"
      )
    }
    let touched = Set((0..<solver.walk.touched.count).map { solver.walk.touched[$0] })
    for row in inactiveRows {
      let rate = zip(coefficients(row), edge).reduce(0) { $0 + $1.0 * $1.1 }
      let found = touched.contains(row) ? solver.walk.rates[row] : 0
      #expect(
        (found - rate).magnitude <= 1e-8 * largest,
        "\(comment), \(moment): along \(source) the error of row \(row) grows by \(found), not \(rate)")
    }
  }

  private func expectNothingLeftOver(_ moment: Comment) {
    for variable in 0..<variableCount {
      #expect(solver.back.gradient[variable].magnitude == 0, "\(comment), \(moment): a gradient is left over")
    }
    for row in solver.table.rows.indices {
      #expect(solver.back.multipliers[row].magnitude == 0, "\(comment), \(moment): a multiplier is left over")
    }
  }
}
