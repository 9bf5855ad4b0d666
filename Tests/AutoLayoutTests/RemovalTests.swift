import PlumbConstraintSolver
import PlumbGeometry
import Testing

@testable import PlumbAutoLayout

/// Removing and moving what others name.
@Suite struct RemovalTests {
  /// Each edit once on a tree that is laid out, and once on one that has pending edits besides.
  private func edit(
    _ build: (inout LayoutTree) throws -> [NodeID], _ edit: (inout LayoutTree, [NodeID]) throws -> Void
  ) throws {
    for isLaidOut in [true, false] {
      var tree = LayoutTree()
      let nodes = try build(&tree)
      if isLaidOut { try tree.layout() }
      expectConsistent(tree)
      try edit(&tree, nodes)
      expectConsistent(tree)
      try layOut(&tree)
    }
  }

  private func buildStack(_ tree: inout LayoutTree) throws -> [NodeID] {
    let (root, stack, views) = try StackCase(axis: .vertical, count: 3).build(&tree)
    let probe = try tree.makeView(in: root)
    try tree.relate(probe, .top, .equal, stack, .firstBaseline)
    try tree.relate(probe, .bottom, .equal, stack, .lastBaseline)
    return [root, stack] + views + [probe]
  }

  @Test func arrangedViews() throws {
    for view in 2...4 {
      try edit(buildStack) { tree, nodes in try tree.remove(nodes[view]) }
      try edit(buildStack) { tree, nodes in try tree.move(nodes[view], to: nodes[0]) }
      try edit(buildStack) { tree, nodes in try tree.move(nodes[view], to: nil) }
      try edit(buildStack) { tree, nodes in
        try tree.setStack(nil, of: nodes[1])
        try tree.remove(nodes[view])
      }
      try edit(buildStack) { tree, nodes in
        try tree.setBaselines(Baselines(firstFromTop: 1, lastFromBottom: 1), of: nodes[1])
        try tree.remove(nodes[view])
      }
    }
  }

