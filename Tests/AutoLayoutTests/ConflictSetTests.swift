import PlumbConstraintSolver
import PlumbGeometry
import TestSupport
import Testing

@testable import PlumbAutoLayout

/// Conflicts of random trees: sets that cannot hold together, and can without any one of their members.
@Suite struct ConflictSetTests {
  @Test func setsAreIrreducible() throws {
    var sets = 0
    var members = 0
    for seed in SeededGenerator.seeds(150) {
      var script = try RandomEdits(seed: 2_000_000 + seed)
      for _ in 0..<30 { try script.step() }
      for _ in 0..<8 { try script.addConstraint() }
      try script.tree.layout()
      for root in script.tree.rootNodes {
        for conflict in try script.tree.conflicts(under: root) {
          let comment = "seed \(seed), broken \(conflict.broken)"
          #expect(conflict.rows.contains(conflict.broken), "\(comment)")
          guard let rows = requiredRows(conflict.rows, script.tree) else { continue }
          #expect(try !canHold(rows), "\(comment): \(conflict.rows)")
          for index in rows.indices {
            var rest = rows
            rest.remove(at: index)
            #expect(try canHold(rest), "\(comment) without \(conflict.rows[index])")
          }
          expectLowestClass(conflict, script.tree, comment)
          sets += 1
          members += rows.count
        }
      }
    }
    print("conflicts:", sets, "sets,", members, "members")
  }

  private struct RequiredRow {
    var expression: LinearExpression
    var relation: Relation
  }

  /// The rows anew, from what the tree says; nil where a source stands for two rows (content sizes).
  private func requiredRows(_ sources: [RowSource], _ tree: LayoutTree) -> [RequiredRow]? {
    var result: [RequiredRow] = []
    for source in sources {
      switch source {
      case .constraint(let id):
        guard let constraint = tree.constraint(id), let expression = tree.expression(of: constraint) else {
          return nil
        }
        result.append(RequiredRow(expression: expression, relation: constraint.relation))
      case .generated(let node, let generator, let part):
        let rows = generatedRows(node.index, tree).filter { $0.generator == generator && $0.part == part }
        guard rows.count == 1 else { return nil }
        result.append(RequiredRow(expression: rows[0].expression, relation: rows[0].relation))
      }
    }
    return result
  }

  private func generatedRows(_ index: Int32, _ tree: LayoutTree) -> [GeneratedRow] {
    var rows: [GeneratedRow] = []
    for axis in Axis.allCases {
      for pair in [tree.placementRows(of: index, axis), tree.contentRows(of: index, axis)] {
        rows += [pair.first, pair.second].compactMap { $0 }
      }
    }
    if let stack = tree.nodes[Int(index)].description.stack {
      var arranged = StackRows(tree: tree, index: index, stack: stack)
      arranged.generate()
      rows += arranged.rows
    }
    return rows
  }

  /// Whether rows can hold together, by a solver of just those.
  private func canHold(_ rows: [RequiredRow]) throws -> Bool {
    var solver = Solver()
    // The handles of a tree's variables are good here as well: there are as many.
    let count = rows.flatMap(\.expression.terms.all).map(\.variable.index).max() ?? 0
    for _ in 0...count { _ = solver.makeVariable() }
    for (rank, row) in rows.enumerated() {
      try solver.add(
        row.expression.terms, row.relation, -row.expression.constant, priority: .required,
        rank: Rank(Int32(rank)))
    }
    try solver.solve()
    return solver.refused.isEmpty
  }

  /// What is broken is of the lowest class in its set, and of the highest order inside it.
  private func expectLowestClass(_ conflict: LayoutConflict, _ tree: LayoutTree, _ comment: String) {
    let classes = conflict.rows.map { source -> Int32 in
      switch source {
      case .constraint(let id): tree.constraint(id)!.rankClass.rawValue
      case .generated(let node, let generator, let part):
        generatedRows(node.index, tree).first { $0.generator == generator && $0.part == part }!.rankClass
          .rawValue
      }
    }
    #expect(conflict.rows.last == conflict.broken, "\(comment)")
    #expect(classes.last == classes.max(), "\(comment)")
    #expect(classes == classes.sorted(), "\(comment)")
  }
}
