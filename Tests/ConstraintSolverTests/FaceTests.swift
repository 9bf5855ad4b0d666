import PlumbConstraintSolver
import TestSupport
import Testing

/// Ranges read off the face of equally good solutions, against those that descents find variable by variable.
@Suite struct FaceTests {
  /// Views of which each has something open, that have nothing to do with each other.
  @Test func independentParts() throws {
    var solver = Solver()
    var expected: [Freedom.Span] = []
    for view in 0..<300 {
      let (position, size, label) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
      let rank = Int32(4 * view)
      try solver.add([Term(position)], .greaterThanOrEqual, 10, priority: .required, rank: Rank(rank))
      try solver.add(
        [Term(position), Term(size)], .lessThanOrEqual, 100 + Double(view), priority: .required,
        rank: Rank(rank + 1))
      try solver.add([Term(size)], .equal, 30, priority: Priority(500), rank: Rank(rank + 2))
      try solver.add(
        [Term(label), Term(position, 2)], .equal, 0, priority: .required, rank: Rank(rank + 3))
      expected.append(.init(variable: position, lowest: 10, highest: 70 + Double(view)))
      expected.append(.init(variable: label, lowest: -140 - 2 * Double(view), highest: -20))
    }
    #expect(try solver.freedom().spans == expected)
    #expect(try solver.undeterminedVariables() == expected.map(\.variable))
    #expect(
      try solver.companions(of: expected[0].variable) == [.init(variable: expected[1].variable, rate: -2)])
  }

  /// Captions in a column that is too low for them trade their heights.
  @Test func aPartOfMany() throws {
    var solver = Solver()
    var heights: [Variable] = []
    var expected: [Freedom.Span] = []
    var bottom: Variable?
    for index in 0..<60 {
      let (top, height) = (solver.makeVariable(), solver.makeVariable())
      let rank = Int32(4 * index)
      let (terms, gap) =
        bottom.map { ([Term(top), Term($0, -1), Term(heights[index - 1], -1)], 2.0) } ?? ([Term(top)], 0)
      try solver.add(terms, .equal, gap, priority: .required, rank: Rank(rank))
      try solver.add([Term(height)], .greaterThanOrEqual, 20, priority: Priority(750), rank: Rank(rank + 1))
      try solver.add([Term(height)], .greaterThanOrEqual, 0, priority: .required, rank: Rank(rank + 2))
      heights.append(height)
      bottom = top
    }
    guard let bottom else { return }
    // 50 less than 60 · 20 and the gaps.
    try solver.add(
      [Term(bottom), Term(heights[59])], .equal, 60 * 20 + 59 * 2 - 50, priority: .required, rank: 1000)
    for index in 0..<60 {
      let top = Variable.testHandle(2 * index)
      if index > 0 {
        let place = Double(22 * index)
        expected.append(
          .init(
            variable: top, lowest: place - min(50, 20 * Double(index)),
            highest: place - max(0, 50 - 20 * Double(60 - index))))
      }
      expected.append(.init(variable: heights[index], lowest: 0, highest: 20))
    }
    let spans = try solver.freedom().spans
    #expect(spans.map(\.variable) == expected.map(\.variable))
    for (span, expected) in zip(spans, expected) {
      #expect(isNear(span.lowest, expected.lowest) && isNear(span.highest, expected.highest))
    }
    #expect(try solver.companions(of: heights[7]).count == 118)
  }

  /// Coordinates between bounds, or without, that share a weighted sum: in a band, or open at one of its sides.
  @Test func bands() throws {
    var finite = 0
    var wide = 0
    for seed in SeededGenerator.seeds(60) {
      var generator = SeededGenerator(seed: 3_400_000 + seed)
      func some(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &generator)) }
      func by(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &generator) < share }
      var solver = Solver()
      let coordinates = (0..<Int.random(in: 12...24, using: &generator)).map { _ in solver.makeVariable() }
      var rank = Rank(0)
      func add(_ terms: [Term], _ relation: Relation, _ constant: Double) throws {
        try solver.add(terms, relation, constant, priority: .required, rank: rank)
        rank = Rank(rank.value + 1)
      }
      for coordinate in coordinates {
        if by(0.8) { try add([Term(coordinate)], .greaterThanOrEqual, -some(0...9)) }
        if by(0.7) { try add([Term(coordinate)], .lessThanOrEqual, some(0...9)) }
      }
      let weights = coordinates.map { _ in by(0.5) ? some(1...3) : -some(1...3) }
      let terms = zip(coordinates, weights).map { Term($0, $1) }
      if by(0.8) { try add(terms, .lessThanOrEqual, some(0...12)) }
      // The same sum, doubled.
      if by(0.8) {
        try add(terms.map { Term($0.variable, 2 * $0.coefficient) }, .greaterThanOrEqual, -some(0...24))
      }
      let sum = solver.makeVariable()
      try add([Term(sum)] + coordinates.map { Term($0, -some(-2...2) - 0.5) }, .equal, 3)
      let freedom = try solver.freedom()
      for variable in coordinates + [sum] {
        let range = try solver.range(of: variable)
        let isOpen = !range.lowest.isFinite || !range.highest.isFinite || !isNear(range.lowest, range.highest)
        let comment: Comment = "seed \(seed), \(variable): \(range)"
        #expect((freedom[variable] != nil) == isOpen, comment)
        for (end, expected) in [
          (freedom[variable]?.lowest, range.lowest), (freedom[variable]?.highest, range.highest),
        ] {
          guard let end else { continue }
          #expect(end == expected || (end.isFinite && expected.isFinite && isNear(end, expected)), comment)
        }
        wide += 1
        if range.lowest.isFinite && range.highest.isFinite { finite += 1 }
      }
    }
    #expect(finite > 200 && wide - finite > 100)
  }

  @Test(arguments: [2, 8, 30])
  func layoutsWithLittleDecided(rows: Int) throws {
    var free = 0
    var determined = 0
    for seed in SeededGenerator.seeds(180 / rows) {
      var generator = SeededGenerator(seed: 2_500_000 + seed)
      let layout = try SweptLayout(rows: rows, isRound: seed % 2 == 0, &generator)
      var solver = layout.solver
      // Without some constraints, whichever they are.
      for constraint in layout.constraints where Int.random(in: 0..<8, using: &generator) == 0 {
        try solver.remove(constraint)
      }
      let freedom = try solver.freedom()
      let comment: Comment = "seed \(seed), \(rows) rows"
      #expect(try solver.undeterminedVariables() == freedom.spans.map(\.variable), comment)
      for variable in layout.variables {
        let range = try solver.range(of: variable)
        #expect(try solver.isDetermined(variable) == (freedom[variable] == nil), comment)
        guard let span = freedom[variable] else {
          #expect(isNear(range.lowest, range.highest), comment)
          determined += 1
          continue
        }
        #expect(
          isNear(span.lowest, range.lowest) && isNear(span.highest, range.highest),
          "\(comment): \(span), not \(range)")
        free += 1
      }
    }
    #expect(free > 60 && determined > 200)
    print("faces:", rows, "rows,", free, "free variables,", determined, "determined")
  }
}
