import PlumbConstraintSolver
import PlumbGeometry
import TestSupport
import Testing

@testable import PlumbAutoLayout

/// Random edits: the parts of the tree agree after each, and it always equals a tree without history.
@Suite struct EditScriptTests {
  @Test func editedTreesEqualThoseBuiltFromScratch() throws {
    var steps = 0
    var comparisons = 0
    for seed in SeededGenerator.seeds(150) {
      var script = try RandomEdits(seed: seed)
      for step in 0..<40 {
        try script.step()
        steps += 1
        expectConsistent(script.tree, "seed \(seed), step \(step): \(script.history.suffix(4))")
        guard script.chance(40) else { continue }
        let edited = script.tree
        do {
          try script.tree.layout()
        } catch {
          Issue.record("seed \(seed), step \(step): \(error)")
          break
        }
        expectConsistent(script.tree, "laid out, seed \(seed), step \(step): \(script.history.suffix(4))")
        guard step % 3 == 0 else { continue }
        var inOrder: SeededGenerator?
        var scratch = try LayoutBlueprint(edited).build(shuffledBy: &inOrder).tree
        try scratch.layout()
        expectConsistent(scratch, "from scratch, seed \(seed), step \(step)")
        try expectSame(script.tree, scratch, "seed \(seed), step \(step): \(script.history.suffix(6))")
        comparisons += 1
      }
    }
    print("edit scripts:", steps, "steps,", comparisons, "comparisons with trees from scratch")
  }

  /// A layout after each edit, and the rows of the tree against those of one that is built afresh: the same
  /// terms, relations, constants, priorities and ranks. So frames can only differ where solutions are not
  /// unique, and what has been edited is forgotten nowhere.
  @Test func rowsEqualThoseBuiltFromScratch() throws {
    var compared = 0
    for seed in SeededGenerator.seeds(20) {
      var script = try RandomEdits(seed: 40_000 + seed)
      for step in 0..<40 {
        try script.step()
        try script.tree.layout()
        var inOrder: SeededGenerator?
        let scratch = try {
          var tree = try LayoutBlueprint(script.tree).build(shuffledBy: &inOrder).tree
          try tree.layout()
          return tree
        }()
        let (rows, expected) = (script.tree.rowsByRank(), scratch.rowsByRank())
        #expect(rows == expected, "seed \(seed), step \(step): \(script.history.suffix(6))")
        compared += rows.count
      }
    }
    print("rows compared with those built from scratch:", compared)
  }

