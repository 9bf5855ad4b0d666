extension ExactProblem {
  /// What makes a small problem degenerate.
  package enum Degeneracy: CaseIterable, Sendable {
    /// Rows that are there twice, doubled, halved or negated, with their own relation and priority.
    case repeats
    /// The same left side with many constants: costs with a breakpoint for each.
    case parallels
    /// Sums and differences of other rows, mostly with the constants that follow.
    case dependencies
    /// Differences of variables around a loop, which closes or does not.
    case loops
    /// Many rows that all meet in one point.
    case meetings
    /// All constants are zero.
    case homogeneous
  }

  /// A small problem that is degenerate in a certain way, with a few rows of any kind among the others.
  package static func degenerate(
    _ degeneracy: Degeneracy, variables: ClosedRange<Int> = 1...4, priorities: [Int],
    using generator: inout SeededGenerator
  ) -> ExactProblem {
    let n = Int.random(in: variables, using: &generator)
    let count = Int.random(in: 4...(n == 4 ? 6 : 8), using: &generator)
    var problem = ExactProblem(variableCount: n, rows: [])
    for _ in 0..<count {
      problem.rows.append(
        .random(variableCount: n, priority: priorities.pick(&generator), rank: 0, &generator))
    }
    problem.degenerate(degeneracy, &generator)
    let ranks = problem.rows.indices.shuffled(using: &generator)
    for index in problem.rows.indices { problem.rows[index].rank = ranks[index] }
    return problem
  }

  private mutating func degenerate(_ degeneracy: Degeneracy, _ generator: inout SeededGenerator) {
    let point = (0..<variableCount).map { _ in Int.random(in: -3...5, using: &generator) }
    let some = rows.indices.shuffled(using: &generator).prefix(rows.count * 3 / 4)
    switch degeneracy {
    case .repeats:
      for index in some.dropFirst(2) {
        repeatRow(some.prefix(2).randomElement(using: &generator)!, at: index, &generator)
      }
    case .parallels:
      for index in some.dropFirst() { rows[index].coefficients = rows[some[0]].coefficients }
    case .dependencies:
      for index in some.dropFirst(2) { combineRows(some.prefix(2).sorted(), at: index, &generator) }
    case .loops:
      let loop = (0..<variableCount).shuffled(using: &generator)
      for (offset, index) in some.enumerated() {
        let (from, to) = (loop[offset % loop.count], loop[(offset + 1) % loop.count])
        rows[index].coefficients = rows[index].coefficients.map { _ in 0 }
        rows[index].coefficients[from] += 2
        rows[index].coefficients[to] -= 2
        // Differences of one point's coordinates add up to zero around the loop.
        rows[index].constant = 2 * (point[from] - point[to])
        rows[index].relation = [0, 0, 0, 1, -1].pick(&generator)
        if Int.random(in: 0..<12, using: &generator) == 0 { rows[index].constant += 2 }
      }
    case .meetings:
      for index in some {
        rows[index].constant = zip(rows[index].coefficients, point).map { $0 * $1 }.reduce(0, +)
      }
    case .homogeneous:
      for index in rows.indices { rows[index].constant = 0 }
    }
  }

  private mutating func repeatRow(_ source: Int, at index: Int, _ generator: inout SeededGenerator) {
    let factor = [1, 1, -1, 2, -2, 3].pick(&generator)
    rows[index].coefficients = rows[source].coefficients.map { factor * $0 }
    rows[index].constant = factor * rows[source].constant
    if Bool.random(using: &generator) {
      rows[index].relation = factor < 0 ? -rows[source].relation : rows[source].relation
    }
  }

  private mutating func combineRows(_ sources: [Int], at index: Int, _ generator: inout SeededGenerator) {
    let factors = sources.map { _ in [1, -1, 1, 2].pick(&generator) }
    rows[index].coefficients = (0..<variableCount).map { variable in
      zip(factors, sources).map { $0 * rows[$1].coefficients[variable] }.reduce(0, +)
    }
    if Int.random(in: 0..<5, using: &generator) == 0 { return }
    rows[index].constant = zip(factors, sources).map { $0 * rows[$1].constant }.reduce(0, +)
    rows[index].relation = [0, 0, 1, -1].pick(&generator)
  }
}
