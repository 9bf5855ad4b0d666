import PlumbConstraintSolver
import TestSupport
import Testing

/// What keeps a violated constraint violated.
@Suite struct ObstacleTests {
  @Test func aTitleIsCutOffByTheButtonBesideIt() throws {
    var solver = Solver()
    let (title, button) = (solver.makeVariable(), solver.makeVariable())
    let width = try solver.add([Term(title), Term(button)], .equal, 200, priority: .required, rank: 0)
    let titleFits = try solver.add([Term(title)], .greaterThanOrEqual, 150, priority: Priority(750), rank: 1)
    let buttonFits = try solver.add([Term(button)], .greaterThanOrEqual, 80, priority: Priority(751), rank: 2)
    let hugs = try solver.add([Term(button)], .lessThanOrEqual, 80, priority: Priority(250), rank: 3)
    try solver.solve()
    #expect(solver.violation(of: titleFits) == 30)
    #expect(
      try solver.obstacles(to: titleFits) == [
        Obstacle(constraint: width, claim: .outranks, holds: true, sensitivity: 1),
        Obstacle(constraint: buttonFits, claim: .outranks, holds: true, sensitivity: 1),
      ])
    #expect(try solver.obstacles(to: hugs) == [])
    #expect(try solver.obstacles(to: width) == [])
    try solver.setPriority(Priority(750), of: buttonFits)
    #expect(
      try solver.obstacles(to: buttonFits) == [
        Obstacle(constraint: width, claim: .outranks, holds: true, sensitivity: 1),
        Obstacle(constraint: titleFits, claim: .trades, holds: true, sensitivity: 1),
      ])
  }

  /// The window would have to be wider, which another label does not want.
  @Test func whatWouldBeNextIsListedLast() throws {
    var solver = Solver()
    let (window, label, other) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let width = try solver.add([Term(window)], .equal, 100, priority: .required, rank: 0)
    let fits = try solver.add([Term(label)], .greaterThanOrEqual, 130, priority: Priority(750), rank: 1)
    let hugs = try solver.add([Term(other)], .lessThanOrEqual, 60, priority: Priority(751), rank: 2)
    let inside = try solver.add(
      [Term(label), Term(window, -1)], .lessThanOrEqual, 0, priority: .required, rank: 3)
    try solver.add([Term(other), Term(window, -0.75)], .equal, 0, priority: .required, rank: 4)
    #expect(
      try solver.obstacles(to: fits) == [
        Obstacle(constraint: width, claim: .outranks, holds: true, sensitivity: 1),
        Obstacle(constraint: inside, claim: .outranks, holds: true, sensitivity: 1),
        Obstacle(constraint: hugs, claim: .outranks, holds: false, sensitivity: 0),
      ])
  }

  @Test func aPreferenceYieldsToAnEarlierOne() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let second = try solver.add([Term(x)], .equal, 2, priority: .preference, rank: 2)
    let first = try solver.add([Term(x)], .equal, 1, priority: .preference, rank: 1)
    #expect(
      try solver.obstacles(to: second) == [
        Obstacle(constraint: first, claim: .decidesTie, holds: true, sensitivity: 1)
      ])
  }

  /// Questions asked together have edges in common, and the answers that each has alone.
  @Test func togetherTheAnswersAreThoseOfEachAlone() throws {
    var asked = 0
    for seed in SeededGenerator.seeds(500) {
      var generator = SeededGenerator(seed: 8_500_000 + seed)
      // Few variables and many rows: most wishes are for a value that others wish for as well.
      let problem = ExactProblem.random(
        variables: 1...2, rows: 6...14, priorities: [1000, 750, 500, 250, 250, 0], using: &generator)
      let solved = try SolvedProblem(problem)
      let wishes = problem.rows.indices.filter { problem.rows[$0].priority < 1000 }.map {
        solved.constraints[$0]!
      }
      let together = try solved.solver.obstacles(toEachOf: wishes, most: .max)
      for (wish, obstacles) in zip(wishes, together) {
        #expect(try solved.solver.obstacles(to: wish) == obstacles, "seed \(seed), \(problem.rows)")
        asked += obstacles.isEmpty ? 0 : 1
      }
    }
    #expect(asked > 500)
  }

  /// With the obstacles gone, the violation can fall although no other constraint of the same priority or
  /// above is worse off.
  @Test func withoutTheObstaclesTheViolationCanFall() throws {
    var violated = 0
    var claims: [Obstacle.Claim: Int] = [:]
    var fell = 0
    for seed in SeededGenerator.seeds(2500) {
      var generator = SeededGenerator(seed: 8_000_000 + seed)
      let problem = ExactProblem.random(
        variables: 1...4, rows: 3...9, priorities: [1000, 750, 500, 500, 250, 0], using: &generator)
      let solved = try SolvedProblem(problem)
      for (index, row) in problem.rows.enumerated()
      where row.priority > 0 && row.priority < 1000 && solved.violation(index) > 0 {
        let id = solved.constraints[index]!
        let obstacles = try solved.solver.obstacles(to: id)
        let comment: Comment = "seed \(seed), row \(index) of \(problem.rows): \(obstacles)"
        #expect(obstacles.first?.holds == true, comment)
        // Where nothing is followed that need not be, those that hold are found all the same.
        let holders = try solved.solver.obstacles(toEachOf: [id, id], most: 0)
        #expect(holders[0] == holders[1], comment)
        #expect(holders[0].filter { $0.holds } == obstacles.filter { $0.holds }, comment)
        #expect(Set(holders[0]).isSubset(of: obstacles), comment)
        var removed: Set<Int> = []
        for obstacle in obstacles {
          let other = solved.constraints.firstIndex(of: obstacle.constraint)!
          removed.insert(other)
          claims[obstacle.claim, default: 0] += 1
          switch obstacle.claim {
          case .outranks: #expect(problem.rows[other].priority > row.priority, comment)
          case .trades: #expect(problem.rows[other].priority == row.priority, comment)
          case .decidesTie: #expect(problem.rows[other].priority < 1000, comment)
          }
          #expect(other != index && (obstacle.holds || obstacle.sensitivity == 0), comment)
        }
        // All others are no worse off; the violation is as small as that allows.
        var relaxed = Solver()
        let variables = (0..<problem.variableCount).map { _ in relaxed.makeVariable() }
        func terms(_ row: ExactProblem.Row) -> [Term] {
          zip(variables, row.coefficients).filter { $0.1 != 0 }.map { Term($0.0, Double($0.1) / 2) }
        }
        for (other, row) in problem.rows.enumerated()
        where row.priority >= problem.rows[index].priority && other != index && !removed.contains(other) {
          if solved.solver.isRefused(solved.constraints[other]!) { continue }
          let (constant, violation) = (Double(row.constant) / 2, solved.violation(other))
          if row.relation <= 0 {
            try relaxed.add(terms(row), .lessThanOrEqual, constant + violation, priority: .required, rank: 0)
          }
          if row.relation >= 0 {
            try relaxed.add(
              terms(row), .greaterThanOrEqual, constant - violation, priority: .required, rank: 0)
          }
        }
        let wish = try relaxed.add(
          terms(row), Relation(rawValue: Int8(row.relation))!, Double(row.constant) / 2,
          priority: Priority(500), rank: 1)
        try relaxed.solve()
        #expect(relaxed.refused.isEmpty, comment)
        #expect(relaxed.violation(of: wish) < solved.violation(index) - 1e-6, comment)
        // And mostly it does, though others may gain instead.
        var without = solved.solver
        for other in removed { try without.remove(solved.constraints[other]!) }
        try without.solve()
        if without.violation(of: id) < solved.violation(index) - 1e-6 { fell += 1 }
        violated += 1
      }
    }
    #expect(violated > 1000 && fell > violated * 9 / 10)
    print("obstacles:", violated, "violated rows,", fell, "fall,", claims)
  }

  /// Where no vertex is degenerate the sensitivities are those of small changes.
  @Test func sensitivitiesAreThoseOfSmallChanges() throws {
    var compared = 0
    for seed in SeededGenerator.seeds(800) {
      var generator = SeededGenerator(seed: 8_100_000 + seed)
      let problem = ExactProblem.random(
        variables: 2...4, rows: 4...9, priorities: [1000, 750, 500, 250], using: &generator)
      var solver = Solver()
      let variables = (0..<problem.variableCount).map { _ in solver.makeVariable() }
      var ids: [ConstraintID] = []
      for (index, row) in problem.rows.enumerated() {
        let terms = zip(variables, row.coefficients).filter { $0.1 != 0 }.map { Term($0.0, Double($0.1) / 2) }
        ids.append(
          try solver.add(
            terms, Relation(rawValue: Int8(row.relation))!,
            Double(row.constant) / 2 + Double.random(in: -0.4...0.4, using: &generator),
            priority: Priority(Double(row.priority)), rank: Rank(Int32(index))))
      }
      try solver.solve()
      for id in ids where solver.violation(of: id) > 0 {
        for obstacle in try solver.obstacles(to: id) where obstacle.sensitivity > 0 {
          let changes = try [1e-6, -1e-6].map { change in
            var changed = solver
            try changed.setConstant(
              solver.constant(of: obstacle.constraint) + change, of: obstacle.constraint)
            try changed.solve()
            return changed.violation(of: id) - solver.violation(of: id)
          }
          #expect(
            abs(changes.min()! + obstacle.sensitivity * 1e-6) < 1e-9, "seed \(seed): \(id), \(obstacle)")
          compared += 1
        }
      }
    }
    #expect(compared > 300)
    print("obstacles:", compared, "sensitivities")
  }
}
