import PlumbConstraintSolver
import TestSupport
import Testing

/// Conflicts beside the first one.
@Suite struct DisjointConflictTests {
  @Test func oneWidthAgainstThree() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let ids = try [10.0, 20, 30, 40].enumerated().map { rank, value in
      try solver.add([Term(width)], .equal, value, priority: .required, rank: Rank(Int32(rank)))
    }
    try solver.solve()
    #expect(solver.refused == [ids[1], ids[2], ids[3]])
    #expect(
      try solver.conflicts(of: ids[3]) == [[ids[0], ids[3]], [ids[1], ids[3]], [ids[2], ids[3]]])
    #expect(try solver.conflicts(of: ids[3], limit: 2).count == 2)
    #expect(try solver.conflicts(of: ids[3], limit: 0) == [])
    #expect(try solver.conflicts(of: ids[0]) == [])
    #expect(try solver.disjointConflicts() == [[ids[0], ids[1]], [ids[2], ids[3]]])
    #expect(try solver.disjointConflicts(limit: 1) == [[ids[0], ids[1]]])
  }

  @Test func aConstraintThatCannotHoldAtAll() throws {
    var solver = Solver()
    let id = try solver.add([], .equal, 1, priority: .required, rank: 0)
    try solver.solve()
    #expect(try solver.conflicts(of: id) == [[id]])
    #expect(try solver.disjointConflicts() == [[id]])
  }

  @Test func allAreIrreducibleAndNoMoreCanBeFound() throws {
    var several = 0
    var conflicts = 0
    for seed in SeededGenerator.seeds(1200) {
      var generator = SeededGenerator(seed: 1_500_000 + seed)
      let problem = ExactProblem.random(
        variables: 1...3, rows: 4...10, priorities: [1000, 1000, 1000, 1000, 500], using: &generator)
      let exact = ExactReference(problem)
      if exact.refused.isEmpty { continue }
      let solved = try SolvedProblem(problem, order: problem.rows.indices.shuffled(using: &generator))
      let required = problem.rows.indices.filter { problem.rows[$0].priority == 1000 }
      func rows(_ conflicts: [[ConstraintID]]) -> [[Int]] {
        conflicts.map { $0.map { id in solved.constraints.firstIndex(of: id)! } }
      }
      func expectIrreducible(_ sets: [[Int]], _ comment: Comment) {
        for set in sets {
          let ranks = set.map { problem.rows[$0].rank }
          #expect(ranks == ranks.sorted(), comment)
          #expect(!exact.isFeasible(set), comment)
          for row in set { #expect(exact.isFeasible(set.filter { $0 != row }), comment) }
          conflicts += 1
        }
      }
      for refused in solved.solver.refused {
        let culprit = solved.constraints.firstIndex(of: refused)!
        let sets = rows(try solved.solver.conflicts(of: refused))
        let comment: Comment = "seed \(seed), \(culprit): \(sets)"
        #expect(sets.first == rows([solved.solver.conflict(of: refused)]).first, comment)
        expectIrreducible(sets, comment)
        let others = sets.flatMap { $0.filter { $0 != culprit } }
        #expect(Set(others).count == others.count, comment)
        #expect(sets.allSatisfy { $0.contains(culprit) }, comment)
        if sets.count > 1 { several += 1 }
        // Whatever clashes with the constraint clashes without one of those as well, unless it has one of
        // them.
        let rest = required.filter {
          !others.contains($0) && problem.rows[$0].rank < problem.rows[culprit].rank
        }
        var kept: [Int] = []
        for row in rest.sorted(by: { problem.rows[$0].rank < problem.rows[$1].rank })
        where exact.isFeasible(kept + [row]) { kept.append(row) }
        #expect(sets == [[culprit]] || exact.isFeasible(kept + [culprit]), comment)
      }
      let sets = rows(try solved.solver.disjointConflicts())
      let comment: Comment = "seed \(seed): \(sets)"
      expectIrreducible(sets, comment)
      let members = sets.flatMap { $0 }
      #expect(Set(members).count == members.count, comment)
      #expect(exact.isFeasible(required.filter { !members.contains($0) }), comment)
    }
    #expect(several > 50)
    print("disjoint conflicts:", conflicts, "and", several, "constraints with more than one")
  }
}
