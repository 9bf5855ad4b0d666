import PlumbConstraintSolver
import TestSupport
import Testing

/// A copy of a solver is a what-if: neither feels what is done to the other.
@Suite struct CopyTests {
  @Test(arguments: SessionStyle.allCases)
  func copiesGoTheirOwnWays(style: SessionStyle) throws {
    for seed in SeededGenerator.seeds(30) {
      var original = try Session(style, seed: 22_000_000 + seed, views: 3...30)
      if seed % 2 == 0 { try original.system.solve() }
      var copy = original
      copy.generator = SeededGenerator(seed: 22_500_000 + seed)
      for step in 0..<8 {
        for _ in 0..<Int.random(in: 1...4, using: &original.generator) { try original.edit() }
        for _ in 0..<Int.random(in: 1...4, using: &copy.generator) { try copy.edit() }
        // Both orders of solving, and now and then only one of the two.
        if (seed + UInt64(step)) % 2 == 0 { try original.system.solve() }
        if step % 3 != 1 { try copy.system.solve() }
        try original.system.solver.checkInvariants()
        try copy.system.solver.checkInvariants()
      }
      for (name, session) in [("original", original), ("copy", copy)] {
        var system = session.system
        try system.solve()
        let difference = try system.difference(from: session.system.rebuilt(), tolerance: 1e-6)
        #expect(difference == nil, "\(name), \(style), seed \(seed)")
      }
    }
  }

  @Test(arguments: SessionStyle.allCases)
  func anUntouchedOriginalKeepsItsBits(style: SessionStyle) throws {
    for seed in SeededGenerator.seeds(10) {
      var session = try Session(style, seed: 22_800_000 + seed, views: 3...30)
      try session.system.solve()
      let original = session.system
      let bits = original.solver.solution.map(\.bitPattern)
      let refused = original.solver.refused
      for _ in 0..<10 {
        try session.edit()
        try session.system.solve()
      }
      try original.solver.checkInvariants()
      #expect(original.solver.solution.map(\.bitPattern) == bits, "\(style), seed \(seed)")
      #expect(original.solver.refused == refused, "\(style), seed \(seed)")
    }
  }
}
