import Foundation
import PlumbConstraintSolver
import TestSupport
import Testing

/// Long sessions of random edits leave no trace: the solver stays consistent, agrees with one that was told the
/// same afresh, and takes no more memory.
///
/// There are fifteen sessions and 21,000 operations in all, times `PLUMB_SEEDS`: with 50 it is a million.
@Suite struct EnduranceTests {
  @Test(arguments: SessionStyle.allCases, [20_000_000, 20_000_001, 20_000_002])
  func editedAndFreshAgree(style: SessionStyle, seed: UInt64) throws {
    var session = try Session(style, seed: seed)
    let first = session.system.operations
    let length = SeededGenerator.seeds(1_400).count
    var solves = 0
    var comparisons = 0
    var refusals = 0
    var determined = 0
    while session.system.operations < first + length {
      for _ in 0..<Int.random(in: 1...6, using: &session.generator) { try session.edit() }
      try session.system.solve()
      solves += 1
      if session.system.operations < first + 200 * (comparisons + 1) { continue }
      let fresh = try session.system.rebuilt()
      let difference = try session.system.difference(from: fresh, tolerance: 1e-6)
      try #require(
        difference == nil, "\(style), seed \(seed), after \(session.system.operations) operations")
      comparisons += 1
      refusals += fresh.refusedRows.count
      determined += try fresh.slots(determined: true).count
    }
    print(
      "endurance, \(style), \(seed):", session.system.operations - first, "operations,", solves, "solves,",
      comparisons, "comparisons; at last", 2 * session.views.count, "variables,", session.system.rows.count,
      "rows; on average", refusals / comparisons, "refused,", determined / comparisons, "determined")
  }

  /// Places are used again: there never are more than were needed at once, those of removed variables and
  /// constraints that wait for the next solve among them.
  @Test(arguments: SessionStyle.allCases)
  func placesAreUsedAgain(style: SessionStyle) throws {
    var session = try Session(style, seed: 20_000_100)
    try session.system.solve()
    var mostRows = 0
    var mostVariables = 0
    for _ in 0..<1000 {
      let (rows, variables) = (session.system.rows.count, 2 * session.views.count)
      let before = session.system.operations
      for _ in 0..<4 { try session.edit() }
      // What was removed since the last solve may wait for the next one with its place.
      let operations = session.system.operations - before
      mostRows = max(mostRows, rows + operations)
      mostVariables = max(mostVariables, variables + operations)
      try session.system.solve()
    }
    // A removed row may complete the basis, one for each variable, as long as no other does.
    for row in session.system.rows {
      #expect(Int(row.constraint.index) < mostRows + mostVariables, "\(style)")
    }
    #expect(session.system.solver.solution.count <= mostVariables, "\(style)")
  }

  #if os(Linux)
    /// Forty times as many operations take no more memory. It is a process of its own, so that no other test's
    /// memory is in it. A sanitizer keeps what is freed.
    @Test(.disabled(if: ProcessInfo.processInfo.environment["PLUMB_SANITIZER"] != nil))
    func memoryDoesNotGrow() async {
      await #expect(processExitsWith: .success) {
        for style in SessionStyle.allCases {
          var session = try Session(style, seed: 20_000_200)
          try Self.run(&session, until: 2_000)
          let early = try Self.residentMemory
          try Self.run(&session, until: 40_000)
          let late = try Self.residentMemory
          print("memory, \(style):", early, "bytes, then", late)
          // Fifty bytes for each operation would be 1.9 MB.
          #expect(late < early + 1_000_000, "\(style): \(early) bytes, then \(late)")
        }
      }
    }

    private static func run(_ session: inout Session, until operations: Int) throws {
      while session.system.operations < operations {
        for _ in 0..<4 { try session.edit() }
        try session.system.solve()
      }
    }

    /// What this process has in memory, in bytes.
    private static var residentMemory: Int {
      get throws {
        let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
        return Int(pages[1])! * Int(getpagesize())
      }
    }
  #endif
}
