import PlumbConstraintSolver
import PlumbGeometry
import TestSupport
import Testing

@testable import PlumbAutoLayout

/// What hangs together of what constraints leave open, and why it is open.
@Suite struct FreedomGroupTests {
  // MARK: Groups

  @Test func whatIsTiedIsOneGroupAndTheRestAreOthers() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot(100, 100)
    let first = try tree.makeView(in: root, Rect(x: 1, y: 2, width: 3, height: 4))
    let second = try tree.makeView(in: root, Rect(x: 5, y: 6, width: 7, height: 8))
    try tree.relate(second, .leading, .equal, first, .trailing, plus: 8)
    try tree.relate(second, .width, plus: 7)
    try layOut(&tree)
    #expect(
      try tree.freedomGroups(under: root) == [
        [.init(node: first, part: .x), .init(node: first, part: .width), .init(node: second, part: .x)],
        [.init(node: first, part: .y)], [.init(node: first, part: .height)],
        [.init(node: second, part: .y)], [.init(node: second, part: .height)],
      ])
  }

  /// What was refused holds nothing together.
  @Test func aRefusedConstraintJoinsNothing() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot(100, 100)
    let first = try tree.makeView(in: root)
    let second = try tree.makeView(in: root)
    for view in [first, second] {
      for attribute in [Attribute.top, .left] { try tree.relate(view, attribute, .equal, root) }
      try tree.relate(view, .height, plus: 10)
    }
    // Both widths cannot be the root's and 30 less than it; each alone is open but for the sum.
    try tree.relate(first, .right, .lessThanOrEqual, root, .left, plus: 40)
    try tree.relate(second, .right, .lessThanOrEqual, root, .left, plus: 40)
    let apart = try tree.relate(second, .width, .equal, first, plus: 70)
    try layOut(&tree)
    #expect(try tree.conflicts(under: root).map(\.broken) == [.constraint(apart)])
    #expect(
      try tree.freedomGroups(under: root) == [
        [.init(node: first, part: .width)], [.init(node: second, part: .width)],
      ])
  }

  /// Groups are a partition of what is free, in the tree's order; and to hold one member where it is decides
  /// something of its own group at most.
  @Test func groupsAreIndependent() throws {
    var groupCount = 0
    var joined = 0
    for seed in SeededGenerator.seeds(120) {
      var script = try RandomEdits(seed: 7_000_000 + seed)
      for _ in 0..<25 { try script.step() }
      try script.tree.layout()
      let tree = script.tree
      for root in tree.rootNodes {
        let groups = try tree.freedomGroups(under: root)
        let comment: Comment = "seed \(seed), root \(root.index)"
        let free = try tree.freedom(under: root).flatMap { entry in
          entry.free.parts.map { FramePartID(node: entry.node, part: $0) }
        }
        #expect(groups.joined().count == free.count && Set(groups.joined()) == Set(free), comment)
        #expect(groups.allSatisfy { !$0.isEmpty }, comment)
        let places = groups.map { group in group.map { free.firstIndex(of: $0) ?? -1 } }
        #expect(places.allSatisfy { $0 == $0.sorted() }, comment)
        #expect(places.map { $0[0] } == places.map { $0[0] }.sorted(), comment)
        groupCount += groups.count
        for group in groups where groups.count > 1 {
          if group.count > 1 { joined += 1 }
          let member = group.pick(&script.generator)
          let still = Set(try self.free(under: root, holding: [member], in: tree))
          #expect(!still.contains(member), "\(comment): \(member)")
          for other in groups where other != group {
            #expect(still.isSuperset(of: other), "\(comment): \(member) decides something of \(other)")
          }
          let held = Set(try self.free(under: root, holding: group, in: tree))
          #expect(held == Set(free).subtracting(group), "\(comment): \(group)")
        }
      }
    }
    #expect(groupCount > 500 && joined > 50)
    print("freedom groups:", groupCount, "of which", joined, "with several members were held")
  }

  /// What is free under a root where some numbers are held at their present values.
  private func free(
    under root: NodeID, holding parts: [FramePartID], in tree: LayoutTree
  ) throws -> [FramePartID] {
    var solver = tree.roots[Int(tree.nodes[Int(root.index)].root)].solver
    for part in parts {
      let variable = try #require(tree.nodes[Int(part.node.index)].variables).variable(part.part)
      try solver.add(
        [Term(variable)], .equal, solver.value(of: variable), priority: .required, rank: Rank(Int32.max))
    }
    let open = Set(try solver.undeterminedVariables())
    return tree.members(under: root).flatMap { node in
      FramePart.allCases.filter { open.contains(tree.nodes[Int(node.index)].variables!.variable($0)) }
        .map { FramePartID(node: node, part: $0) }
    }
  }

  // MARK: Ranges

  @Test func rangesEnclosePresentValuesAndAreWideWhereOpen() throws {
    var open = 0
    for seed in SeededGenerator.seeds(60) {
      var script = try RandomEdits(seed: 7_100_000 + seed)
      for _ in 0..<25 { try script.step() }
      try script.tree.layout()
      let tree = script.tree
      for root in tree.rootNodes {
        let free = try tree.freedom(under: root)
        for node in tree.members(under: root) {
          let parts = free.first { $0.node == node }?.free ?? []
          let frame = try #require(tree.frame(of: node))
          for (part, value) in zip(
            FramePart.allCases, [frame.minX, frame.minY, frame.width, frame.height])
          {
            let range = try tree.range(of: part, node)
            let comment: Comment = "seed \(seed), \(part) of \(node.index): \(range) for \(value)"
            #expect(range.lowest <= value + 1e-6 && range.highest >= value - 1e-6, comment)
            #expect((range.highest - range.lowest > 1e-6) == parts.contains(part.freedom), comment)
            if parts.contains(part.freedom) { open += 1 }
          }
        }
      }
    }
    #expect(open > 200)
  }

  @Test func aRangeIsWhatInequalitiesLeave() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot(100, 100)
    let view = try tree.makeView(in: root)
    try tree.relate(view, .height, plus: 10)
    try tree.relate(view, .top, .greaterThanOrEqual, root, plus: 20)
    try tree.relate(view, .bottom, .lessThanOrEqual, root, plus: -5)
    try tree.relate(view, .leading, .equal, root, plus: 3)
    try layOut(&tree)
    #expect(try tree.range(of: .y, view) == (20, 85))
    #expect(try tree.range(of: .x, view) == (3, 3))
    #expect(try tree.range(of: .width, view) == (0, .infinity))
    try tree.remove(view)
    #expect(throws: LayoutError.unknownNode(view)) { try tree.range(of: .x, view) }
    #expect(throws: LayoutError.unknownNode(view)) { try tree.ties(over: .x, of: view) }
  }

  // MARK: Ties

  /// Labels in a row between pinned edges, whose texts leave room or do not have enough.
  private func row(
    of count: Int, width: Double
  ) throws -> (tree: LayoutTree, root: NodeID, labels: [NodeID]) {
    var tree = LayoutTree()
    let root = try tree.makeRoot(width, 100)
    var labels: [NodeID] = []
    for index in 0..<count {
      let label = try tree.makeView(in: root, content: ContentSize(width: 50, height: 20))
      try tree.relate(label, .top, .equal, root)
      if index == 0 {
        try tree.relate(label, .leading, .equal, root)
      } else {
        try tree.relate(label, .leading, .equal, labels[index - 1], .trailing, plus: 8)
      }
      labels.append(label)
    }
    try tree.relate(labels[count - 1], .trailing, .equal, root)
    try layOut(&tree)
    return (tree, root, labels)
  }

  @Test(arguments: [2, 3, 4])
  func stretchedLabelsTieByHugging(_ count: Int) throws {
    var (tree, root, labels) = try row(of: count, width: 400)
    let hugging = labels.map { RowSource.generated($0, .contentHugging, .width) }
    #expect(try tree.freedomGroups(under: root).count == 1)
    #expect(Set(try tree.ties(over: .width, of: labels[0])).isSubset(of: hugging))
    #expect(try tree.ties(over: .width, of: labels[0]).count >= 2)
    if count == 2 { #expect(try tree.ties(over: .width, of: labels[1]) == hugging) }
    #expect(try tree.ties(over: .y, of: labels[0]) == [])
    // One that gives way first settles it.
    try tree.setContentPriorities(
      ContentPriorities(hugging: Priority(249), compressionResistance: Priority(750)), .horizontal,
      of: labels[0])
    try layOut(&tree)
    #expect(try tree.freedom(under: root).isEmpty)
    for label in labels { #expect(try tree.ties(over: .width, of: label) == []) }
  }

  @Test func compressedLabelsTieByTheirResistance() throws {
    let (tree, root, labels) = try row(of: 2, width: 80)
    #expect(try tree.freedom(under: root).map(\.node) == labels)
    for label in labels {
      #expect(
        try tree.ties(over: .width, of: label)
          == labels.map { .generated($0, .contentCompressionResistance, .width) })
    }
  }

  @Test func constraintsOfOnePriorityTie() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot(100, 100)
    let view = try tree.makeView(in: root)
    try tree.relate(view, .top, .equal, root)
    try tree.relate(view, .height, plus: 10)
    try tree.relate(view, .leading, .equal, root)
    let widths = try [30.0, 60].map { try tree.relate(view, .width, plus: $0, at: 500) }
    try layOut(&tree)
    #expect(try tree.ties(over: .width, of: view) == widths.map { .constraint($0) })
    #expect(try tree.range(of: .width, view) == (30, 60))
  }
}
