import TestSupport

/// Equations of a kind that layouts have, for plans to be made of.
enum PlanShape: CaseIterable, Sendable {
  /// Sizes and places hang on one another without a loop.
  case tree
  /// Each place follows from the one before.
  case chain
  /// A row of proportional widths between two ends.
  case loop
  /// Such rows in each other.
  case nestedLoops
  /// Widths by column, in rows with two ends.
  case grid
  /// Each width is a multiple of the one before, the first of the last.
  case ring
  /// A few variables, each in every equation of its block, hung on the next block.
  case blocks
  /// Any variables in any equation.
  case tangle

  struct Equations {
    var variableCount = 0
    var rows: [[(variable: Int, coefficient: Double)]] = []

    mutating func makeVariable() -> Int {
      variableCount += 1
      return variableCount - 1
    }

    /// a = factor · b
    mutating func tie(_ a: Int, to b: Int, _ factor: Double) { rows.append([(a, 1), (b, -factor)]) }
  }

  /// Equations of this shape and as many again that concern any of their variables, to be exchanged for them.
  func equations(_ generator: inout SeededGenerator) -> Equations {
    var equations = Equations()
    switch self {
    case .tree: Self.tree(&equations, &generator)
    case .chain: Self.chain(&equations, &generator)
    case .loop:
      let (place, width) = (equations.makeVariable(), equations.makeVariable())
      equations.rows += [[(place, 1)], [(width, 1)]]
      Self.row(in: place, width, depth: 0, &equations, &generator)
    case .nestedLoops:
      let (place, width) = (equations.makeVariable(), equations.makeVariable())
      equations.rows += [[(place, 1)], [(width, 1)]]
      Self.row(in: place, width, depth: 2, &equations, &generator)
    case .grid: Self.grid(&equations, &generator)
    case .ring: Self.ring(&equations, &generator)
    case .blocks: Self.blocks(&equations, &generator)
    case .tangle: Self.tangle(&equations, &generator)
    }
    return equations
  }

  static func coefficient(_ generator: inout SeededGenerator) -> Double {
    [1, 1, 1, -1, 0.5, 1.5, 2].pick(&generator)
  }

  private static func tree(_ equations: inout Equations, _ generator: inout SeededGenerator) {
    _ = equations.makeVariable()
    for _ in 0..<Int.random(in: 5...30, using: &generator) {
      // Each row names one variable that others name, and one or two that are new.
      let known = Int.random(in: 0..<equations.variableCount, using: &generator)
      var row = [(variable: known, coefficient: coefficient(&generator))]
      for _ in 0..<Int.random(in: 1...2, using: &generator) {
        row.append((equations.makeVariable(), coefficient(&generator)))
      }
      equations.rows.append(row)
    }
    pins(equations.variableCount, &equations, &generator)
  }

  private static func chain(_ equations: inout Equations, _ generator: inout SeededGenerator) {
    var end: (Int, Int)?
    for _ in 0..<Int.random(in: 3...15, using: &generator) {
      let (place, size) = (equations.makeVariable(), equations.makeVariable())
      equations.rows.append([(size, 1)])
      equations.rows.append(end.map { [(place, 1), ($0.0, -1), ($0.1, -1)] } ?? [(place, 1)])
      end = (place, size)
    }
    pairs(equations.variableCount, &equations, &generator)
  }

  private static func row(
    in place: Int, _ width: Int, depth: Int, _ equations: inout Equations,
    _ generator: inout SeededGenerator
  ) {
    var members: [(place: Int, width: Int)] = []
    for _ in 0..<Int.random(in: 2...4, using: &generator) {
      let member = (place: equations.makeVariable(), width: equations.makeVariable())
      if let last = members.last {
        equations.rows.append([(member.place, 1), (last.place, -1), (last.width, -1)])
        equations.tie(member.width, to: members[0].width, [1, 1, 1, 0.5, 2].pick(&generator))
      } else {
        equations.tie(member.place, to: place, 1)
      }
      members.append(member)
    }
    equations.rows.append([(members.last!.place, 1), (members.last!.width, 1), (place, -1), (width, -1)])
    if depth > 0 {
      for member in members { row(in: member.place, member.width, depth: depth - 1, &equations, &generator) }
    }
    pairs(members.count, &equations, &generator)
  }

  private static func grid(_ equations: inout Equations, _ generator: inout SeededGenerator) {
    let (rows, columns) = (Int.random(in: 2...4, using: &generator), Int.random(in: 2...4, using: &generator))
    let total = equations.makeVariable()
    equations.rows.append([(total, 1)])
    var above: [Int] = []
    for _ in 0..<rows {
      let widths = (0..<columns).map { _ in equations.makeVariable() }
      for (column, width) in widths.enumerated() {
        if let other = above.isEmpty ? nil : above[column] { equations.tie(width, to: other, 1) }
        if column > 0 { equations.tie(width, to: widths[0], 1) }
      }
      equations.rows.append(widths.map { ($0, 1) } + [(total, -1)])
      above = widths
    }
    pairs(equations.variableCount, &equations, &generator)
  }

  private static func ring(_ equations: inout Equations, _ generator: inout SeededGenerator) {
    let count = Int.random(in: 3...30, using: &generator)
    for _ in 0..<count { _ = equations.makeVariable() }
    let isClosed = Bool.random(using: &generator)
    for index in 0..<count {
      equations.tie((index + 1) % count, to: index, isClosed ? 1 : [1, 0.5, 2].pick(&generator))
    }
    pins(3, &equations, &generator)
    pairs(count / 2, &equations, &generator)
  }

  private static func blocks(_ equations: inout Equations, _ generator: inout SeededGenerator) {
    var last: Int?
    for _ in 0..<Int.random(in: 1...5, using: &generator) {
      let members = (0..<Int.random(in: 2...5, using: &generator)).map { _ in equations.makeVariable() }
      for diagonal in members {
        var row = members.map { member in
          (variable: member, coefficient: Double.random(in: -0.5...0.5, using: &generator))
        }
        row.removeAll { $0.variable == diagonal }
        row.append((diagonal, 1.5))
        if let last { row.append((last, coefficient(&generator))) }
        equations.rows.append(row)
      }
      last = members.last
    }
    pairs(equations.variableCount, &equations, &generator)
  }

  private static func tangle(_ equations: inout Equations, _ generator: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 2...25, using: &generator) { _ = equations.makeVariable() }
    for _ in 0..<2 * equations.variableCount {
      let variables = (0..<equations.variableCount).shuffled(using: &generator)
        .prefix(Int.random(in: 1...4, using: &generator))
      equations.rows.append(variables.map { ($0, coefficient(&generator)) })
    }
  }

  private static func pins(_ count: Int, _ equations: inout Equations, _ generator: inout SeededGenerator) {
    for _ in 0..<count {
      equations.rows.append([(Int.random(in: 0..<equations.variableCount, using: &generator), 1)])
    }
  }

  /// Rows for a variable by itself, or two.
  private static func pairs(_ count: Int, _ equations: inout Equations, _ generator: inout SeededGenerator) {
    for _ in 0..<count {
      let chosen = (0..<equations.variableCount).shuffled(using: &generator)
        .prefix(Int.random(in: 1...2, using: &generator))
      equations.rows.append(chosen.map { ($0, coefficient(&generator)) })
    }
  }
}
