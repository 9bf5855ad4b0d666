import PlumbConstraintSolver
import TestSupport
import Testing

/// Questions about one solution, against those that a solver answers one by one.
@Suite struct OriginsTests {
  @Test(arguments: [2, 8, 30])
  func origins(rows: Int) throws {
    var influences = 0
    for seed in SeededGenerator.seeds(60 / rows + 1) {
      var generator = SeededGenerator(seed: 3_200_000 + seed)
      let layout = try SweptLayout(rows: rows, isRound: seed % 2 == 0, &generator)
      var solver = layout.solver
      for constraint in layout.constraints where Int.random(in: 0..<8, using: &generator) == 0 {
        try solver.remove(constraint)
      }
      try solver.solve()
      var origins = Origins(solver)
      let some = layout.constraints.filter { _ in Int.random(in: 0..<4, using: &generator) == 0 }
      let influenced = origins.influenced(by: some)
      for variable in layout.variables {
        let expected = solver.influences(on: variable)
        #expect(origins.influences(on: variable) == expected, "seed \(seed)")
        let names = Set(expected.map(\.constraint))
        for constraint in layout.constraints {
          #expect(
            origins.isInfluenced(variable, by: constraint) == names.contains(constraint),
            "seed \(seed), \(variable), \(constraint)")
        }
        #expect(
          influenced[Int(variable.index)] == some.contains(where: names.contains), "seed \(seed), \(variable)"
        )
        influences += names.count
      }
      #expect(solver.influences(on: layout.variables[0]) == origins.influences(on: layout.variables[0]))
    }
    #expect(influences > 100)
  }

  /// Beyond a bound on what all questions meet, a constraint from which only many steps lead is left out.
  @Test func questionsBeyondTheBound() throws {
    var solver = Solver()
    var chain: [(variable: Variable, constraint: ConstraintID)] = []
    for place in 0..<200 {
      let variable = solver.makeVariable()
      var terms = [Term(variable)]
      if let before = chain.last { terms.append(Term(before.variable, -1)) }
      let constraint = try solver.add(
        terms, .equal, Double(place), priority: .required, rank: Rank(Int32(place)))
      chain.append((variable, constraint))
    }
    let other = solver.makeVariable()
    let apart = try solver.add([Term(other)], .equal, 7, priority: .required, rank: 200)
    try solver.solve()
    var origins = Origins(solver)
    let last = chain[199].variable
    func influential() -> [Int] {
      chain.indices.filter { origins.isInfluenced(last, by: chain[$0].constraint) }
    }
    #expect(influential() == Array(0..<200))
    origins.mostMet = 0
    #expect(influential() == Array(136..<200))
    let isApartInfluential = origins.isInfluenced(last, by: apart)
    #expect(!isApartInfluential)
  }

  /// Ties where what moves is tied to nothing else are read off the face of equally good solutions.
  @Test(arguments: [2, 8, 30])
  func ties(rows: Int) throws {
    var tied = 0
    for seed in SeededGenerator.seeds(120 / rows) {
      var generator = SeededGenerator(seed: 3_300_000 + seed)
      let layout = try SweptLayout(rows: rows, isRound: true, &generator)
      var solver = layout.solver
      for constraint in layout.constraints where Int.random(in: 0..<6, using: &generator) == 0 {
        try solver.remove(constraint)
      }
      // Wishes that contradict each other.
      for (rank, variable) in layout.variables.enumerated() where rank % 3 == 0 {
        let wish = Double(Int.random(in: 0..<40, using: &generator))
        for (place, constant) in [wish, wish + 10].enumerated() {
          try solver.add(
            [Term(variable)], .equal, constant, priority: Priority(300),
            rank: Rank(Int32(5000 + 2 * rank + place)))
        }
      }
      try solver.solve()
      var survey = try FreedomSurvey(solver)
      for variable in layout.variables {
        let ties = try survey.ties(over: variable)
        #expect(try ties == solver.ties(over: variable), "seed \(seed), \(variable)")
        let (range, expected) = (try survey.range(of: variable), try solver.range(of: variable))
        #expect(
          isNear(range.lowest, expected.lowest) && isNear(range.highest, expected.highest),
          "seed \(seed), \(variable)")
        tied += ties.count
      }
    }
    #expect(tied > 20)
    print("ties of", rows, "rows:", tied)
  }
}
