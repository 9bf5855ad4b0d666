import PlumbConstraintSolver
import PlumbGeometry
import TestSupport
import Testing

@testable import PlumbAutoLayout

/// Relations that hold between layouts whatever they are, on random trees.
@Suite struct RelationTests {
  /// A random tree, laid out, and what it says.
  private func sample(_ seed: UInt64, steps: Int = 25) throws -> RandomEdits {
    var script = try RandomEdits(seed: 1_000_000 + seed)
    for _ in 0..<steps { try script.step() }
    try script.tree.layout()
    return script
  }

  @Test func theOrderOfBuildingDoesNotMatter() throws {
    let seeds = SeededGenerator.seeds(120)
    for seed in seeds {
      let script = try sample(seed)
      let blueprint = LayoutBlueprint(script.tree)
      var shuffling: SeededGenerator? = SeededGenerator(seed: seed)
      var permuted = try blueprint.build(shuffledBy: &shuffling).tree
      try layOut(&permuted, "seed \(seed)")
      try expectSame(permuted, script.tree, "permuted, seed \(seed)")
      var inOrder: SeededGenerator?
      var oneByOne = try blueprint.build(shuffledBy: &inOrder, layingOutBetween: true).tree
      try layOut(&oneByOne, "seed \(seed)")
      try expectSame(oneByOne, script.tree, "one by one, seed \(seed)")
    }
    print("orders of building:", seeds.count, "trees")
  }

  @Test func layingOutAgainChangesNothing() throws {
    for seed in SeededGenerator.seeds(60) {
      var script = try sample(seed)
      let before = script.nodes.map { script.tree.frame(of: $0) }
      try layOut(&script.tree)
      #expect(script.nodes.map { script.tree.frame(of: $0) } == before, "seed \(seed)")
    }
  }

  @Test func addingThenRemovingRestores() throws {
    for seed in SeededGenerator.seeds(80) {
      var script = try sample(seed)
      let before = script.tree
      var added: [LayoutConstraintID] = []
      for _ in 0..<3 {
        added.append(try script.addConstraint())
        try layOut(&script.tree, "seed \(seed)")
      }
      let count = script.tree.constraints.count { $0.isAlive }
      for constraint in added.reversed() { try script.tree.remove(constraint) }
      #expect(script.tree.constraints.count { $0.isAlive } == count - 3)
      try layOut(&script.tree, "seed \(seed)")
      try expectSame(script.tree, before, "constraints, seed \(seed)")
      let parent = script.nodes.pick(&script.generator)
      let view = try script.tree.addNode(parent: parent, frame: Rect(x: 1, y: 2, width: 3, height: 4))
      try script.tree.fill(view, parent)
      try layOut(&script.tree, "seed \(seed)")
      try script.tree.remove(view)
      try layOut(&script.tree, "seed \(seed)")
      try expectSame(script.tree, before, "a view, seed \(seed)")
    }
  }

  @Test func movingAwayAndBackRestores() throws {
    for seed in SeededGenerator.seeds(80) {
      var script = try sample(seed)
      let before = script.tree
      // Whoever arranges a view, or has it as content area, forgets it when it goes.
      let movable = script.nodes.filter { node in
        guard let parent = script.tree.parent(of: node) else { return false }
        let arranged = script.tree.nodes[Int(parent.index)].description.stack?.arranged ?? []
        return !arranged.contains { $0.node == node } && script.tree.contentArea(of: parent) != node
      }
      guard let node = movable.randomElement(using: &script.generator) else { continue }
      let parent = script.tree.parent(of: node)
      let elsewhere = try script.tree.makeRoot(77, 55)
      for place in [elsewhere, nil, script.nodes.first { !script.tree.members(under: node).contains($0) }] {
        try script.tree.move(node, to: place)
        #expect(script.tree.parent(of: node) == place)
        try layOut(&script.tree, "away, seed \(seed)")
      }
      try script.tree.move(node, to: parent)
      try script.tree.remove(elsewhere)
      try layOut(&script.tree, "back, seed \(seed)")
      try expectSame(script.tree, before, "seed \(seed)")
    }
  }

  @Test func aRootMayLieAnywhere() throws {
    for seed in SeededGenerator.seeds(60) {
      var script = try sample(seed)
      let before = script.tree
      let roots = script.tree.rootNodes.filter {
        script.tree.nodes[Int($0.index)].description.placement == .encapsulated
      }
      for root in roots {
        var frame = try #require(script.tree.givenFrame(of: root))
        frame.origin = Point(x: frame.minX + 1000, y: frame.minY - 300)
        try script.tree.setGivenFrame(frame, of: root)
        // A constant alone speaks of where the root lies.
        for id in script.tree.constraints(naming: root) {
          guard let constraint = script.tree.constraint(id), constraint.second == nil else { continue }
          let attribute = constraint.first.attribute
          if attribute.isDimension { continue }
          let distance = attribute.axis == .horizontal ? 1000.0 : -300
          try script.tree.setConstant(constraint.constant + distance, of: id)
        }
      }
      try layOut(&script.tree, "seed \(seed)")
      for node in script.nodes where script.tree.parent(of: node) != nil {
        guard let root = script.tree.root(of: node), roots.contains(root) else { continue }
        expectFrame(script.tree, node, try #require(before.frame(of: node)), "seed \(seed)")
      }
    }
  }

  @Test func aPinnedContainerChangesNothing() throws {
    for seed in SeededGenerator.seeds(80) {
      var script = try sample(seed)
      let root = script.nodes[0]
      let record = script.tree.nodes[Int(root.index)]
      guard script.tree.contains(root), record.parent < 0, record.description.placement == .encapsulated,
        record.description.stack == nil, record.contentArea < 0
      else { continue }
      let before = script.tree
      let children = script.tree.children(of: root)
      // A guide, because what somebody wrote last gives way first where the tree has conflicts.
      let container = try script.tree.addNode(
        parent: root, frame: Rect(origin: .zero, size: record.description.frame.size),
        placement: .insets(.zero))
      for child in children { try script.tree.move(child, to: container) }
      try layOut(&script.tree, "seed \(seed)")
      // What is open may come out otherwise: of several ways to leave it near where it was, ranks choose.
      let open = try before.freedom(under: root)
      for node in script.nodes where !open.contains(where: { $0.node == node }) {
        expectFrame(script.tree, node, try #require(before.frame(of: node)), "seed \(seed)")
      }
    }
  }

  @Test func subtreesMoveBetweenRoots() throws {
    for seed in SeededGenerator.seeds(40) {
      var script = try sample(seed)
      let other = try script.tree.makeRoot(400, 300)
      guard let node = script.tree.children(of: script.nodes[0]).first else { continue }
      try script.tree.move(node, to: other)
      for member in script.tree.members(under: node) { #expect(script.tree.root(of: member) == other) }
      try layOut(&script.tree, "seed \(seed)")
      var inOrder: SeededGenerator?
      var scratch = try LayoutBlueprint(script.tree).build(shuffledBy: &inOrder).tree
      try scratch.layout()
      try expectSame(script.tree, scratch, "seed \(seed)")
    }
  }
}
