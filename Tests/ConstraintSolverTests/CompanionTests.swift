import PlumbConstraintSolver
import TestSupport
import Testing

/// Which undetermined variables move together.
@Suite struct CompanionTests {
  @Test func followersAndPartners() throws {
    var solver = Solver()
    let variables = (0..<6).map { _ in solver.makeVariable() }
    // The first moves alone with the second, twice as fast; three share a sum; the last is fixed.
    try solver.add(
      [Term(variables[1]), Term(variables[0], -2)], .equal, 5, priority: .required, rank: 0)
    try solver.add(variables[2...4].map { Term($0) }, .equal, 100, priority: Priority(500), rank: 1)
    try solver.add([Term(variables[5])], .equal, 1, priority: Priority(1), rank: 2)
    #expect(try solver.companions(of: variables[0]) == [Companion(variable: variables[1], rate: 2)])
    #expect(try solver.companions(of: variables[1]) == [Companion(variable: variables[0], rate: 0.5)])
    #expect(
      try solver.companions(of: variables[3]) == [
        Companion(variable: variables[2], rate: nil), Companion(variable: variables[4], rate: nil),
      ])
    #expect(try solver.companions(of: variables[5]) == [])
    #expect(throws: SolverError.self) { try solver.companions(of: .testHandle(6)) }
    try solver.add([Term(variables[4])], .equal, 20, priority: .required, rank: 3)
    #expect(try solver.companions(of: variables[3]) == [Companion(variable: variables[2], rate: -1)])
  }

  /// Limits that leave no room tie variables together, though each edge by itself leads nowhere.
  @Test func inequalitiesThatMeetAreEqualities() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    for (relation, rank) in [(Relation.lessThanOrEqual, Int32(0)), (.greaterThanOrEqual, 1)] {
      try solver.add(
        [Term(x), Term(y, -1)], relation, 0, priority: .required, rank: Rank(rank))
    }
    try solver.add([Term(x)], .greaterThanOrEqual, 0, priority: .required, rank: 2)
    try solver.add([Term(y)], .greaterThanOrEqual, 0, priority: .required, rank: 3)
    #expect(try solver.companions(of: x) == [Companion(variable: y, rate: 1)])
    #expect(try solver.isDetermined(x) == false)
    try solver.add([Term(x), Term(y)], .lessThanOrEqual, 0, priority: Priority(9), rank: 4)
    #expect(try solver.companions(of: x) == [])
    #expect(try solver.isDetermined(x))
  }

  /// Differences of equally good solutions span the directions. A variable and its companions are a group if
  /// the ranks say so.
  @Test func groupsAreThoseOfTheDirections() throws {
    var groups = 0
    var singles = 0
    var settled = 0
    for seed in SeededGenerator.seeds(700) {
      var generator = SeededGenerator(seed: 9_000_000 + seed)
      let problem = ExactProblem.random(
        variables: 2...5, rows: 1...7, priorities: [1000, 1000, 500, 250, 0], using: &generator)
      let solved = try SolvedProblem(problem)
      let n = problem.variableCount
      // Equally good solutions around the one at hand, each where random expressions come as near as they can
      // to random values.
      let points = try (0..<40).map { _ in
        var solver = solved.solver
        for place in 0..<n {
          let terms = solved.variables.map { Term($0, Double.random(in: -1...1, using: &generator)) }
          let value = terms.reduce(0) { $0 + $1.coefficient * solved.solver.value(of: $1.variable) }
          let shift = [2, 20, 200].pick(&generator) * Double.random(in: -1...1, using: &generator)
          try solver.add(
            terms, .equal, value + shift, priority: Priority(1 / Double(1 + place)), rank: 1000)
        }
        try solver.solve()
        return solved.variables.map { solver.value(of: $0) }
      }
      let directions = points.dropFirst().map { point in zip(point, points[0]).map { $0 - $1 } }
      let undetermined = try solved.solver.undeterminedVariables().map { Int($0.index) }
      for variable in 0..<n {
        let companions = try solved.solver.companions(of: solved.variables[variable])
        let comment: Comment = "seed \(seed), variable \(variable): \(companions) of \(problem.rows)"
        #expect(
          try solved.solver.isDetermined(solved.variables[variable]) != undetermined.contains(variable),
          comment)
        let group = [variable] + companions.map { Int($0.variable.index) }
        #expect(Set(group).count == group.count, comment)
        if !undetermined.contains(variable) {
          #expect(companions.isEmpty, comment)
          continue
        }
        let rest = (0..<n).filter { !group.contains($0) }
        #expect(rank(directions, group) + rank(directions, rest) == rank(directions, Array(0..<n)), comment)
        for subset in 1..<(1 << group.count) - 1 {
          let (a, b) = (
            group.indices.filter { subset >> $0 & 1 == 1 }, group.indices.filter { subset >> $0 & 1 == 0 }
          )
          #expect(
            rank(directions, a.map { group[$0] }) + rank(directions, b.map { group[$0] })
              > rank(directions, group), comment)
        }
        for companion in companions {
          let other = Int(companion.variable.index)
          #expect((companion.rate != nil) == (rank(directions, [variable, other]) == 1), comment)
          guard let rate = companion.rate else { continue }
          settled += 1
          for direction in directions {
            #expect(abs(direction[other] - rate * direction[variable]) < 1e-4, comment)
          }
        }
        if companions.isEmpty { singles += 1 } else { groups += 1 }
      }
    }
    #expect(groups > 200 && singles > 200 && settled > 100)
    print("companions:", groups, "variables with,", singles, "without,", settled, "rates")
  }

  private func rank(_ directions: [[Double]], _ variables: [Int]) -> Int {
    var rows = directions.map { direction in variables.map { direction[$0] } }
    var rank = 0
    for column in variables.indices {
      guard rank < rows.count else { break }
      let best = (rank..<rows.count).max { abs(rows[$0][column]) < abs(rows[$1][column]) }!
      if abs(rows[best][column]) < 1e-4 { continue }
      rows.swapAt(best, rank)
      for row in rank + 1..<rows.count {
        let factor = rows[row][column] / rows[rank][column]
        for index in variables.indices { rows[row][index] -= factor * rows[rank][index] }
      }
      rank += 1
    }
    return rank
  }
}
