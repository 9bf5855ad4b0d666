import PlumbConstraintSolver
import TestSupport
import Testing

/// Which optional constraints trade errors while a variable moves.
@Suite struct TieTests {
  /// Two texts of 100 and 120 in a row of 300: either may be stretched.
  private func twoInARow(_ first: Double, _ second: Double, width: Double = 300) throws -> (
    solver: Solver, variables: [Variable], hugging: [ConstraintID], resistance: [ConstraintID]
  ) {
    var solver = Solver()
    let variables = [solver.makeVariable(), solver.makeVariable()]
    try solver.add(variables.map { Term($0) }, .equal, width, priority: .required, rank: 0)
    var hugging: [ConstraintID] = []
    var resistance: [ConstraintID] = []
    for (index, (variable, content)) in zip(variables, [100.0, 120]).enumerated() {
      let rank = Int32(2 * index)
      hugging.append(
        try solver.add(
          [Term(variable)], .lessThanOrEqual, content, priority: Priority(index == 0 ? first : second),
          rank: Rank(rank + 1)))
      resistance.append(
        try solver.add(
          [Term(variable)], .greaterThanOrEqual, content, priority: Priority(750), rank: Rank(rank + 2)))
    }
    return (solver, variables, hugging, resistance)
  }

  @Test func equalPrioritiesTie() throws {
    let (solver, variables, hugging, resistance) = try twoInARow(250, 250)
    for variable in variables { #expect(try solver.ties(over: variable) == hugging) }
    // Compressed, it is the resistances that tie.
    let (narrow, others, _, _) = try twoInARow(250, 250, width: 150)
    for variable in others { #expect(try narrow.ties(over: variable) == resistance) }
  }

  @Test func differentPrioritiesDecide() throws {
    let (solver, variables, _, _) = try twoInARow(250, 251)
    for variable in variables { #expect(try solver.ties(over: variable) == []) }
  }

  @Test func nothingTiesWhereNoConstraintCares() throws {
    var solver = Solver()
    let (free, bounded) = (solver.makeVariable(), solver.makeVariable())
    try solver.add([Term(bounded)], .greaterThanOrEqual, 0, priority: Priority(500), rank: 0)
    try solver.add([Term(bounded)], .lessThanOrEqual, 10, priority: Priority(500), rank: 1)
    #expect(try solver.ties(over: free) == [])
    #expect(try solver.ties(over: bounded) == [])
    #expect(throws: SolverError.self) { try solver.ties(over: .testHandle(2)) }
  }

  /// Along the optimal solutions every error is linear. What differs between all solutions that have the variable least
  /// and all that have it greatest ties; what is the same in all optimal solutions does not.
  @Test func tiesAreThoseOfTheExactSolutions() throws {
    var certain = 0
    var decided = 0
    let seeds = SeededGenerator.seeds(2500)
    for seed in seeds {
      var generator = SeededGenerator(seed: 5_000_000 + seed)
      let problem = ExactProblem.random(
        variables: 1...3, rows: 3...8, priorities: [1000, 500, 500, 500, 250, 250, 0], using: &generator)
      let solved = try SolvedProblem(problem)
      let exact = ExactReference(problem)
      for (index, range) in exact.ranges(withTies: false).enumerated() {
        let tied = try solved.solver.ties(over: solved.variables[index])
        let rows = tied.map { id in solved.constraints.firstIndex(of: id)! }
        let comment: Comment = "seed \(seed), variable \(index) from \(range): \(rows)"
        #expect(rows.map { problem.rows[$0].rank } == rows.map { problem.rows[$0].rank }.sorted(), comment)
        guard range.lowest < range.highest else {
          #expect(rows.isEmpty, comment)
          decided += 1
          continue
        }
        guard range.lowest.isFinite, range.highest.isFinite else { continue }
        let trades = exact.trades(over: index)
        #expect(Set(rows).isSuperset(of: trades.certain), "\(comment), not \(trades.certain)")
        #expect(Set(rows).isSubset(of: trades.possible), "\(comment), but at most \(trades.possible)")
        // Whoever trades does it with others of the same priority.
        for row in rows {
          #expect(
            rows.contains { $0 != row && problem.rows[$0].priority == problem.rows[row].priority }, comment)
        }
        certain += trades.certain.count
      }
    }
    #expect(certain > 200)
    print("ties:", seeds.count, "systems,", certain, "rows that tie,", decided, "determined variables")
  }
}
