extension ExactProblem {
  /// A small random problem: rows as layouts have them (one variable, two, seldom three) with coefficients
  /// that cancel, repeat and clash often.
  ///
  /// - Parameter sharesRanks: whether several rows may have the same rank.
  package static func random(
    variables: ClosedRange<Int> = 1...4, rows: ClosedRange<Int> = 1...8, priorities: [Int],
    sharesRanks: Bool = false,
    using generator: inout SeededGenerator
  ) -> ExactProblem {
    let n = Int.random(in: variables, using: &generator)
    let count = Int.random(in: rows, using: &generator)
    let ranks = Array(0..<count).shuffled(using: &generator)
    var problem = ExactProblem(variableCount: n, rows: [])
    for index in 0..<count {
      let rank = sharesRanks ? ranks[index] / 3 : ranks[index]
      problem.rows.append(
        .random(variableCount: n, priority: priorities.pick(&generator), rank: rank, &generator))
    }
    return problem
  }
}

extension ExactProblem.Row {
  /// A random row; see `ExactProblem.random`.
  package static func random(
    variableCount n: Int, priority: Int, rank: Int, _ generator: inout SeededGenerator
  ) -> ExactProblem.Row {
    var coefficients = [Int](repeating: 0, count: n)
    let kind = Int.random(in: 0..<100, using: &generator)
    if kind < 35 {
      coefficients[Int.random(in: 0..<n, using: &generator)] = 2
    } else {
      for variable in (0..<n).shuffled(using: &generator).prefix(kind < 85 ? 2 : 3) {
        coefficients[variable] = [2, -2, 2, -2, 4, 1, -6].pick(&generator)
      }
    }
    return ExactProblem.Row(
      coefficients, [0, 0, -1, 1].pick(&generator), 2 * [0, 0, 1, 2, 3, 5, 8, -4, 10].pick(&generator),
      priority: priority, rank: rank)
  }
}
