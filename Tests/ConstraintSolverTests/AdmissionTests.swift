import TestSupport
import Testing

@testable import PlumbConstraintSolver

/// Which required constraints are refused, and what they clash with.
@Suite struct AdmissionTests {
  @Test func smallestRanksAreAdmitted() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let late = try solver.add([Term(width)], .equal, 10, priority: .required, rank: 2)
    let early = try solver.add([Term(width)], .equal, 20, priority: .required, rank: 1)
    try solver.solve()
    #expect(solver.value(of: width) == 20)
    #expect(solver.refused == [late])
    #expect(solver.isRefused(late) && !solver.isRefused(early))
    #expect(solver.violation(of: late) == 10)
    #expect(solver.conflict(of: late) == [early, late])
    #expect(solver.conflict(of: early) == [])
  }

  @Test func aRefusedConstraintReturnsWhenItFits() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let first = try solver.add([Term(width)], .equal, 20, priority: .required, rank: 1)
    let second = try solver.add([Term(width)], .greaterThanOrEqual, 30, priority: .required, rank: 2)
    try solver.solve()
    #expect(solver.refused == [second])
    try solver.setConstant(40, of: first)
    try solver.solve()
    #expect(solver.refused == [])
    try solver.setConstant(20, of: first)
    try solver.setPriority(Priority(999), of: first)
    try solver.solve()
    #expect(solver.refused == [])
    #expect(solver.value(of: width) == 30)
    #expect(solver.violation(of: first) == 10)
  }

  /// An error in the middle of an admission leaves no required constraint without its say.
  @Test func admissionsThatWereCutShortAreTakenUpAgain() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let least = try solver.add([Term(width)], .greaterThanOrEqual, 30, priority: .required, rank: 1)
    let wish = try solver.add([Term(width)], .equal, 10, priority: Priority(500), rank: 2)
    try solver.solve()
    solver.setLevel(Row.costless, of: least.index)
    solver.abandonAdmission()
    try solver.setConstant(20, of: wish)
    try solver.solve()
    try solver.checkInvariants()
    #expect(solver.value(of: width) == 30 && solver.refused == [])
  }

  @Test func constraintsWithoutTermsHoldOrAreRefused() throws {
    var solver = Solver()
    let variable = solver.makeVariable()
    let holds = try solver.add([], .lessThanOrEqual, 1, priority: .required, rank: 0)
    let fails = try solver.add([Term(variable), Term(variable, -1)], .equal, 1, priority: .required, rank: 1)
    try solver.solve()
    #expect(solver.refused == [fails])
    #expect(solver.conflict(of: fails) == [fails])
    #expect(solver.violation(of: holds) == 0)
    #expect(solver.violation(of: fails) == 1)
  }

  @Test func conflictsAreIrreducible() throws {
    var systems = 0
    var conflicts = 0
    for seed in SeededGenerator.seeds(1500) {
      var generator = SeededGenerator(seed: 1_000_000 + seed)
      let problem = ExactProblem.random(
        rows: 3...9, priorities: [1000, 1000, 1000, 1000, 500], using: &generator)
      let exact = ExactReference(problem)
      if exact.refused.isEmpty { continue }
      systems += 1
      let solved = try SolvedProblem(problem, order: problem.rows.indices.shuffled(using: &generator))
      #expect(solved.refusedRows == exact.refused, "seed \(seed)")
      for refused in solved.solver.refused {
        let rows = solved.solver.conflict(of: refused).map { id in solved.constraints.firstIndex(of: id)! }
        let ranks = rows.map { problem.rows[$0].rank }
        #expect(ranks == ranks.sorted(), "seed \(seed)")
        #expect(rows.contains(solved.constraints.firstIndex(of: refused)!), "seed \(seed)")
        #expect(!exact.isFeasible(rows), "seed \(seed): \(rows)")
        for row in rows {
          #expect(exact.isFeasible(rows.filter { $0 != row }), "seed \(seed): \(rows) without \(row)")
        }
        conflicts += 1
      }
    }
    #expect(systems > 400)
    print("conflicts:", conflicts, "in", systems, "infeasible systems")
  }
}
