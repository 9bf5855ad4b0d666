import TestSupport
import Testing

@testable import PlumbConstraintSolver

/// What a plan is made of: loops cost what they must, and nothing else costs anything.
@Suite struct PlanStructureTests {
  private func derivedRows(_ solver: Solver) -> [Int32] {
    (0..<Int32(solver.table.rows.count)).filter { solver.table.rows[$0].standing == .derived }
  }

  /// The entries of derived rows and their shares.
  private func loopSize(_ solver: Solver) -> Int {
    derivedRows(solver).reduce(0) { sum, derived in
      var shares = 0
      var index = solver.table.rows[derived].firstShare
      while index >= 0 {
        shares += 1
        index = solver.derivations.shares[index].nextOfDerived
      }
      return sum + Int(solver.table.rows[derived].count) + shares
    }
  }

  @Test(arguments: [PlanShape.tree, .chain]) func treesHaveNoDerivedRows(shape: PlanShape) throws {
    for seed in SeededGenerator.seeds(40) {
      var generator = SeededGenerator(seed: 8_300_000 + seed)
      var equations = shape.equations(&generator)
      // Rows that name two variables may close a loop, those of the tree itself and of one variable do not.
      if shape == .chain { equations.rows.removeAll { $0.count == 2 } }
      var system = try PlannedEquations(equations, &generator, "\(shape), seed \(seed)")
      #expect(system.derivedRows == [], system.comment)
      for _ in 0..<100 {
        guard let (source, entering) = system.randomExchange(&generator) else { continue }
        let isActive = try system.exchange(source, for: entering)
        #expect(isActive, system.comment)
        #expect(system.derivedRows == [], system.comment)
      }
    }
  }

  /// A row of widths between two ends.
  private struct Row {
    var solver = Solver()
    var places: [Variable] = []
    var widths: [Variable] = []
    var end: ConstraintID

    init(_ count: Int, length: Double) throws {
      for _ in 0..<count {
        places.append(solver.makeVariable())
        widths.append(solver.makeVariable())
      }
      var rank: Int32 = 0
      func next() -> Rank {
        rank += 1
        return Rank(rank)
      }
      try solver.add([Term(places[0])], .equal, 0, priority: .required, rank: next())
      for index in 1..<count {
        try solver.add(
          [Term(places[index]), Term(places[index - 1], -1), Term(widths[index - 1], -1)], .equal, 8,
          priority: .required, rank: next())
        try solver.add(
          [Term(widths[index]), Term(widths[index - 1], -1)], .equal, 0, priority: .required, rank: next())
      }
      end = try solver.add(
        [Term(places[count - 1]), Term(widths[count - 1])], .equal, length, priority: .required, rank: next())
      try solver.solve()
    }
  }

  @Test(arguments: [2, 4, 50, 800]) func equalWidthsBetweenTwoEndsAreOneLoop(count: Int) throws {
    let width = 37.0
    var row = try Row(count, length: width * Double(count) + 8 * Double(count - 1))
    for step in 0..<20 {
      try row.solver.checkInvariants()
      let expected = width + Double(step)
      for variable in row.widths { #expect(isNear(row.solver.value(of: variable), expected)) }
      #expect(derivedRows(row.solver).count == 1)
      #expect(loopSize(row.solver) <= 2 * count + 10)
      try row.solver.setConstant(
        (expected + 1) * Double(count) + 8 * Double(count - 1), of: row.end)
      try row.solver.solve()
    }
  }

  /// Of a ring of equal widths one row is implied by the others. Whichever goes and comes back, nothing grows.
  @Test(arguments: [3, 40, 1500]) func aRingOfEqualWidthsCostsNoMoreThanItsRows(count: Int) throws {
    var generator = SeededGenerator(seed: 8_400_000)
    var solver = Solver()
    let widths = (0..<count).map { _ in solver.makeVariable() }
    func tie(_ index: Int) throws -> ConstraintID {
      try solver.add(
        [Term(widths[(index + 1) % count]), Term(widths[index], -1)], .equal, 0, priority: .required,
        rank: Rank(Int32(index)))
    }
    var ties: [ConstraintID] = []
    for index in 0..<count { ties.append(try tie(index)) }
    let wish = try solver.add(
      [Term(widths[count / 2])], .equal, 50, priority: Priority(750), rank: Rank(Int32(count)))
    for step in 0..<30 {
      let width = 50 + Double(step)
      try solver.setConstant(width, of: wish)
      try solver.solve()
      try solver.checkInvariants()
      #expect(solver.refused == [])
      for variable in widths { #expect(isNear(solver.value(of: variable), width)) }
      #expect(derivedRows(solver).count <= 1)
      #expect(loopSize(solver) <= 3 * count)
      #expect(solver.derivations.shares.count <= 2 * count)
      #expect(solver.table.entries.count <= 8 * count + 2048)
      let index = Int.random(in: 0..<count, using: &generator)
      try solver.remove(ties[index])
      if step % 2 == 0 { try solver.solve() }
      ties[index] = try tie(index)
    }
  }

  /// What depended on a variable that is gone stays where it was.
  @Test func departedVariablesLeaveValuesBehind() throws {
    var solver = Solver()
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
    #expect([u, w, z].map { solver.value(of: $0) } == [10, 10.5, 37.5])
    let next = solver.makeVariable()
    #expect(next == v)
    try solver.add([Term(next), Term(w, -1)], .equal, 1, priority: .required, rank: 60)
    try solver.add([Term(w)], .equal, 2, priority: Priority(500), rank: 61)
    try solver.solve()
    try solver.checkInvariants()
    #expect([next, w].map { solver.value(of: $0) } == [3, 2])
  }

  /// Members of a loop come and go, their variables with them: the row is divided among those that are there.
  @Test func membersOfLoopsComeAndGo() throws {
    for seed in SeededGenerator.seeds(30) {
      var generator = SeededGenerator(seed: 8_500_000 + seed)
      var solver = Solver()
      var rank: Int32 = 0
      var members: [(width: Variable, tie: ConstraintID?)] = []
      var sum: ConstraintID?
      let first = solver.makeVariable()
      members.append((first, nil))
      for step in 0..<40 {
        rank += 1
        if members.count > 1 && Int.random(in: 0..<3, using: &generator) == 0 {
          let gone = members.remove(at: Int.random(in: 1..<members.count, using: &generator))
          if let sum { try solver.remove(sum) }
          sum = nil
          try solver.remove(gone.tie!)
          try solver.removeVariable(gone.width)
        } else {
          let width = solver.makeVariable()
          let tie = try solver.add(
            [Term(width), Term(first, -1)], .equal, 0, priority: .required, rank: Rank(rank))
          members.append((width, tie))
          if let sum { try solver.remove(sum) }
        }
        if Bool.random(using: &generator) { try solver.solve() }
        rank += 1
        sum = try solver.add(
          members.map { Term($0.width) }, .equal, 600, priority: .required, rank: Rank(rank))
        try solver.solve()
        try solver.checkInvariants()
        #expect(derivedRows(solver).count == (members.count > 1 ? 1 : 0), "seed \(seed), step \(step)")
        for member in members {
          let expected = 600 / Double(members.count)
          #expect(isNear(solver.value(of: member.width), expected), "seed \(seed), step \(step)")
        }
      }
    }
  }
}
