import PlumbConstraintSolver
import PlumbGeometry
import TestSupport
import Testing

@testable import PlumbAutoLayout

/// What other frames than the solved ones say about constraints, and which rows a value comes from.
@Suite struct EvidenceTests {
  // MARK: Violations

  @Test func aMovedViewViolatesWhatPlacesIt() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot(100, 100)
    let view = try tree.makeView(in: root)
    try tree.place(view, in: root, 10, 20, 30, 40)
    let room = try tree.relate(view, .trailing, .lessThanOrEqual, root, plus: -50)
    try layOut(&tree)
    let ids = tree.constraints(naming: view)
    #expect(try tree.violations(under: root, placing: [:]).isEmpty)
    #expect(
      try tree.violations(under: root, placing: [view: Rect(x: 10, y: 20, width: 30, height: 40)]).isEmpty)
    let violations = try tree.violations(
      under: root, placing: [view: Rect(x: 16, y: 20, width: 38, height: 40)])
    #expect(violations.map(\.row) == [ids[0], ids[2], room].map { .constraint($0) })
    #expect(violations.map(\.error) == [6, 8, 4])
    #expect(violations.map(\.residual) == [6, 8, 4])
    #expect(violations.map(\.excess) == [6, 8, 4])
    #expect(violations[0].parts == [.init(node: view, part: .x)])
    #expect(
      Set(violations[2].parts) == [
        .init(node: view, part: .x), .init(node: view, part: .width), .init(node: root, part: .width),
      ])
    // Nearer than it has to be breaks no inequality, and has the other sign.
    let nearer = try tree.violations(
      under: root, placing: [view: Rect(x: 4, y: 20, width: 30, height: 40)])
    #expect(nearer.map(\.residual) == [-6] && nearer.map(\.error) == [6])
  }

  /// By how much more than in the solution counts, where that breaks the row as well.
  @Test func excessIsCountedFromTheSolution() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot(100, 100)
    let view = try tree.makeView(in: root)
    try tree.place(view, in: root, 0, 0, 30, 10)
    let wish = try tree.relate(view, .width, plus: 50, at: 500)
    try layOut(&tree)
    for (width, excess) in [(25.0, 5.0), (30, 0), (45, -15)] {
      let violation = try #require(
        try tree.violations(under: root, placing: [view: Rect(x: 0, y: 0, width: width, height: 10)])
          .first { $0.row == .constraint(wish) })
      #expect(violation.excess == excess && violation.error == 50 - width)
    }
  }

  @Test func guidesFollowTheirOwners() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot(100, 100)
    let owner = try tree.makeView(in: root)
    try tree.place(owner, in: root, 0, 0, 60, 60)
    let guide = try tree.addNode(
      parent: owner, placement: .insets(EdgeInsets(top: 20, left: 5, bottom: 10, right: 7)))
    let view = try tree.makeView(in: owner)
    for attribute in [Attribute.leading, .trailing, .top, .bottom] {
      try tree.relate(view, attribute, .equal, guide)
    }
    try layOut(&tree)
    let place = Rect(x: 0, y: 0, width: 90, height: 80)
    func violated(_ frame: Rect) throws -> Set<RowSource> {
      Set(try tree.violations(under: root, placing: [owner: place, view: frame]).map(\.row))
    }
    let ownSizes = Set(tree.constraints(naming: owner).suffix(2).map { RowSource.constraint($0) })
    #expect(try violated(Rect(x: 5, y: 20, width: 78, height: 50)) == ownSizes)
    let edges = tree.constraints(naming: view)
    // As if the guide had stayed where it was solved.
    #expect(
      try violated(Rect(x: 5, y: 20, width: 48, height: 30)).subtracting(ownSizes) == [
        .constraint(edges[1]), .constraint(edges[3]),
      ])
    // The guide's own frame is believed where it is given.
    let moved = try tree.violations(
      under: root,
      placing: [
        owner: place, guide: Rect(x: 6, y: 20, width: 77, height: 50),
        view: Rect(x: 6, y: 20, width: 77, height: 50),
      ])
    #expect(Set(moved.map(\.row)) == ownSizes.union([.generated(guide, .guide, .minX)]))
  }

  /// At the solved frames nothing is violated by more than in the solution; at others, each row by what its
  /// expression comes to there.
  @Test func violationsAgreeWithExpressions() throws {
    var compared = 0
    for seed in SeededGenerator.seeds(100) {
      var script = try RandomEdits(seed: 8_000_000 + seed)
      for _ in 0..<25 { try script.step() }
      try script.tree.layout()
      let tree = script.tree
      for root in tree.rootNodes {
        var frames: [NodeID: Rect] = [:]
        for node in tree.members(under: root) { frames[node] = tree.frame(of: node) }
        for violation in try tree.violations(under: root, placing: frames) {
          #expect(abs(violation.excess) < 1e-6, "seed \(seed): \(violation)")
        }
        for node in frames.keys.sorted(by: { $0.index < $1.index }) where script.chance(60) {
          frames[node]?.origin.x += Double(Int.random(in: -9...9, using: &script.generator))
          frames[node]?.size.height += Double(Int.random(in: -9...9, using: &script.generator))
        }
        let found = try tree.violations(under: root, placing: frames)
        for id in script.constraints {
          guard let constraint = tree.constraint(id), tree.root(of: constraint.first.node) == root,
            let expression = tree.expression(of: constraint)
          else { continue }
          let residual = value(of: expression, frames, tree)
          let error =
            switch constraint.relation {
            case .equal: abs(residual)
            case .lessThanOrEqual: max(residual, 0)
            case .greaterThanOrEqual: max(-residual, 0)
            }
          let violation = found.first { $0.row == .constraint(id) }
          let comment: Comment = "seed \(seed): \(constraint)"
          #expect(abs((violation?.error ?? 0) - error) < 1e-5, comment)
          if let violation { #expect(abs(violation.residual - residual) < 1e-6, comment) }
          compared += 1
        }
      }
    }
    #expect(compared > 200)
  }

  private func value(
    of expression: LinearExpression, _ frames: [NodeID: Rect], _ tree: LayoutTree
  ) -> Double {
    var values: [Variable: Double] = [:]
    for (node, frame) in frames {
      guard let variables = tree.nodes[Int(node.index)].variables else { continue }
      values[variables.minX] = frame.minX
      values[variables.minY] = frame.minY
      values[variables.width] = frame.width
      values[variables.height] = frame.height
    }
    return expression.terms.all.reduce(expression.constant) {
      $0 + $1.coefficient * (values[$1.variable] ?? .nan)
    }
  }

  // MARK: Influences

  @Test func aValueComesFromTheChainThatLeadsToIt() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot(100, 100)
    let first = try tree.makeView(in: root, content: ContentSize(width: 30, height: 10))
    let second = try tree.makeView(in: root, content: ContentSize(width: 20, height: 10))
    let top = try tree.relate(first, .top, .equal, root)
    let leading = try tree.relate(first, .leading, .equal, root, plus: 4)
    let beside = try tree.relate(second, .leading, .equal, first, .trailing, plus: 8)
    let level = try tree.relate(second, .centerY, .equal, first)
    try layOut(&tree)
    func sources(_ part: FramePart, _ node: NodeID) throws -> Set<RowSource> {
      Set(try tree.influences(on: part, of: node))
    }
    #expect(try sources(.x, first) == [.constraint(leading)])
    let own = try sources(.width, first)
    #expect(own.count == 1 && own.allSatisfy { $0.isContent(of: first) })
    #expect(try sources(.x, second) == own.union([.constraint(leading), .constraint(beside)]))
    #expect(try sources(.y, second).isSuperset(of: [.constraint(top), .constraint(level)]))
    try tree.remove(second)
    #expect(throws: LayoutError.unknownNode(second)) { try tree.influences(on: .x, of: second) }
  }

  @Test func whatNothingDecidesComesFromNothing() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot(100, 100)
    let view = try tree.makeView(in: root, Rect(x: 7, y: 8, width: 9, height: 10))
    try layOut(&tree)
    for part in FramePart.allCases { #expect(try tree.influences(on: part, of: view) == []) }
  }
}

extension RowSource {
  fileprivate func isContent(of node: NodeID) -> Bool {
    switch self {
    case .generated(node, .contentHugging, _), .generated(node, .contentCompressionResistance, _): true
    default: false
    }
  }
}
