import TestSupport
import Testing

@testable import PlumbConstraintSolver

/// What long rows take, counted in variables that walks meet: with twice as many views twice as much, and not four times.
@Suite struct GrowthTests {
  private static let counts = (few: 400, many: 800)

  /// Solves two sizes of a problem and compares what it took.
  private func expectLinear(_ build: (inout Problem, Int) throws -> Void) throws {
    var met: [Int] = []
    for count in [Self.counts.few, Self.counts.many] {
      var problem = Problem()
      try build(&problem, count)
      try problem.solver.solve()
      try problem.solver.checkInvariants()
      met.append(problem.solver.metVariables)
    }
    #expect(met[0] > 0, "nothing was counted")
    #expect(Double(met[1]) <= 2.5 * Double(met[0]), "\(met[0]) variables are met, then \(met[1])")
  }

  /// Views each to the right of the one before, the first to the right of the last; widths count after that. All but one
  /// of the gaps can hold, and so can all widths.
  @Test func aRingThatCannotClose() throws {
    try expectLinear { problem, count in
      let views = problem.views(count)
      for index in 0..<count {
        let next = views[(index + 1) % count].x
        let gap = [Term(next), Term(views[index].x, -1), Term(views[index].width, -1)]
        try problem.add([Term(views[index].width)], .greaterThanOrEqual, 0)
        try problem.add(gap, .greaterThanOrEqual, 1)
        try problem.add([Term(views[index].x)], .equal, 0, priority: .preference)
      }
      for view in views { try problem.add([Term(view.width)], .equal, 5) }
      try problem.solver.solve()
      #expect(problem.solver.refusedCount == 1)
      #expect(views.allSatisfy { abs(problem.solver.value(of: $0.width) - 5) < 1e-9 })
    }
  }

  /// A row with gaps that may grow, of views that would rather stand elsewhere.
  @Test func gapsThatMayGrow() throws {
    try expectLinear { problem, count in
      let views = problem.views(count)
      var end: [Term] = []
      for view in views {
        try problem.add([Term(view.x)] + end, .greaterThanOrEqual, 4)
        try problem.add([Term(view.width)], .equal, 40)
        try problem.add([Term(view.x)], .equal, 0, priority: .preference)
        end = [Term(view.x, -1), Term(view.width, -1)]
      }
      try problem.solver.solve()
      #expect(problem.solver.value(of: views[count - 1].x) == 44 * Double(count) - 40)
    }
  }

  /// A row of contents of which any may give way, each shifted by another amount: as many ties as views, at as many ranks.
  @Test func aTieForEachView() throws {
    try expectLinear { problem, count in
      let views = problem.views(count)
      var end: [Term] = []
      var contents: [ConstraintID] = []
      for view in views {
        try problem.add([Term(view.x)] + end, .equal, 4)
        for relation in [Relation.greaterThanOrEqual, .lessThanOrEqual] {
          contents.append(try problem.add([Term(view.width)], relation, 30, priority: Priority(250)))
        }
        try problem.add([Term(view.width)], .equal, 50, priority: .preference)
        end = [Term(view.x, -1), Term(view.width, -1)]
      }
      try problem.add(end.map { Term($0.variable, -$0.coefficient) }, .equal, 60 * Double(count))
      try problem.solver.solve()
      for (place, content) in contents.enumerated() {
        try problem.solver.setConstant(30 + 1e-5 * Double(1 + place / 2 * 7919 % 1009), of: content)
      }
    }
  }

  /// A row of contents that are all measured anew: from the plan at hand it takes four times as much.
  @Test func contentsThatAllChange() throws {
    try expectLinear { problem, count in
      let (contents, widths) = try problem.compressedRow(count)
      try problem.solver.solve()
      for (place, content) in contents.enumerated() {
        try problem.solver.setConstant(Double(50 + place / 2 * 7919 % 41), of: content)
      }
      var warm = problem.solver
      try warm.solve()
      problem.solver.forgetPlan()
      try problem.solver.checkInvariants()
      try problem.solver.solve()
      #expect(widths.allSatisfy { abs(problem.solver.value(of: $0) - warm.value(of: $0)) < 1e-6 })
    }
  }

  private struct Problem {
    var solver = Solver()
    private var rank: Int32 = 0

    mutating func views(_ count: Int) -> [(x: Variable, width: Variable)] {
      (0..<count).map { _ in (solver.makeVariable(), solver.makeVariable()) }
    }

    /// A row that is too short for its contents, with wishes of many priorities.
    mutating func compressedRow(_ count: Int) throws -> (contents: [ConstraintID], widths: [Variable]) {
      let views = views(count)
      var end: [Term] = []
      var contents: [ConstraintID] = []
      for (place, view) in views.enumerated() {
        try add([Term(view.x)] + end, place % 3 == 0 ? .greaterThanOrEqual : .equal, 4)
        try add([Term(view.width)], .greaterThanOrEqual, 0)
        try wish(view.width, .greaterThanOrEqual, 10, 900)
        try wish(view.width, .lessThanOrEqual, Double(60 + place % 30), 300 + place % 400)
        contents.append(try wish(view.width, .greaterThanOrEqual, 50, 700 + place % 60))
        contents.append(try wish(view.width, .lessThanOrEqual, 50, 200 + place % 50))
        end = [Term(view.x, -1), Term(view.width, -1)]
      }
      try add(end.map { Term($0.variable, -$0.coefficient) }, .equal, 30 * Double(count) - 4)
      return (contents, views.map(\.width))
    }

    @discardableResult
    private mutating func wish(
      _ variable: Variable, _ relation: Relation, _ constant: Double, _ priority: Int
    ) throws -> ConstraintID {
      try add([Term(variable)], relation, constant, priority: Priority(Double(priority)))
    }

    @discardableResult
    mutating func add(
      _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority = .required
    ) throws -> ConstraintID {
      rank += 1
      return try solver.add(terms, relation, constant, priority: priority, rank: Rank(rank))
    }
  }
}
