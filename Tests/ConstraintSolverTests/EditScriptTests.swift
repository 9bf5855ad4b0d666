import PlumbConstraintSolver
import TestSupport
import Testing

/// A solver that was edited for long agrees with one that was made for the last state.
@Suite struct EditScriptTests {
  @Test func editedSolversAgreeWithTheReference() throws {
    var solves = 0
    var compared = 0
    for seed in SeededGenerator.seeds(120) {
      var generator = SeededGenerator(seed: 6_000_000 + seed)
      var solved = try SolvedProblem(
        .random(rows: 1...5, priorities: [1000, 750, 250, 0], using: &generator))
      var nextRank = 100
      for step in 0..<30 {
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
          try edit(&solved, &nextRank, &generator)
          try solved.solver.checkInvariants()
        }
        if step % 5 == 4 {
          solved.solver.forgetPlan()
          try solved.solver.checkInvariants()
        }
        try solved.solver.solve()
        solves += 1
        compared += try solved.expectOptimal(ExactReference(solved.problem), "seed \(seed), step \(step)")
      }
    }
    print("edit scripts:", solves, "solves,", compared, "comparisons")
  }

  private func edit(
    _ solved: inout SolvedProblem, _ nextRank: inout Int, _ generator: inout SeededGenerator
  ) throws {
    let index = solved.problem.rows.isEmpty ? 0 : solved.problem.rows.indices.pick(&generator)
    switch solved.problem.rows.isEmpty ? 0 : Int.random(in: 0..<10, using: &generator) {
    case 0...2 where solved.problem.rows.count < 8:
      nextRank += 1
      let row = ExactProblem.Row.random(
        variableCount: solved.problem.variableCount, priority: [1000, 750, 250, 0].pick(&generator),
        rank: nextRank, &generator)
      solved.constraints.append(try solved.add(row))
      solved.problem.rows.append(row)
    case 0...4:
      try solved.solver.remove(solved.constraints[index]!)
      solved.constraints.remove(at: index)
      solved.problem.rows.remove(at: index)
    case 5...6:
      let constant = 2 * Int.random(in: -5...12, using: &generator)
      solved.problem.rows[index].constant = constant
      try solved.solver.setConstant(Double(constant) / 2, of: solved.constraints[index]!)
    case 7...8:
      let priority = [1000, 750, 250, 0].pick(&generator)
      solved.problem.rows[index].priority = priority
      try solved.solver.setPriority(Priority(Double(priority)), of: solved.constraints[index]!)
    default:
      nextRank += 1
      solved.problem.rows[index].rank = nextRank
      try solved.solver.setRank(Rank(Int32(nextRank)), of: solved.constraints[index]!)
    }
  }

  /// Columns of views come and go, variables with them; after each step a fresh solver gives the same values.
  /// In a long column the basis is mended; a short one is peeled anew.
  @Test(arguments: [0, 50]) func variablesComeAndGo(length: Int) throws {
    for seed in SeededGenerator.seeds(40) {
      var generator = SeededGenerator(seed: 6_500_000 + seed)
      var column = Column()
      for index in 0..<length { try column.insert(height: Double(index), at: index) }
      try column.solver.solve()
      for step in 0..<25 {
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
          if column.members.count > 1 && Int.random(in: 0..<5, using: &generator) < 2 {
            try column.remove(at: column.members.indices.pick(&generator))
          } else {
            let index = Int.random(in: 0...column.members.count, using: &generator)
            try column.insert(height: Double(Int.random(in: 5...40, using: &generator)), at: index)
          }
          try column.solver.checkInvariants()
        }
        try column.solver.solve()
        try column.solver.checkInvariants()
        #expect(column.solver.refused == [])
        var y = 0.0
        for member in column.members {
          #expect(isNear(column.solver.value(of: member.top), y), "seed \(seed), step \(step)")
          #expect(isNear(column.solver.value(of: member.height), member.size), "seed \(seed), step \(step)")
          y += member.size + 8
        }
      }
    }
  }

  /// A column of views, each below the one before.
  private struct Column {
    struct Member {
      var top: Variable
      var height: Variable
      var size: Double
      var sizing: ConstraintID
      var position: ConstraintID
    }
    var solver = Solver()
    var members: [Member] = []
    var nextRank: Int32 = 0

    mutating func insert(height: Double, at index: Int) throws {
      let top = solver.makeVariable()
      let variable = solver.makeVariable()
      nextRank += 1
      let sizing = try solver.add(
        [Term(variable)], .equal, height, priority: Priority(750), rank: Rank(nextRank))
      let position = try place(top, below: index > 0 ? members[index - 1] : nil)
      members.insert(
        Member(top: top, height: variable, size: height, sizing: sizing, position: position), at: index)
      try replace(after: index)
    }

    mutating func remove(at index: Int) throws {
      let member = members.remove(at: index)
      #expect(throws: SolverError.self) { try solver.removeVariable(member.height) }
      try replace(after: index - 1)
      try solver.remove(member.sizing)
      try solver.remove(member.position)
      try solver.removeVariable(member.top)
      try solver.removeVariable(member.height)
    }

    private mutating func replace(after index: Int) throws {
      if index + 1 >= members.count { return }
      try solver.remove(members[index + 1].position)
      members[index + 1].position = try place(
        members[index + 1].top, below: index >= 0 ? members[index] : nil)
    }

    private mutating func place(_ top: Variable, below previous: Member?) throws -> ConstraintID {
      nextRank += 1
      let terms = previous.map { [Term(top), Term($0.top, -1), Term($0.height, -1)] } ?? [Term(top)]
      return try solver.add(
        terms, .equal, previous == nil ? 0 : 8, priority: .required, rank: Rank(nextRank))
    }
  }

  @Test func aCopyIsIndependent() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let row = try solver.add([Term(x)], .equal, 1, priority: .required, rank: 0)
    try solver.solve()
    var copy = solver
    try copy.setConstant(2, of: row)
    try copy.solve()
    #expect(solver.value(of: x) == 1)
    #expect(copy.value(of: x) == 2)
  }

  /// Variables made between two edits of the same constant: the steps of the first are not those of the second.
  @Test func repeatedEditsSeeNewVariables() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let row = try solver.add([Term(x)], .equal, 1, priority: .required, rank: 0)
    try solver.solve()
    for value in 2..<5 {
      try solver.setConstant(Double(value), of: row)
      try solver.solve()
    }
    let made = (0..<2000).map { _ in solver.makeVariable() }
    try solver.setConstant(9, of: row)
    try solver.solve()
    try solver.checkInvariants()
    #expect(solver.value(of: x) == 9)
    #expect(try solver.undeterminedVariables() == made)
  }
}
