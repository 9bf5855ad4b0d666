import PlumbConstraintSolver
import TestSupport
import Testing

/// The order in which constraints are added, and what else was added before, is of no consequence.
@Suite struct PermutationTests {
  private static let seeds = SeededGenerator.seeds(40)

  @Test(arguments: SessionStyle.allCases)
  func orderOfAddingChangesNoValue(style: SessionStyle) throws {
    for seed in Self.seeds {
      var session = try Session(style, seed: 21_000_000 + seed, views: 3...30)
      for _ in 0..<20 { try session.edit() }
      let listed = try session.system.rebuilt()
      for round in 0..<3 {
        let order = listed.rows.indices.shuffled(using: &session.generator)
        let shuffled = try listed.rebuilt(order: order)
        // A value of 0 that is the difference of two of 10⁵, divided by a coefficient of 10⁻³, has an error of 10⁻⁸ in
        // any order: no sum of rounded numbers knows better.
        let tolerance = style == .scaled ? 1e-6 : 1e-9
        let difference = try shuffled.difference(from: listed, tolerance: tolerance)
        #expect(difference == nil, "\(style), seed \(seed), round \(round)")
      }
    }
  }

  @Test(arguments: SessionStyle.allCases)
  func sameOperationsGiveTheSameBits(style: SessionStyle) throws {
    for seed in Self.seeds {
      let (first, second) = try (values(style, seed), values(style, seed))
      #expect(first == second, "\(style), seed \(seed)")
    }
  }

  /// The bits of all values after each solve of a session, and of one whose rows are shuffled at the end.
  private func values(_ style: SessionStyle, _ seed: UInt64) throws -> [UInt64] {
    var session = try Session(style, seed: 21_500_000 + seed, views: 3...30)
    var bits: [UInt64] = []
    for _ in 0..<10 {
      for _ in 0..<3 { try session.edit() }
      try session.system.solve()
      bits += session.system.solver.solution.map(\.bitPattern)
    }
    let order = session.system.rows.indices.shuffled(using: &session.generator)
    return try bits + session.system.rebuilt(order: order).solver.solution.map(\.bitPattern)
  }
}