  /// Texts whose height follows from their width, in trees that change: each has the height for its width.
  @Test func widthsAreAskedForAgain() throws {
    var asked = 0
    for seed in SeededGenerator.seeds(25) {
      var script = try RandomEdits(seed: 50_000 + seed)
      let provider = AreaText(area: 1000)
      script.tree.contentProvider = provider
      for step in 0..<40 {
        try script.step()
        try script.tree.layout()
        expectConsistent(script.tree, "seed \(seed), step \(step): \(script.history.suffix(4))")
        // Where widths depend on heights in turn, three rounds may not settle them; the next layouts go on.
        for _ in 0..<20 where !script.tree.askedNodes.isEmpty { try script.tree.layout() }
        guard script.tree.askedNodes.isEmpty else { continue }
        for node in script.nodes where script.tree.nodes[Int(node.index)].description.contentDependsOnWidth {
          let frame = try #require(script.tree.frame(of: node))
          let insets = script.tree.alignmentInsets(of: node)
          let width = PixelGrid.snap(frame.width - insets.left - insets.right)
          #expect(
            script.tree.contentSize(of: node).height == provider.contentSize(of: node, width: width).height,
            "seed \(seed), step \(step): \(script.history.suffix(6))")
          asked += 1
        }
      }
    }
    #expect(asked > 100)
    print("widths asked for again:", asked)
  }

  /// What `takeChangedNodes` documents: whatever has another frame than before is reported, once.
  @Test func changedFramesAreReported() throws {
    var reported = 0
    for seed in SeededGenerator.seeds(100) {
      var script = try RandomEdits(seed: 30_000 + seed)
      script.tree.tracksChanges = true
      var frames: [NodeID: Rect] = [:]
      for step in 0..<40 {
        try script.step()
        if script.chance(60) { try script.tree.layout() }
        if script.chance(30) { continue }
        let changed = script.tree.takeChangedNodes()
        #expect(Set(changed).count == changed.count, "reported twice: seed \(seed), step \(step)")
        for node in changed {
          #expect(script.tree.contains(node), "reported though removed: seed \(seed), step \(step)")
        }
        for node in script.nodes {
          let frame = script.tree.frame(of: node)
          if frame != frames[node], !changed.contains(node), frame != nil {
            Issue.record("not reported: seed \(seed), step \(step): \(script.history.suffix(6))")
          }
          frames[node] = frame
        }
        reported += changed.count
        #expect(script.tree.takeChangedNodes().isEmpty, "reported again: seed \(seed), step \(step)")
      }
    }
    print("changed frames reported:", reported)
  }

  @Test func copiesAreIndependent() throws {
    for seed in SeededGenerator.seeds(60) {
      var script = try RandomEdits(seed: 10_000 + seed)
      for _ in 0..<20 { try script.step() }
      try script.tree.layout()
      let original = script.tree
      let frames = script.nodes.map { original.frame(of: $0) }
      let nodes = script.nodes
      for _ in 0..<10 { try script.step() }
      try script.tree.layout()
      #expect(nodes.map { original.frame(of: $0) } == frames, "seed \(seed)")
      expectConsistent(original, "seed \(seed)")
      var again = original
      try layOut(&again, "seed \(seed)")
      #expect(nodes.map { again.frame(of: $0) } == frames, "seed \(seed)")
    }
  }

  @Test func theSameEditsGiveTheSameBits() throws {
    for seed in SeededGenerator.seeds(30) {
      var frames: [[Rect?]] = []
      for _ in 0..<2 {
        var script = try RandomEdits(seed: 20_000 + seed)
        for _ in 0..<20 {
          try script.step()
          try script.tree.layout()
        }
        frames.append(script.nodes.map { script.tree.frame(of: $0) })
      }
      #expect(frames[0] == frames[1], "seed \(seed)")
    }
  }
}

/// A row as it stands in its solver, its variables named by node ranks.
struct StandingRow: Hashable {
  var source: String
  var variables: Set<String>
  var relation: Relation
  var constant: Double
  var priority: Double
  /// The left side less the right one at values that follow from the names: another coefficient shows.
  var residual: Double
}

extension LayoutTree {
  /// What the solvers of all roots have, named by ranks, which do not depend on history.
  func rowsByRank() -> [String: StandingRow] {
    var result: [String: StandingRow] = [:]
    for root in roots where root.node >= 0 {
      var values = [Double](repeating: 0, count: root.owners.count)
      for node in nodes where node.isAlive {
        guard let own = node.variables, roots[Int(node.root)].node == root.node else { continue }
        for part in FramePart.allCases {
          values[Int(own.variable(part).index)] = Double(node.rank * 4 + Int32(part.rawValue))
        }
      }
      for (place, source) in root.sources.enumerated() {
        guard let source, let row = root.solver.constraint(at: Int32(place)) else { continue }
        let variables = root.solver.variables(of: row).map { variable in
          let node = nodes[Int(root.owners[Int(variable.index)])]
          let part = FramePart.allCases.first { node.variables?.variable($0) == variable }
          return "\(node.rank).\(part.map { "\($0)" } ?? "?")"
        }
        let name = rankName(source)
        result[name] = StandingRow(
          source: name, variables: Set(variables), relation: root.solver.relation(of: row),
          constant: root.solver.constant(of: row), priority: root.solver.priority(of: row).value,
          residual: (root.solver.residual(of: row, at: values) * 1024).rounded())
      }
    }
    return result
  }

  private func rankName(_ source: RowSource) -> String {
    switch source {
    case .constraint(let id): "constraint \(constraints[Int(id.index)].rank)"
    case .generated(let node, let generator, let part):
      "\(nodes[Int(node.index)].rank) \(generator) \(part)"
    }
  }
}