  @Test func theStackClosesUp() throws {
    var tree = LayoutTree()
    let nodes = try buildStack(&tree)
    try tree.layout()
    try tree.remove(nodes[2])
    try layOut(&tree)
    // Views of 30 and 70 remain in 400; the last one gives way, both being held alike against growing.
    let heights = nodes[3...4].compactMap { tree.frame(of: $0)?.height }
    #expect(heights.reduce(0, +) == 392)
    expectFrame(tree, nodes[5], 0, 50, 0, try #require(tree.frame(of: nodes[5])).height)
    #expect(tree.frame(of: nodes[1])?.height == 400)
  }

  @Test func viewsInsideNestedStacks() throws {
    func build(_ tree: inout LayoutTree) throws -> [NodeID] {
      let (root, outer, views) = try StackCase(alignment: .firstBaseline, across: nil).build(&tree)
      let inner = try tree.makeView(in: views[0], content: ContentSize(width: 10, height: 10))
      let innermost = try tree.makeView(in: inner, content: ContentSize(width: 10, height: 10))
      try tree.setBaselines(.none, of: views[0])
      try tree.setStack(StackArrangement(axis: .vertical, arranged: [.init(inner)]), of: views[0])
      try tree.setStack(StackArrangement(axis: .vertical, arranged: [.init(innermost)]), of: inner)
      return [root, outer, views[0], inner, innermost]
    }
    for node in 2...4 {
      try edit(build) { tree, nodes in try tree.remove(nodes[node]) }
      try edit(build) { tree, nodes in try tree.move(nodes[node], to: nodes[0]) }
    }
    try edit(build) { tree, nodes in
      try tree.setBaselines(Baselines(firstFromTop: 3, lastFromBottom: 3), of: nodes[4])
    }
    // What is changed deep inside moves the line outside.
    var tree = LayoutTree()
    let nodes = try build(&tree)
    let probe = try tree.makeView(in: nodes[0])
    try tree.relate(probe, .top, .equal, nodes[1], .firstBaseline)
    try layOut(&tree)
    let before = try #require(tree.frame(of: probe)).minY
    try tree.setBaselines(Baselines(firstFromTop: 40, lastFromBottom: 0), of: nodes[4])
    try layOut(&tree)
    let after = try #require(tree.frame(of: probe)).minY
    #expect(before == 50)
    #expect(after == 70)
  }

  @Test func scrollContent() throws {
    func build(_ tree: inout LayoutTree) throws -> [NodeID] {
      let root = try tree.makeRoot()
      let scroll = try tree.makeFixed(in: root, 50, 60, 200, 100)
      let content = try tree.addNode(parent: scroll, placement: .scrollContent)
      try tree.setContentArea(content, of: scroll)
      let view = try tree.makeView(in: scroll)
      try tree.fill(view, scroll)
      return [root, scroll, content, view]
    }
    for node in 1...3 {
      try edit(build) { tree, nodes in try tree.remove(nodes[node]) }
      try edit(build) { tree, nodes in try tree.move(nodes[node], to: nodes[0]) }
      try edit(build) { tree, nodes in try tree.move(nodes[node], to: nil) }
    }
    try edit(build) { tree, nodes in
      try tree.setContentArea(nil, of: nodes[1])
      try tree.remove(nodes[2])
    }
    var tree = LayoutTree()
    let nodes = try build(&tree)
    try layOut(&tree)
    try tree.remove(nodes[2])
    try layOut(&tree)
    expectFrame(tree, nodes[3], 0, 0, 200, 100)
  }

  @Test func constraintsGoWithTheirNodes() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot()
    let a = try tree.makeView(in: root)
    let b = try tree.makeView(in: root)
    let inner = try tree.makeView(in: b)
    let own = try tree.relate(a, .left, .equal, root, plus: 5)
    let doomed = try tree.relate(a, .width, .equal, inner, .width)
    try tree.relate(inner, .width, plus: 77)
    try layOut(&tree)
    expectFrame(tree, a, 5, 0, 77, 0)
    try tree.remove(b)
    try layOut(&tree)
    #expect(tree.constraint(doomed) == nil)
    #expect(tree.constraints(naming: a) == [own])
    // A newcomer takes the place in the arena, and does not become a constraint of the wrong node.
    let c = try tree.makeView(in: root)
    let later = try tree.relate(c, .width, plus: 9)
    #expect(tree.constraints(naming: a) == [own])
    try tree.remove(a)
    try layOut(&tree)
    #expect(tree.constraint(later) != nil)
    expectFrame(tree, c, 0, 0, 9, 0)
    #expect(tree.constraints(naming: root).isEmpty)
  }

