import AutoLayout
import Geometry
import TestSupport
import Testing

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
