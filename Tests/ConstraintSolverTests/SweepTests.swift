import TestSupport
import Testing

@testable import PlumbConstraintSolver

/// One constant going through an interval.
@Suite struct SweepTests {
  /// A label beside a button in a window whose width varies.
  @Test func aLabelIsClippedBelowTheWidthOfItsText() throws {
    var solver = Solver()
    let (window, label) = (solver.makeVariable(), solver.makeVariable())
    let width = try solver.add([Term(window)], .equal, 300, priority: .required, rank: 0)
    let fits = try solver.add(
      [Term(label), Term(window, -1)], .lessThanOrEqual, -60, priority: .required, rank: 1)
    let resists = try solver.add([Term(label)], .greaterThanOrEqual, 100, priority: Priority(750), rank: 2)
    let hugs = try solver.add([Term(label)], .lessThanOrEqual, 100, priority: Priority(250), rank: 3)
    let positive = try solver.add([Term(label)], .greaterThanOrEqual, 0, priority: .required, rank: 4)
    let sweep = try solver.sweep(width, over: 0...400)
    #expect(sweep.constraint == width && sweep.interval == 0...400)
    #expect(
      sweep.courses == [
        .init(variable: window, lines: [.init(start: 0, value: 0, slope: 1)]),
        .init(
          variable: label,
          lines: [
            .init(start: 0, value: -60, slope: 1), .init(start: 160, value: 100, slope: 0),
          ]),
      ])
    #expect(
      sweep.breakpoints == [
        .init(
          constant: 60,
          changes: [.init(constraint: positive, before: .violated, after: .slack)], isJump: false),
        .init(
          constant: 160,
          changes: [
            .init(constraint: fits, before: .tight, after: .slack),
            .init(constraint: resists, before: .violated, after: .tight),
            .init(constraint: hugs, before: .slack, after: .tight),
          ], isJump: false),
      ])
    #expect(sweep.firstConflict == .init(range: 0...60, refused: [positive]))
    #expect(sweep.conflicts.count == 1)
  }

  /// Solved anew with any constant, the values are those of the sweep. A rank of their own for preferences of
  /// all variables makes every optimum unique.
  @Test(arguments: [[1000, 750, 250, 0], [500, 500, 250], [1000, 1000, 500]])
  func valuesAreThoseOfSolves(priorities: [Int]) throws {
    var compared = 0
    var breakpoints = 0
    var conflicts = 0
    var jumps = 0
    for seed in SeededGenerator.seeds(400) {
      var generator = SeededGenerator(seed: 6_000_000 + seed)
      var problem = ExactProblem.random(
        variables: 2...4, rows: 4...10, priorities: priorities, using: &generator)
      for variable in 0..<problem.variableCount {
        let unit = (0..<problem.variableCount).map { $0 == variable ? 2 : 0 }
        problem.rows.append(.init(unit, 0, 14, priority: 0, rank: 100 + variable))
      }
      let solved = try SolvedProblem(problem)
      let swept = problem.rows.indices.pick(&generator)
      let constraint = try #require(solved.constraints[swept])
      let sweep = try solved.solver.sweep(constraint, over: -8...12)
      let comment: Comment = "seed \(seed) of \(priorities), row \(swept) of \(problem.rows)"
      let places = (0..<12).map { _ in Double.random(in: -8...12, using: &generator) }
      compared += try expect(sweep, solved.solver, at: places, comment)
      breakpoints += sweep.breakpoints.count
      conflicts += sweep.conflicts.count
      jumps += sweep.breakpoints.filter(\.isJump).count
    }
    #expect(compared > 5000 && breakpoints > 200)
    print(
      "sweeps:", compared, "values,", breakpoints, "breakpoints,", jumps, "jumps,", conflicts, "conflicts")
  }
  @Test(arguments: [1, 4, 12])
  func layouts(rows: Int) throws {
    var compared = 0
    var breakpoints = 0
    var conflicts = 0
    for seed in SeededGenerator.seeds(120 / rows) {
      var generator = SeededGenerator(seed: 6_500_000 + seed)
      let layout = try SweptLayout(rows: rows, isRound: seed % 2 == 0, &generator)
      let sweep = try layout.solver.sweep(layout.width, over: 20...900)
      let places = stride(from: 21.0, to: 900, by: 7.3).map { $0 }
      compared += try expect(sweep, layout.solver, at: places, "seed \(seed), \(rows) rows")
      breakpoints += sweep.breakpoints.count
      conflicts += sweep.conflicts.count
    }
    #expect(breakpoints > 60 && conflicts > 20)
    print("sweeps:", rows, "rows,", compared, "values,", breakpoints, "breakpoints,", conflicts, "conflicts")
  }

  /// Two required sizes agree at a single point.
  @Test func anEqualityMayFitAtOnePoint() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let fixed = try solver.add([Term(x)], .equal, 5, priority: .required, rank: 0)
    let swept = try solver.add([Term(x, 2)], .equal, 0, priority: .required, rank: 1)
    let second = try solver.sweep(swept, over: 0...40)
    #expect(
      second.conflicts == [.init(range: 0...10, refused: [swept]), .init(range: 10...40, refused: [swept])])
    #expect(second[x]?.lines == [.init(start: 0, value: 5, slope: 0)])
    try solver.setRank(2, of: fixed)
    let first = try solver.sweep(swept, over: 0...40)
    #expect(
      first.conflicts == [.init(range: 0...10, refused: [fixed]), .init(range: 10...40, refused: [fixed])])
    #expect(first[x]?.lines == [.init(start: 0, value: 0, slope: 0.5)])
    #expect(try solver.sweep(swept, over: 10...10).conflicts == [])
    #expect(try solver.sweep(swept, over: 9...9).conflicts == [.init(range: 9...9, refused: [fixed])])
    #expect(try solver.sweep(swept, over: 3...4, of: []).courses == [])
  }

  /// As soon as an earlier constraint fits, a later one is refused.
  @Test func valuesJumpWhereRefusalsChange() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let swept = try solver.add([Term(x)], .equal, 0, priority: .required, rank: 0)
    try solver.add([Term(y), Term(x, -1)], .lessThanOrEqual, 0, priority: .required, rank: 1)
    let early = try solver.add([Term(y)], .equal, 10, priority: .required, rank: 2)
    let late = try solver.add([Term(y)], .equal, 0, priority: .required, rank: 3)
    let sweep = try solver.sweep(swept, over: 0...30, of: [y])
    #expect(
      sweep.conflicts == [
        .init(range: 0...10, refused: [early]), .init(range: 10...30, refused: [late]),
      ])
    #expect(
      sweep.courses == [
        .init(
          variable: y,
          lines: [.init(start: 0, value: 0, slope: 0), .init(start: 10, value: 10, slope: 0)])
      ])
    #expect(
      sweep.breakpoints == [
        .init(
          constant: 10,
          changes: [
            .init(constraint: early, before: .violated, after: .tight),
            .init(constraint: late, before: .tight, after: .violated),
          ], isJump: true)
      ])
  }

  @Test func errorsAreTyped() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let row = try solver.add([Term(x)], .equal, 0, priority: .required, rank: 0)
    #expect(throws: SolverError.constantNotFinite(row)) { try solver.sweep(row, over: 0...Double.infinity) }
    #expect(throws: SolverError.unknownVariable(.testHandle(1))) {
      try solver.sweep(row, over: 0...1, of: [.testHandle(1)])
    }
    try solver.remove(row)
    #expect(throws: SolverError.unknownConstraint(row)) { try solver.sweep(row, over: 0...1) }
  }

  /// The least sum of errors at the highest optional priority is a convex function of a constant, as long as
  /// the same required constraints hold.
  @Test func costsAreConvex() throws {
    var compared = 0
    for seed in SeededGenerator.seeds(60) {
      var generator = SeededGenerator(seed: 6_700_000 + seed)
      let layout = try SweptLayout(rows: 3, isRound: false, &generator)
      let sweep = try layout.solver.sweep(layout.width, over: 20...900)
      let highest = layout.constraints.map { layout.solver.priority(of: $0).value }.filter { $0 < 1000 }
        .max()!
      let counted = layout.constraints.filter { layout.solver.priority(of: $0).value == highest }
      func cost(_ constant: Double) -> Double {
        let values = sweep.courses.map { $0.value(at: constant) }
        return counted.reduce(0) { $0 + layout.solver.violation(of: $1, at: values) }
      }
      func refused(_ constant: Double) -> [ConstraintID] {
        sweep.conflicts.first { $0.range.contains(constant) }?.refused ?? []
      }
      for _ in 0..<100 {
        let (a, b) = (
          Double.random(in: 20...900, using: &generator), Double.random(in: 20...900, using: &generator)
        )
        let middle = (a + b) / 2
        if refused(a) != refused(b) || refused(a) != refused(middle) { continue }
        #expect(cost(middle) <= (cost(a) + cost(b)) / 2 + 1e-6, "seed \(seed): \(a) to \(b)")
        compared += 1
      }
    }
    #expect(compared > 1000)
  }

  /// Without patience every breakpoint is leapt over, and every descent is cautious.
  @Test func leapsLeadToTheSameLines() throws {
    var compared = 0
    for seed in SeededGenerator.seeds(60) {
      var generator = SeededGenerator(seed: 6_600_000 + seed)
      let layout = try SweptLayout(rows: 3, isRound: seed % 2 == 0, &generator)
      var impatient = layout.solver
      impatient.patience = -1_000_000
      let sweep = try impatient.sweep(layout.width, over: 20...900)
      let places = stride(from: 21.0, to: 900, by: 17.3).map { $0 }
      compared += try expect(sweep, layout.solver, at: places, "seed \(seed)")
    }
    #expect(compared > 10_000)
  }

  /// Expects what a solve finds with some constants, and with those at both sides of the breakpoints.
  private func expect(
    _ sweep: Sweep, _ solver: Solver, at places: [Double], _ comment: Comment
  ) throws -> Int {
    var compared = 0
    let (start, end) = (sweep.interval.lowerBound, sweep.interval.upperBound)
    // Where refusals change, and at the ends of the interval, either side may be right.
    var seams = [start, end]
    for conflict in sweep.conflicts { seams += [conflict.range.lowerBound, conflict.range.upperBound] }
    for breakpoint in sweep.breakpoints where breakpoint.isJump { seams.append(breakpoint.constant) }
    var places = places + [start + 1e-3, end - 1e-3]
    for breakpoint in sweep.breakpoints {
      places += [breakpoint.constant, breakpoint.constant - 1e-3, breakpoint.constant + 1e-3]
    }
    for place in places where sweep.interval.contains(place) {
      if seams.contains(where: { abs($0 - place) < 5e-4 }) { continue }
      var fresh = solver
      try fresh.setConstant(place, of: sweep.constraint)
      try fresh.solve()
      for course in sweep.courses {
        let (value, expected) = (course.value(at: place), fresh.value(of: course.variable))
        #expect(
          abs(value - expected) <= 1e-8 * max(1, abs(expected)),
          "\(comment): \(course.variable.index) at \(place) is \(value), not \(expected)")
        compared += 1
      }
      #expect(
        sweep.conflicts.first { $0.range.contains(place) }?.refused ?? [] == fresh.refused,
        "\(comment): at \(place)")
    }
    return compared
  }
}
