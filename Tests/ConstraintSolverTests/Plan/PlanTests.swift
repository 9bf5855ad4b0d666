import TestSupport
import Testing

@testable import PlumbConstraintSolver

/// The plan against the equations that it stands for.
@Suite struct PlanTests {
  private func forEachSystem(
    _ shape: PlanShape, _ count: Int, seed base: UInt64,
    _ body: (inout PlannedEquations, inout SeededGenerator) throws -> Void
  ) throws {
    for seed in SeededGenerator.seeds(count) {
      var generator = SeededGenerator(seed: base + seed)
      var system = try PlannedEquations(
        shape.equations(&generator), &generator, "\(shape), seed \(base + seed)")
      try body(&system, &generator)
    }
  }

  @Test(arguments: PlanShape.allCases)
  func aFreshPlanStandsForItsEquations(shape: PlanShape) throws {
    var compared = 0
    try forEachSystem(shape, 60, seed: 8_000_000) { system, generator in
      try system.solver.checkInvariants()
      system.expectActiveRowsHold("fresh")
      for source in system.sources { system.expectWalk(from: source, "fresh") }
      for _ in 0..<5 where system.expectAgreesWithElimination(&generator, "fresh") { compared += 1 }
    }
    #expect(compared > 200)
  }

  /// No row could be added: each inactive one depends on the active ones.
  @Test(arguments: PlanShape.allCases)
  func aFreshPlanLeavesNoRowOutThatWouldFit(shape: PlanShape) throws {
    try forEachSystem(shape, 60, seed: 8_050_000) { system, _ in
      var all = system
      all.solver.becomeUnique()
      for row in all.inactiveRows { all.solver.table.determined[row] = 0 }
      for row in all.activeRows where all.solver.table.determined[row] >= 0 {
        all.solver.table.determined[row] = 0
      }
      all.solver.peelWhole()
      try all.solver.checkInvariants()
      for row in all.inactiveRows {
        let multipliers = all.multipliers(of: all.coefficients(row))
        for (source, multiplier) in multipliers where source < 0 {
          #expect(multiplier.magnitude < 1e-9, "\(all.comment): row \(row) would determine \(~source)")
        }
      }
    }
  }

  @Test(arguments: PlanShape.allCases)
  func exchangesKeepThePlanRight(shape: PlanShape) throws {
    var (exchanges, refused, compared) = (0, 0, 0)
    try forEachSystem(shape, 12, seed: 8_100_000) { system, generator in
      for step in 0..<200 {
        let moment: Comment = "step \(step)"
        if Int.random(in: 0..<8, using: &generator) == 0,
          let row = system.activeRows.randomElement(using: &generator)
        {
          system.release(row)
          #expect(!system.solver.table.isActive(row), "\(system.comment), \(moment)")
        } else if let (source, entering) = system.randomExchange(&generator) {
          let isActive = try system.exchange(source, for: entering)
          exchanges += 1
          if !isActive { refused += 1 }
          #expect(system.solver.table.isActive(entering) || !isActive, "\(system.comment), \(moment)")
          #expect(source < 0 || !system.solver.table.isActive(source), "\(system.comment), \(moment)")
        }
        do throws(InvariantViolation) { try system.solver.checkInvariants() } catch {
          Issue.record("\(system.comment), \(moment): \(error.message) \(error.index)")
          return
        }
        system.expectActiveRowsHold(moment)
        system.expectValuesAreThePlans(moment)
        if step % 10 == 0 {
          for source in system.sources { system.expectWalk(from: source, moment) }
          if system.expectAgreesWithElimination(&generator, moment) { compared += 1 }
        }
      }
      expectFreshPlanAgrees(system)
    }
    print("\(shape):", exchanges, "exchanges,", refused, "refused,", compared, "compared with elimination")
    #expect(exchanges > 500 && compared > 100)
    #expect(refused == 0)
  }

  /// The rows that so many exchanges have made give the values of those that are made at once.
  private func expectFreshPlanAgrees(_ system: PlannedEquations) {
    var fresh = system
    fresh.solver.becomeUnique()
    fresh.solver.peelWhole()
    fresh.evaluateAll()
    #expect(fresh.activeRows == system.activeRows, system.comment)
    for variable in 0..<system.variableCount {
      let (value, expected) = (system.solver.values[variable], fresh.solver.values[variable])
      #expect(
        (value - expected).magnitude <= 1e-8 * max(1, expected.magnitude),
        "\(system.comment): variable \(variable) is \(value), freshly planned \(expected)")
    }
  }

  /// Two rows that differ in their last digits cannot both be active: the plan without one of them goes on.
  @Test(arguments: [0, 1e-15, 1e-13]) func rowsThatNearlyDependOnEachOtherAreNotExchanged(gap: Double) throws
  {
    var generator = SeededGenerator(seed: 8_200_000)
    var equations = PlanShape.Equations(variableCount: 3)
    equations.rows = [
      [(0, 1), (1, 1)], [(1, 1), (2, 1.5)], [(2, 1), (0, -1)], [(0, 1), (1, 1 + gap)],
    ]
    var system = try PlannedEquations(equations, hasWishes: false, &generator, "gap \(gap)")
    #expect(system.activeRows.count == 3)
    let twin = system.solver.table.isActive(system.rows[0]) ? system.rows[3] : system.rows[0]
    let source = system.rows[2]
    #expect(system.solver.table.isActive(source) && !system.solver.table.isActive(twin))
    let isActive = try system.exchange(source, for: twin)
    #expect(!isActive)
    try system.solver.checkInvariants()
    #expect(!system.solver.table.isActive(source))
    #expect(system.freeVariables.count == 1)
    system.expectActiveRowsHold("after")
    let isCompared = system.expectAgreesWithElimination(&generator, "after")
    #expect(isCompared)
  }
}
