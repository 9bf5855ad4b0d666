import PlumbConstraintSolver
import TestSupport
import Testing

/// A system in other units has the same solution in those units.
///
/// The units are powers of two, so that both systems are exactly the same problem. Required rows may be
/// multiplied by anything, and all rows of one priority by one number, as errors are only added up inside a
/// priority.
@Suite struct ScaleTests {
  /// The greatest exponents of two. Coefficients are between about 1e-6 and 1e6.
  struct Scales: Sendable {
    var units: Int
    var factors: Int
  }

  static let scales = [
    Scales(units: 0, factors: 20), Scales(units: 4, factors: 4), Scales(units: 10, factors: 10),
    Scales(units: 20, factors: 0),
  ]

  @Test(arguments: [SessionStyle.layout, .scattered, .clashing], scales)
  func unitsChangeNothingElse(style: SessionStyle, scales: Scales) throws {
    for seed in SeededGenerator.seeds(60) {
      var session = try Session(style, seed: 26_000_000 + seed, views: 3...25)
      for _ in 0..<30 { try session.edit() }
      var generator = session.generator
      func power(_ most: Int) -> Double {
        Double(sign: .plus, exponent: Int.random(in: -most...most, using: &generator), significand: 1)
      }
      let plain = try session.system.rebuilt()
      let units = plain.variables.map { _ in power(scales.units) }
      var factors: [Priority: Double] = [:]
      for priority in plain.costs.map(\.priority) { factors[priority] = power(scales.factors) }
      let scaled = try plain.rescaled(units: units) { row in
        row.priority == .required ? power(scales.factors) : factors[row.priority] ?? 1
      }
      let difference = try scaled.difference(from: plain, tolerance: 1e-6, units: units, factors: factors)
      #expect(difference == nil, "\(style), \(scales), seed \(seed)")
    }
  }

  /// Large and small coefficients in one row, where the small one is all that there is to move.
  @Test func theSmallCoefficientOfARowCounts() throws {
    var system = try Self.system(variables: 2) { system in
      try system.add([(0, 1e6)], .equal, 0, .required)
      try system.add([(0, 1e6), (1, 1e-6)], .lessThanOrEqual, -2, .required)
    }
    #expect(system.refusedRows == [])

    system = try Self.system(variables: 2) { system in
      try system.add([(0, 2e6)], .equal, 1, .required)
      try system.add([(0, 1e6), (1, 1e-6)], .equal, 0, .required)
      try system.add([(1, 1e-6)], .greaterThanOrEqual, 0, .required)
    }
    #expect(system.refusedRows == [2])
    #expect(isNear(system.value(1)!, -5e5))

    system = try Self.system(variables: 2) { system in
      try system.add([(0, 1e-6), (1, -1e6)], .equal, 0, Priority(500))
    }
    #expect(try system.slots(determined: true) == [])

    system = try Self.system(variables: 3) { system in
      try system.add([(0, 1e6), (1, 1e-6), (2, 1)], .lessThanOrEqual, -64, Priority(750))
      try system.add([(0, 1e6), (2, 1)], .equal, 0, Priority(750))
    }
    #expect(system.costs.map(\.cost) == [0])
  }

  /// Few rows that make steps of length zero with rounding errors in their directions.
  @Test func fewRowsOfManySizesEnd() throws {
    var system = try Self.system(variables: 3) { system in
      try system.add([(0, -3), (1, 1e-6), (2, 1e6)], .equal, 0, Priority(500))
      try system.add([(0, -1), (1, 1e-6)], .greaterThanOrEqual, 1, Priority(500))
      try system.add([(0, 2), (2, 1e6)], .equal, 0, Priority(500))
      try system.add([(1, -3e-6)], .greaterThanOrEqual, 0, Priority(500))
    }
    #expect(isNear(system.costs[0].cost, 1))

    system = try Self.system(variables: 4) { system in
      try system.add([(1, 1), (0, -1e-6)], .equal, 0, .required)
      try system.add([(2, 1), (1, 1)], .equal, 0, .required)
      try system.add([(2, -1)], .greaterThanOrEqual, 0, .required)
      try system.add([(3, 1), (2, -1e-6)], .equal, 0, .required)
      try system.add([(3, -1e6)], .equal, 1, .required)
      try system.add([(2, -1)], .lessThanOrEqual, 189, .required)
    }
    #expect(system.refusedRows == [])
    for (slot, value) in [1e6, 1, -1, -1e-6].enumerated() { #expect(isNear(system.value(slot)!, value)) }
  }

  /// Two rows that nearly balance, and a third that decides by a millionth of their slopes.
  @Test func smallSlopesDecide() throws {
    let system = try Self.system(variables: 5) { system in
      try system.add([(0, 1)], .equal, 1, .required)
      try system.add([(0, 1), (4, -0.001)], .equal, 0, .required)
      try system.add([(2, 0.01), (3, -0.01)], .equal, 0, .required)
      try system.add([(1, 1)], .equal, 0, .required)
      try system.add([(2, 1e-5)], .equal, 0, Priority(750))
      try system.add([(2, 10), (4, -2000)], .equal, 0, Priority(750))
      try system.add([(3, -10)], .equal, 1, Priority(750))
      try system.add([(1, 1000), (2, 1)], .equal, 0, Priority(500))
    }
    #expect(isNear(system.costs[1].cost, 2_000_001))
    for (slot, value) in [1.0, 0, 0, 0, 1000].enumerated() { #expect(isNear(system.value(slot)!, value)) }
  }

  private static func system(
    variables: Int, _ rows: (inout LiveSystem) throws -> Void
  ) throws -> LiveSystem {
    var system = LiveSystem()
    for _ in 0..<variables { _ = system.makeVariable() }
    try rows(&system)
    try system.solve()
    return system
  }
}
