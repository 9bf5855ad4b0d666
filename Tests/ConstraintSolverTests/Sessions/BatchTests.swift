import PlumbConstraintSolver
import TestSupport
import Testing

/// Many edits in one solve give what a solve after each edit gives.
@Suite struct BatchTests {
  @Test(arguments: SessionStyle.allCases, [2, 30, 300])
  func oneSolveIsAsGoodAsMany(style: SessionStyle, edits: Int) throws {
    for seed in SeededGenerator.seeds(600 / (edits + 20)) {
      var stepwise = try Session(style, seed: 23_000_000 + seed, views: 3...25)
      try stepwise.system.solve()
      var batch = stepwise
      for step in 0..<3 {
        for _ in 0..<edits {
          try stepwise.edit()
          try stepwise.system.solve()
          try batch.edit()
        }
        try batch.system.solve()
        let difference = try batch.system.difference(from: stepwise.system, tolerance: 1e-6)
        #expect(difference == nil, "\(style), \(edits) edits, seed \(seed), step \(step)")
      }
    }
  }

  @Test func editsThatUndoEachOtherAreNone() throws {
    for seed in SeededGenerator.seeds(40) {
      var session = try Session(.layout, seed: 23_500_000 + seed, views: 3...25)
      try session.system.solve()
      let before = session.system
      for row in session.system.rows.indices.shuffled(using: &session.generator).prefix(10) {
        let (constant, priority) = (session.system.rows[row].constant, session.system.rows[row].priority)
        try session.system.setConstant(constant + 7, of: row)
        try session.system.setPriority(session.priority(), of: row)
        if Bool.random(using: &session.generator) { try session.system.solve() }
        try session.system.setPriority(priority, of: row)
        try session.system.setConstant(constant, of: row)
      }
      try session.system.solve()
      let difference = try session.system.difference(from: before, tolerance: 1e-9)
      #expect(difference == nil, "seed \(seed)")
    }
  }

  @Test func solvingAgainChangesNoBit() throws {
    for seed in SeededGenerator.seeds(40) {
      var session = try Session(.scattered, seed: 23_800_000 + seed, views: 3...25)
      try session.system.solve()
      let bits = session.system.solver.solution.map(\.bitPattern)
      try session.system.solve()
      #expect(session.system.solver.solution.map(\.bitPattern) == bits, "seed \(seed)")
    }
  }
}
