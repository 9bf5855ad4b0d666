import PlumbConstraintSolver
import TestSupport
import Testing

/// Any error at a higher priority outweighs all errors at lower ones: no weights, however large, do that.
@Suite struct LexicographicTests {
  /// One row against thousands of the next lower priority, each of a much larger error.
  @Test(arguments: [(251, 250), (1, 0), (999, 998), (250.0.nextUp, 250)])
  func oneOutweighsThousands(high: Double, low: Double) throws {
    for isFirst in [true, false] {
      var solver = Solver()
      let x = solver.makeVariable()
      func addHigh() throws {
        try solver.add([Term(x)], .equal, 1, priority: Priority(high), rank: isFirst ? 0 : 5000)
      }
      if isFirst { try addHigh() }
      for rank in 1...3000 {
        try solver.add([Term(x)], .equal, 1e6, priority: Priority(low), rank: Rank(Int32(rank)))
      }
      if !isFirst { try addHigh() }
      try solver.solve()
      #expect(solver.value(of: x) == 1)
      try solver.checkInvariants()
    }
  }

  /// A tiny error above against huge errors below, at priorities as close as numbers can be.
  @Test func sizesOfErrorsDoNotMatter() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    var priority = 500.0
    try solver.add([Term(x, 1e-6)], .equal, 1e-6, priority: Priority(priority), rank: 0)
    for rank in 1...60 {
      priority = priority.nextDown
      try solver.add([Term(x, 1e6)], .equal, 1e6 * 1e6, priority: Priority(priority), rank: Rank(Int32(rank)))
    }
    try solver.solve()
    #expect(solver.value(of: x) == 1)
  }

  /// Two hundred priorities in one chain of choices: xᵢ is pulled to i at a priority, and away by all lower ones.
  @Test func thereMayBeHundredsOfPriorities() throws {
    let count = 200
    for seed in SeededGenerator.seeds(5) {
      var generator = SeededGenerator(seed: 25_000_000 + seed)
      var solver = Solver()
      let variables = (0..<count).map { _ in solver.makeVariable() }
      for index in (0..<count).shuffled(using: &generator) {
        let priority = Priority(999 - Double(index))
        try solver.add(
          [Term(variables[index])], .equal, Double(index), priority: priority, rank: Rank(Int32(index)))
        // All lower priorities would rather have every variable elsewhere, and many times over.
        for other in variables[..<index] {
          try solver.add(
            [Term(other, 100)], .equal, -1e6, priority: priority, rank: Rank(Int32(count + index)))
        }
      }
      try solver.solve()
      for (index, variable) in variables.enumerated() {
        #expect(solver.value(of: variable) == Double(index), "seed \(seed)")
      }
    }
  }

  /// The higher of two priorities decides a sum; only what it leaves open is for the lower one.
  @Test func lowerPrioritiesDecideWhatHigherOnesLeaveOpen() throws {
    var solver = Solver()
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    try solver.add([Term(a), Term(b)], .equal, 100, priority: Priority(700), rank: 0)
    for rank in 1...500 {
      try solver.add([Term(a)], .equal, 80, priority: Priority(600), rank: Rank(Int32(rank)))
      try solver.add([Term(b)], .equal, 90, priority: Priority(500), rank: Rank(Int32(1000 + rank)))
    }
    try solver.solve()
    #expect(solver.value(of: a) == 80)
    #expect(solver.value(of: b) == 20)
  }

  /// Inside one priority errors add up, and there many small ones do outweigh a large one.
  @Test func insideAPriorityErrorsAddUp() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    for rank in 0..<5 {
      try solver.add([Term(x)], .equal, rank < 3 ? 10 : 1e6, priority: Priority(500), rank: Rank(Int32(rank)))
    }
    try solver.solve()
    #expect(solver.value(of: x) == 10)
    try solver.add([Term(x)], .equal, 1e6, priority: Priority(500), rank: 5)
    try solver.add([Term(x)], .equal, 1e6, priority: Priority(500), rank: 6)
    try solver.solve()
    #expect(solver.value(of: x) == 1e6)
  }

  /// Preferences only choose among solutions that every real priority finds equally good, in the order of
  /// their ranks.
  @Test func preferencesOutweighNothing() throws {
    var solver = Solver()
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(
      [Term(a), Term(b)], .lessThanOrEqual, 50, priority: Priority(.leastNonzeroMagnitude), rank: 9000)
    for rank in 1...1000 {
      try solver.add([Term(a)], .equal, 40, priority: .preference, rank: Rank(Int32(rank)))
      try solver.add([Term(b, 1000)], .equal, 1e6, priority: .preference, rank: Rank(Int32(2000 + rank)))
    }
    try solver.solve()
    #expect(solver.value(of: a) == 40)
    #expect(solver.value(of: b) == 10)
  }

  /// A refused row costs nothing at any priority.
  @Test func refusedRowsPullAtNothing() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add([Term(x)], .equal, 0, priority: .required, rank: 0)
    let refused = try solver.add([Term(x), Term(y)], .equal, 1000, priority: .required, rank: 2)
    try solver.add([Term(x), Term(y)], .equal, 0, priority: .required, rank: 1)
    try solver.add([Term(y)], .equal, 500, priority: Priority(999), rank: 3)
    try solver.solve()
    #expect(solver.refused == [refused])
    #expect(solver.value(of: y) == 0)
  }
}
