import TestSupport
import Testing

@testable import ConstraintSolver

/// The factored basis against the equations that it solves.
@Suite struct BasisTests {
  /// A random sparse table and a basis of all its rows, with anchors in some places.
  private func randomBasis(
    _ n: Int, entriesPerRow: Int, anchors: Int, _ generator: inout SeededGenerator
  ) -> Solver {
    var solver = Solver()
    for _ in 0..<n { _ = solver.makeVariable() }
    let diagonal = (0..<n).shuffled(using: &generator)
    for place in 0..<n where place >= anchors {
      // Dominant entries, one a row and column, keep the matrix far from singular.
      var entries: [Int32: Double] = [Int32(diagonal[place]): 1.5]
      for _ in 1..<max(2, entriesPerRow) {
        entries[Int32.random(in: 0..<Int32(n), using: &generator)] =
          Double.random(in: -0.5...0.5, using: &generator) / Double(entriesPerRow)
      }
      entries[Int32(diagonal[place])] = 1.5
      let variables = entries.keys.sorted()
      let row = solver.table.insert(variables, variables.map { entries[$0]! })
      solver.basis.head[place] = row
      solver.table.rows[Int(row)].position = Int32(place)
    }
    for place in 0..<anchors { solver.basis.head[place] = ~Int32(diagonal[place]) }
    solver.factorBasis()
    return solver
  }

  /// B·x, by place.
  private func product(_ solver: Solver, _ x: [Double]) -> [Double] {
    solver.basis.head.map { row in
      if row < 0 { return x[Int(~row)] }
      return solver.table.entries(of: row).reduce(0) {
        $0 + solver.table.coefficients[$1] * x[Int(solver.table.variables[$1])]
      }
    }
  }

  /// Bᵀ·λ, by variable.
  private func transposedProduct(_ solver: Solver, _ multipliers: [Double]) -> [Double] {
    var result = [Double](repeating: 0, count: multipliers.count)
    for (place, row) in solver.basis.head.enumerated() {
      if row < 0 {
        result[Int(~row)] += multipliers[place]
      } else {
        for entry in solver.table.entries(of: row) {
          result[Int(solver.table.variables[entry])] += solver.table.coefficients[entry] * multipliers[place]
        }
      }
    }
    return result
  }

  private func expectSolves(_ solver: Solver, _ generator: inout SeededGenerator, _ comment: Comment) {
    let n = solver.values.count
    let target = (0..<n).map { _ in Double.random(in: -9...9, using: &generator) }
    var used = target
    var x = [Double](repeating: .nan, count: n)
    solver.basis.solve(&used, into: &x)
    #expect(zip(product(solver, x), target).allSatisfy { isNear($0, $1) }, comment)
    used = target
    var multipliers = [Double](repeating: .nan, count: n)
    solver.basis.solveTransposed(&used, into: &multipliers)
    #expect(zip(transposedProduct(solver, multipliers), target).allSatisfy { isNear($0, $1) }, comment)
  }

  @Test(arguments: [1, 2, 3, 6])
  func factorsSolveBothWays(entriesPerRow: Int) {
    var nuclei = 0
    for seed in SeededGenerator.seeds(60) {
      var generator = SeededGenerator(seed: 8_000_000 + seed)
      let n = Int.random(in: 1...60, using: &generator)
      let anchors = Int.random(in: 0...n / 3, using: &generator)
      let solver = randomBasis(n, entriesPerRow: entriesPerRow, anchors: anchors, &generator)
      nuclei += solver.basis.factor.nucleus.count > 0 ? 1 : 0
      expectSolves(solver, &generator, "seed \(seed)")
    }
    #expect(entriesPerRow < 3 || nuclei > 20)
  }

  @Test func exchangesKeepTheFactorRight() {
    for seed in SeededGenerator.seeds(40) {
      var generator = SeededGenerator(seed: 8_100_000 + seed)
      let n = Int.random(in: 2...40, using: &generator)
      var solver = randomBasis(n, entriesPerRow: 3, anchors: 0, &generator)
      for _ in 0..<30 {
        let variables = (0..<Int32(n)).shuffled(using: &generator).prefix(3).sorted()
        let row = solver.table.insert(variables, variables.map { _ in [1, -1, 1.5].pick(&generator) })
        var unit = [Double](repeating: 0, count: n)
        var multipliers = unit
        for entry in solver.table.entries(of: row) {
          unit[Int(solver.table.variables[entry])] = solver.table.coefficients[entry]
        }
        solver.basis.solveTransposed(&unit, into: &multipliers)
        let place = multipliers.indices.max { multipliers[$0].magnitude < multipliers[$1].magnitude }!
        solver.basis.replace(place, by: row, multipliers: multipliers)
      }
      expectSolves(solver, &generator, "seed \(seed)")
    }
  }

  @Test func dependentRowsMakeWayForAnchors() {
    var solver = Solver()
    for _ in 0..<4 { _ = solver.makeVariable() }
    let rows: [([Int32], [Double])] = [
      ([0, 1], [1, 1]), ([1, 2], [1, 1]), ([0, 2], [1, -1]), ([2, 3], [1, 1.5]),
    ]
    for (place, row) in rows.enumerated() {
      let index = solver.table.insert(row.0, row.1)
      solver.basis.head[place] = index
      solver.table.rows[Int(index)].position = Int32(place)
    }
    solver.factorBasis()
    #expect(solver.basis.head.filter { $0 < 0 }.count == 1)
    var generator = SeededGenerator(seed: 1)
    expectSolves(solver, &generator, "dependent")
  }

  /// What depended on a variable that is gone stays where it was.
  @Test func departedVariablesLeaveValuesBehind() throws {
    var solver = Solver()
    // Enough that stays as it is for the basis to be mended, not peeled anew.
    for index in 0..<40 {
      try solver.add(
        [Term(solver.makeVariable())], .equal, Double(index), priority: .required, rank: Rank(Int32(index)))
    }
    let (u, v, w, z) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    try solver.add([Term(u)], .equal, 10, priority: .required, rank: 50)
    let rows = [
      try solver.add([Term(v), Term(u, -1)], .equal, 8, priority: .required, rank: 51),
      try solver.add([Term(w, 2), Term(v, -1)], .equal, 3, priority: .required, rank: 52),
      try solver.add([Term(z), Term(w, -1), Term(v, -1.5)], .equal, 0, priority: .required, rank: 53),
    ]
    try solver.solve()
    #expect([u, v, w, z].map { solver.value(of: $0) } == [10, 18, 10.5, 37.5])
    for row in rows { try solver.remove(row) }
    try solver.removeVariable(v)
    try solver.solve()
    try solver.checkInvariants()
    #expect(solver.basis.etas.count > 0)
    #expect([u, w, z].map { solver.value(of: $0) } == [10, 10.5, 37.5])
    var generator = SeededGenerator(seed: 2)
    expectSolves(solver, &generator, "departed")
    let next = solver.makeVariable()
    #expect(next == v)
    try solver.add([Term(next), Term(w, -1)], .equal, 1, priority: .required, rank: 60)
    try solver.add([Term(w)], .equal, 2, priority: Priority(500), rank: 61)
    try solver.solve()
    try solver.checkInvariants()
    #expect([next, w].map { solver.value(of: $0) } == [3, 2])
  }
}
