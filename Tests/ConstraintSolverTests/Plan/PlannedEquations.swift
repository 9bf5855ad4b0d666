import TestSupport
import Testing

@testable import PlumbConstraintSolver

/// A solver whose plan is changed by hand, and what the plan must be.
struct PlannedEquations {
  var solver = Solver()
  let variableCount: Int
  private(set) var rows: [Int32] = []
  /// Whether exchanges put off the variables that no inactive row depends on, as descents do.
  let leavesTail: Bool
  let comment: Comment

  /// Plans equations as `solve` does it: required ones bind, the others, if there are to be any, settle what is left.
  init(
    _ equations: PlanShape.Equations, hasWishes: Bool = true, _ generator: inout SeededGenerator,
    _ comment: Comment
  ) throws {
    self.comment = comment
    variableCount = equations.variableCount
    leavesTail = Bool.random(using: &generator)
    let variables = (0..<variableCount).map { _ in solver.makeVariable() }
    for (rank, row) in equations.rows.enumerated() {
      let constraint = try solver.add(
        row.map { Term(variables[$0.variable], $0.coefficient) }, .equal,
        Double(Int.random(in: -20...40, using: &generator)),
        priority: hasWishes && Int.random(in: 0..<4, using: &generator) == 0 ? Priority(500) : .required,
        rank: Rank(Int32(rank)))
      rows.append(constraint.index)
    }
    solver.numberLevels()
    solver.extendScratch()
    solver.planNewVariables()
    for variable in 0..<variableCount where solver.table.columns[variable].determiner < 0 {
      solver.values[variable] = Double(Int.random(in: -9...9, using: &generator))
    }
    for row in inactiveRows { solver.makeCore(row) }
    evaluateAll()
  }

  var activeRows: [Int32] { rows.filter { solver.table.isActive($0) } }
  var inactiveRows: [Int32] { rows.filter { !solver.table.isActive($0) } }
  var freeVariables: [Int32] {
    (0..<Int32(variableCount)).filter { solver.table.columns[$0].determiner < 0 }
  }
  var derivedRows: [Int32] {
    (0..<Int32(solver.table.rows.count)).filter { solver.table.rows[$0].standing == .derived }
  }

  /// The active rows, and as `~variable` the free variables: one for each variable.
  var sources: [Int32] { activeRows + freeVariables.map { ~$0 } }

  func coefficients(_ row: Int32) -> [Double] {
    var coefficients = [Double](repeating: 0, count: variableCount)
    for entry in solver.table.range(of: row) {
      coefficients[Int(solver.table.entries[entry].variable)] += solver.table.entries[entry].coefficient
    }
    return coefficients
  }

  /// The equations that the plan stands for, in the order of the sources.
  var dense: DenseEquations {
    DenseEquations(
      sources.map { source in
        if source >= 0 { return coefficients(source) }
        var unit = [Double](repeating: 0, count: variableCount)
        unit[Int(~source)] = 1
        return unit
      })
  }

  /// Computes all values from those of the free variables.
  mutating func evaluateAll() {
    solver.walk.begin()
    for variable in 0..<Int32(variableCount) { solver.visit(variable) }
    for index in solver.walk.order.indices.reversed() { evaluate(solver.walk.order[index]) }
  }

  private mutating func evaluate(_ variable: Int32) {
    solver.revalue(variable)
  }

  /// The multiplier that each source has in a sum of variables, by the plan.
  mutating func multipliers(of gradient: [Double]) -> [Int32: Double] {
    solver.back.begin()
    for (variable, component) in gradient.enumerated() where component != 0 {
      solver.back.gradient[variable].add(component, noise: 0)
      solver.visitBack(Int32(variable))
    }
    solver.distributeGradient()
    var multipliers: [Int32: Double] = [:]
    for index in solver.back.support.indices {
      let source = solver.back.support[index]
      #expect(multipliers[source] == nil, "\(comment): source \(source) is in the support twice")
      multipliers[source] = solver.multiplier(source).value
    }
    solver.clearMultipliers()
    return multipliers
  }

  /// Makes a row active in place of a source, and computes the values that this moves as the descent does.
  ///
  /// - Returns: whether the exchange went as planned; if not all is peeled anew.
  mutating func exchange(_ source: Int32, for entering: Int32) throws -> Bool {
    solver.walk.skipsTail = leavesTail
    defer { solver.walk.skipsTail = false }
    solver.follow(source)
    guard solver.exchange(source, for: entering) else {
      solver.endPeeling()
      solver.peelWhole()
      for row in inactiveRows { solver.makeCore(row) }
      solver.walk.skipsTail = false
      evaluateAll()
      return false
    }
    for index in solver.peeling.order.indices { evaluate(solver.peeling.order[index]) }
    for index in solver.walk.order.indices.reversed()
    where solver.table.columns[solver.walk.order[index]].sequence == 0 {
      evaluate(solver.walk.order[index])
    }
    solver.deferTail()
    solver.endPeeling()
    if source >= 0 { solver.makeCore(source) }
    solver.walk.skipsTail = false
    try solver.revalueTail()
    return true
  }

  /// Takes a row out of the plan, which frees a variable.
  mutating func release(_ row: Int32) {
    solver.release(row)
    solver.makeCore(row)
  }

  /// An inactive row and a source in whose place it can hold; nil where every row is active or depends on those that
  /// stay.
  mutating func randomExchange(_ generator: inout SeededGenerator) -> (source: Int32, entering: Int32)? {
    guard let entering = inactiveRows.randomElement(using: &generator) else { return nil }
    let multipliers = multipliers(of: coefficients(entering))
    let largest = multipliers.values.map(\.magnitude).max() ?? 0
    if largest <= 1e-6 { return nil }
    // Not the smallest ones, lest the equations become nearly dependent.
    let candidates = multipliers.filter { $0.value.magnitude >= 0.2 * largest }.keys.sorted()
    return (candidates.pick(&generator), entering)
  }
}