  @Test func placesAreUsedAgainInTheOrderOfAdding() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot(300, 50)
    let spare = try tree.makeView(in: root)
    let first = try tree.makeView(in: root, Rect(x: 0, y: 0, width: 200, height: 0))
    try tree.remove(spare)
    let second = try tree.makeView(in: root, Rect(x: 0, y: 0, width: 200, height: 0))
    try tree.relate(second, .width, .equal, first, .width, times: -1, plus: 300)
    try layOut(&tree)
    // The first one was there before, whatever its place.
    expectFrame(tree, first, 0, 0, 200, 0)
    expectFrame(tree, second, 0, 0, 100, 0)
  }

  @Test func rootsComeAndGo() throws {
    var tree = LayoutTree()
    let first = try tree.makeRoot(10, 10)
    let second = try tree.makeRoot(20, 20)
    try tree.layout()
    try tree.remove(first)
    let third = try tree.makeRoot(30, 30)
    let child = try tree.makeFixed(in: third, 1, 2, 3, 4)
    #expect(tree.rootNodes == [second, third])
    try layOut(&tree)
    try tree.move(third, to: second)
    #expect(tree.rootNodes == [second])
    #expect(tree.root(of: child) == second)
    try layOut(&tree)
    expectFrame(tree, child, 1, 2, 3, 4)
    try tree.move(child, to: nil)
    try tree.remove(second)
    #expect(tree.rootNodes == [child])
    try layOut(&tree)
    expectFrame(tree, child, 1, 2, 3, 4)
  }

  /// Lists keep the order of adding, whatever is taken out of their beginning, middle and end.
  @Test func listsKeepTheirOrder() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot()
    var views = try (0..<6).map { _ in try tree.makeView(in: root) }
    var constraints = try views.map { try tree.relate($0, .left, .equal, root) }
    for place in [5, 0, 2] {
      try tree.remove(views.remove(at: place))
      constraints.remove(at: place)
      #expect(tree.children(of: root) == views)
      #expect(tree.constraints(naming: root) == constraints)
      expectConsistent(tree)
    }
    try tree.remove(constraints.remove(at: 1))
    views.append(try tree.makeView(in: root))
    constraints.append(try tree.relate(views[3], .left, .equal, root))
    constraints.append(try tree.relate(root, .height, .equal, root, .width))
    #expect(tree.children(of: root) == views)
    #expect(tree.constraints(naming: root) == constraints)
    try layOut(&tree)
    try tree.move(views[0], to: views[1])
    #expect(tree.children(of: root) == Array(views.dropFirst()))
    try layOut(&tree)
  }

  /// What comes and goes without end takes the same places again, also where no layout comes between.
  @Test func memoryDoesNotGrow() throws {
    var tree = LayoutTree()
    tree.tracksChanges = true
    let root = try tree.makeRoot()
    let view = try tree.makeView(in: root)
    func sizes() -> [Int] {
      [
        tree.nodes.count, tree.constraints.count, tree.changes.nodes.count, tree.changes.constraints.count,
        tree.changedNodes.count, tree.askedNodes.count, tree.roots[0].sources.count,
        tree.roots[0].owners.count,
      ]
    }
    var first: [Int] = []
    for round in 0..<300 {
      for _ in 0..<3 {
        let constraint = try tree.relate(view, .width, plus: 10)
        let cell = try tree.makeView(in: view, content: ContentSize(width: 10, height: 10))
        try tree.setContentDependsOnWidth(true, of: cell)
        try tree.relate(cell, .left, .equal, view)
        if round % 2 == 0 { try tree.layout() }
        try tree.remove(cell)
        try tree.remove(constraint)
      }
      if round % 5 == 0 { try tree.layout() }
      if round == 10 { first = sizes() }
    }
    try layOut(&tree)
    #expect(zip(sizes(), first).allSatisfy { $0 <= $1 }, "\(sizes()) after \(first)")
  }

  /// Of two that clash the later one is refused, and of two that tie the earlier one is kept, however many
  /// have come and gone before.
  @Test func ordersOfAddingDoNotRunOut() throws {
    var tree = LayoutTree()
    tree.mostOrders = 24
    let root = try tree.makeRoot(300, 50)
    let view = try tree.makeView(in: root)
    let first = try tree.makeView(in: root, Rect(x: 0, y: 0, width: 200, height: 0))
    for round in 0..<40 {
      let gone = try tree.makeView(in: view)
      let earlier = try tree.relate(view, .width, plus: 10)
      try tree.relate(gone, .width, plus: 10)
      if round % 7 == 3 { try layOut(&tree) }
      let later = try tree.relate(view, .width, plus: 20)
      let second = try tree.makeView(in: root, Rect(x: 0, y: 0, width: 200, height: 0))
      try tree.relate(second, .width, .equal, first, .width, times: -1, plus: 300)
      try layOut(&tree)
      #expect(tree.isBroken(later) && !tree.isBroken(earlier))
      expectFrame(tree, first, 0, 0, 200, 0)
      expectFrame(tree, second, 0, 0, 100, 0)
      for constraint in [earlier, later] { try tree.remove(constraint) }
      for node in [gone, second] { try tree.remove(node) }
      #expect(tree.addedNodes <= 24 && tree.addedConstraints <= 24)
    }
  }

  /// A default rank is the place in the order of adding, of all that was added.
  @Test func defaultRanksCountEverything() throws {
    var tree = LayoutTree()
    let root = try tree.addNode(rank: 7)
    let view = try tree.makeView(in: root)
    _ = try tree.add(LayoutConstraint(Anchor(view, .width)), rank: 9)
    let constraint = try tree.relate(view, .height)
    #expect(tree.nodes[Int(view.index)].rank == 1)
    #expect(tree.constraints[Int(constraint.index)].rank == 1)
  }
}
