import PlumbConstraintSolver
import TestSupport
import Testing

/// Rows that are pinned at both ends, resized across the sum of their contents in one edit.
@Suite struct ResizeTests {
  /// Points a view: 34 are right for contents of 30 and gaps of 4.
  private static let resizes: [Double] = [
    20, 60, 24, 60, 25, 60, 12, 60, 4.5, 60, 20, 24, 25, 12, 4.5, 33.5, 34, 34.5,
  ]

  /// Up to 4,000 views where the many seeds of a full run say that there is time.
  private static let isFullRun = SeededGenerator.seeds(1).count > 1
  private static let counts = [10, 100, 300, 1000] + (isFullRun ? [2000, 4000] : [])

  private func contents(_ count: Int, spread: Int) -> [Double] {
    (0..<count).map { 30 + Double($0 % (spread + 1)) }
  }

  private func expect(_ values: [Double], _ expected: [Double], _ comment: Comment) {
    let worst = zip(values, expected).map { abs($0 - $1) }.max() ?? 0
    #expect(worst <= 1e-6, comment)
  }

  /// A step for each view at most, and some: steps for each pair of views would be given up nowhere, but take for ever.
  @Test(arguments: counts, [0, 6])
  func aStepForEachView(count: Int, spread: Int) throws {
    var row = try PinnedRow(contents: contents(count, spread: spread), length: 60 * Double(count))
    // The largest rows take the first resizes only.
    for size in Self.resizes.prefix(count > 300 ? 4 : .max) {
      let before = row.solver.work.pivots
      let length = size * Double(count)
      try row.lengthen(to: length)
      let steps = row.solver.work.pivots - before
      expect(row.values, row.expectedWidths(length: length), "\(count) views, \(size) points each")
      #expect(steps <= 2 * count + 10, "\(count) views take \(steps) steps to \(size) points each")
      if count <= 100 { try row.solver.checkInvariants() }
    }
  }

  /// An edit that moves two or three contents takes steps for these alone: what was restored by the edits before stays
  /// as it is, though its two bounds lie at one place and either could hold it.
  @Test(arguments: [100, 300])
  func fewStepsForASmallResize(count: Int) throws {
    let contents = (0..<count).map { 17 + Double(7 * $0 % 30) }
    var length = 20 * Double(count)
    var row = try PinnedRow(contents: contents, gap: 8, length: length)
    for _ in 0..<count / 3 {
      length += 37
      let before = row.solver.work.pivots
      try row.lengthen(to: length)
      let steps = row.solver.work.pivots - before
      expect(row.values, row.expectedWidths(length: length), "\(count) views in \(length) points")
      #expect(steps <= 10, "\(count) views take \(steps) steps to \(length) points")
    }
  }

  @Test(arguments: [100, 300], [0, 6])
  func oneStepAndManyAgree(count: Int, spread: Int) throws {
    let contents = contents(count, spread: spread)
    let start = try PinnedRow(contents: contents, length: 60 * Double(count))
    for size in [20, 24, 25, 12, 4.5] {
      let length = size * Double(count)
      var (atOnce, gradual) = (start, start)
      try atOnce.lengthen(to: length)
      for part in 1...9 {
        let share = Double(part) / 9
        try gradual.lengthen(to: (1 - share) * 60 * Double(count) + share * length)
      }
      let fresh = try PinnedRow(contents: contents, length: length)
      expect(atOnce.values, fresh.values, "\(size) points each, at once")
      expect(gradual.values, fresh.values, "\(size) points each, by and by")
      try atOnce.lengthen(to: 60 * Double(count))
      expect(atOnce.values, start.values, "from \(size) points each and back")
    }
  }

  /// Every row of a few views, from every length to every other one, against the exact reference. Of five views it is
  /// every third row, but in a full run.
  @Test(arguments: [2, 3, 4, 5])
  func fewViewsAreExact(count: Int) throws {
    let sizes = count < 4 ? [1, 2, 4] : [1, 3]
    var compared = 0
    var contents = [Int](repeating: 0, count: count)
    var rows = 0
    while true {
      if count < 5 || Self.isFullRun || rows % 3 == 0 {
        compared += try compareWithReference(contents.map { sizes[$0] })
      }
      rows += 1
      guard let place = contents.firstIndex(where: { $0 < sizes.count - 1 }) else { break }
      for earlier in 0..<place { contents[earlier] = 0 }
      contents[place] += 1
    }
    print("pinned rows of", count, "views:", compared, "comparisons")
  }

  private func compareWithReference(_ contents: [Int]) throws -> Int {
    let natural = contents.reduce(0, +)
    let lengths = Array(Set([0, 1, natural / 2, natural - 1, natural, natural + 1, 2 * natural])).sorted()
    let problems = lengths.map { exactProblem(contents, length: $0) }
    let answers = problems.map { ExactReference($0).answer() }
    let rows = try lengths.map {
      try PinnedRow(contents: contents.map(Double.init), gap: 0, length: Double($0))
    }
    var compared = 0
    for from in lengths.indices {
      for to in lengths.indices {
        var row = rows[from]
        try row.lengthen(to: Double(lengths[to]))
        var solved = try SolvedProblem(ExactProblem(variableCount: 0, rows: []))
        solved.problem = problems[to]
        solved.solver = row.solver
        solved.variables = row.widths
        solved.constraints = [row.end]
        for view in contents.indices {
          solved.constraints += [row.minimums[view], row.compressions[view], row.huggings[view]]
        }
        compared += try solved.expectOptimal(
          answers[to], "\(contents) from \(lengths[from]) to \(lengths[to])")
      }
    }
    return compared
  }

  /// The same row in its widths alone.
  private func exactProblem(_ contents: [Int], length: Int) -> ExactProblem {
    let count = contents.count
    var problem = ExactProblem(variableCount: count, rows: [])
    func add(_ coefficients: [Int], _ relation: Int, _ constant: Int, _ priority: Int) {
      // Coefficients and constants are in halves.
      problem.rows.append(
        .init(coefficients, relation, 2 * constant, priority: priority, rank: problem.rows.count))
    }
    add([Int](repeating: 2, count: count), 0, length, 1000)
    for (view, content) in contents.enumerated() {
      let width = (0..<count).map { $0 == view ? 2 : 0 }
      add(width, 1, 0, 1000)
      add(width, 1, content, 750)
      add(width, -1, content, 250)
    }
    return problem
  }

  /// Rows of any contents and priorities, with one resize after the other, against a row made anew.
  @Test func randomRowsAndResizes() throws {
    var solves = 0
    let seeds = SeededGenerator.seeds(20)
    for seed in seeds {
      var generator = SeededGenerator(seed: 31_000_000 + seed)
      // A long one now and then, the longest in a full run alone.
      let count = seed % 100 == 99 ? 4000 : seed % 20 == 19 ? 400 : Int.random(in: 2...60, using: &generator)
      let contents = (0..<count).map { _ in Double(Int.random(in: 0...80, using: &generator)) / 2 }
      let natural = contents.reduce(0, +) + 4 * Double(count + 1)
      var row = try PinnedRow(contents: contents, length: natural)
      for _ in 0..<(count > 1000 ? 3 : 10) {
        let length = (4 * Double(count + 1) + Double.random(in: 0...2, using: &generator) * natural).rounded()
        try row.lengthen(to: length)
        expect(row.values, row.expectedWidths(length: length), "seed \(seed), length \(length)")
        if count <= 400 { try row.solver.checkInvariants() }
        solves += 1
      }
    }
    print("rows resized at random:", seeds.count, "rows,", solves, "solves")
  }
}
