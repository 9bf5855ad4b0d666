import PlumbConstraintSolver
import TestSupport
import Testing

/// A required row that was refused is admitted again as soon as it fits, and others make way for it by rank.
@Suite struct ReadmissionTests {
  /// x = 20, x ≥ 30: the second is refused.
  private struct Clash {
    var solver = Solver()
    let x: Variable
    let holder: ConstraintID
    let refused: ConstraintID

    init() throws {
      x = solver.makeVariable()
      holder = try solver.add([Term(x)], .equal, 20, priority: .required, rank: 1)
      refused = try solver.add([Term(x)], .greaterThanOrEqual, 30, priority: .required, rank: 2)
      try solver.solve()
      #expect(solver.refused == [refused])
    }

    mutating func expectAdmission(_ value: Double) throws {
      try solver.solve()
      try solver.checkInvariants()
      #expect(solver.refused == [])
      #expect(!solver.isRefused(refused))
      #expect(solver.value(of: x) == value)
    }
  }

  @Test func whenTheOtherIsRemoved() throws {
    var clash = try Clash()
    try clash.solver.remove(clash.holder)
    try clash.expectAdmission(30)
  }

  @Test func whenTheOtherChangesItsConstant() throws {
    var clash = try Clash()
    try clash.solver.setConstant(31, of: clash.holder)
    try clash.expectAdmission(31)
  }

  @Test func whenTheOtherIsNoLongerRequired() throws {
    var clash = try Clash()
    try clash.solver.setPriority(Priority(1000.0.nextDown), of: clash.holder)
    try clash.expectAdmission(30)
  }

  @Test func whenItChangesItself() throws {
    var clash = try Clash()
    try clash.solver.setConstant(20, of: clash.refused)
    try clash.expectAdmission(20)
  }

  @Test func whenItsRankComesFirst() throws {
    var clash = try Clash()
    try clash.solver.setRank(0, of: clash.refused)
    try clash.solver.solve()
    try clash.solver.checkInvariants()
    #expect(clash.solver.refused == [clash.holder])
    #expect(clash.solver.value(of: clash.x) == 30)
  }

  @Test func whenItIsOptionalForAWhile() throws {
    var clash = try Clash()
    try clash.solver.setPriority(Priority(500), of: clash.refused)
    try clash.solver.solve()
    #expect(clash.solver.refused == [])
    #expect(clash.solver.violation(of: clash.refused) == 10)
    try clash.solver.setPriority(.required, of: clash.refused)
    try clash.solver.solve()
    #expect(clash.solver.refused == [clash.refused])
    try clash.solver.setConstant(40, of: clash.holder)
    try clash.expectAdmission(40)
  }

  /// Every second row is refused; the first one decides which.
  @Test func admissionsGoDownAChain() throws {
    var solver = Solver()
    let count = 40
    let variables = (0...count).map { _ in solver.makeVariable() }
    // xᵢ = 0 and xᵢ + xᵢ₊₁ = 1, in this order of ranks: x₀ = 0, x₁ = 1, and x₁ = 0 is refused, and so on.
    let start = try solver.add([Term(variables[0])], .equal, 0, priority: .required, rank: 0)
    var zeros: [ConstraintID] = []
    for index in 0..<count {
      let rank = Int32(2 * index)
      try solver.add(
        [Term(variables[index]), Term(variables[index + 1])], .equal, 1, priority: .required,
        rank: Rank(rank + 1))
      zeros.append(
        try solver.add([Term(variables[index + 1])], .equal, 0, priority: .required, rank: Rank(rank + 2)))
    }
    for round in 0..<3 {
      for parity in [0, 1] {
        try solver.setConstant(Double(parity), of: start)
        try solver.solve()
        try solver.checkInvariants()
        #expect(
          solver.refused == zeros.indices.filter { $0 % 2 == parity }.map { zeros[$0] }, "round \(round)")
        for (index, variable) in variables.enumerated() {
          #expect(solver.value(of: variable) == Double((index + parity) % 2), "round \(round)")
        }
      }
    }
  }

  /// In systems with many refusals, rows that a refused one clashes with are taken away until it is admitted.
  @Test func whenAllThatItClashesWithAreGone() throws {
    var admissions = 0
    for seed in SeededGenerator.seeds(40) {
      var session = try Session(.clashing, seed: 24_000_000 + seed, views: 3...25)
      for _ in 0..<60 { try session.edit() }
      try session.system.solve()
      for refused in session.system.solver.refused.prefix(5) {
        while session.system.solver.isRefused(refused) {
          let conflict = session.system.solver.conflict(of: refused)
          let other = conflict.filter { $0 != refused }.randomElement(using: &session.generator)
          // A row without terms clashes with nothing but itself.
          guard let other, let row = session.system.rows.firstIndex(where: { $0.constraint == other }) else {
            #expect(conflict == [refused], "seed \(seed)")
            break
          }
          try session.system.remove(row)
          try session.system.solve()
        }
        admissions += session.system.solver.isRefused(refused) ? 0 : 1
        let difference = try session.system.difference(from: session.system.rebuilt(), tolerance: 1e-6)
        #expect(difference == nil, "seed \(seed)")
      }
    }
    #expect(admissions > 60)
  }
}
