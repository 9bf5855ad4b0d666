import PlumbConstraintSolver
import PlumbGeometry
import Testing

@testable import PlumbAutoLayout

/// `checkInvariants` finds each kind of damage.
@Suite struct InvariantTests {
  /// A root, a stack view with two views, a view tied to the root; laid out, with removed things besides.
  private func sample() throws -> LayoutTree {
    var tree = LayoutTree()
    let root = try tree.makeRoot()
    let stack = try tree.makeView(in: root)
    let views = try (0..<2).map { _ in
      try tree.makeView(in: stack, content: ContentSize(width: 10, height: 20))
    }
    try tree.setStack(StackArrangement(axis: .vertical, arranged: views.map { .init($0) }), of: stack)
    try tree.fill(stack, root)
    let other = try tree.makeRoot()
    let gone = try tree.makeView(in: other)
    try tree.relate(gone, .width, .equal, other)
    try tree.layout()
    try tree.remove(gone)
    try tree.layout()
    return tree
  }

  @Test func everyKindOfDamage() throws {
    // Nodes: 0 root, 1 stack view, 2 and 3 arranged, 4 another root, 5 removed. Constraints: 0 to 3, 4
    // removed.
    let damages: [(String, (inout LayoutTree) -> Void)] = [
      ("a child has another parent", { $0.nodes[2].parent = 0 }),
      ("a child is listed twice", { $0.nodes[3].nextSibling = 2 }),
      ("a child was removed", { $0.nodes[3].nextSibling = 5 }),
      ("a child has another root", { $0.nodes[2].root = 1 }),
      ("a parent does not list its child", { $0.nodes[4].parent = 0 }),
      ("a child is not one deeper", { $0.nodes[2].depth = 5 }),
      ("a root has ancestors", { $0.nodes[4].depth = 1 }),
      ("a child does not know the one before", { $0.nodes[3].previousSibling = -1 }),
      ("a parent does not know its last child", { $0.nodes[1].lastChild = 2 }),
      ("the content area is no child", { $0.nodes[0].contentArea = 2 }),
      (
        "an arranged view is no child",
        { tree in
          let stranger = tree.id(0)
          tree.nodes[1].description.stack?.arranged.append(.init(stranger))
        }
      ),
      (
        "an arranged view was removed",
        { tree in
          let stranger = tree.id(5)
          tree.nodes[1].description.stack?.arranged.append(.init(stranger))
        }
      ),
      ("a root has another record", { $0.nodes[4].root = 0 }),
      ("a root was removed", { $0.roots[1].node = 5 }),
      ("a constraint is listed twice at a node", { $0.constraints[3].first.next = 0 }),
      ("a node lists a constraint that was removed", { $0.constraints[3].first.next = 8 }),
      ("a node lists a constraint that names others", { $0.nodes[2].firstLink = 0 }),
      (
        "a constraint is not listed at its item",
        { tree in
          tree.nodes[1].firstLink = 2
          tree.constraints[1].first.previous = -1
        }
      ),
      ("a constraint does not know the one before", { $0.constraints[1].first.previous = -1 }),
      ("a node does not know its last constraint", { $0.nodes[1].lastLink = 0 }),
      ("a list holds what does not say so", { $0.freeNodes.append(1) }),
      ("a list holds a place twice", { $0.freeNodes.append(5) }),
      ("a place is not on the list that it names", { $0.freeConstraints.removeAll() }),
      ("a place is not on the list that it names", { $0.nodes[2].isLogged = true }),
      ("a place is not on the list that it names", { $0.nodes[2].isAsked = true }),
      ("a list holds what does not say so", { $0.changedNodes.append(3) }),
      ("a list holds what does not say so", { $0.changes.constraints.append(2) }),
      ("a removed node has constraints", { $0.nodes[5].firstLink = 0 }),
      ("a pending node is not in the change log", { $0.nodes[2].pending = .content }),
      ("a pending constraint is not in the change log", { $0.constraints[1].pending = .row }),
      ("a node without variables is not pending", { $0.nodes[2].variables = nil }),
      ("a variable has another owner", { $0.roots[0].owners[Int($0.nodes[2].variables!.minX.index)] = 3 }),
      ("a constraint that is not pending has other numbers", { $0.constraints[0].base = 7 }),
      ("a constraint that is not pending has the wrong row", { $0.constraints[0].row = nil }),
      ("two nodes share a variable", { $0.nodes[2].variables = $0.nodes[3].variables }),
      ("a node's row has no source", { $0.roots[0].sources[Int($0.nodes[2].rows.places[0].index)] = nil }),
      ("a node's row has another source", { $0.nodes[2].rows.places[1] = $0.nodes[3].rows.places[0] }),
      ("a source is recorded for a row that nobody has", { $0.nodes[2].rows.places[0] = .none }),
      (
        "a constraint has a root but no row",
        { tree in
          tree.constraints[0].row = nil
          tree.markConstraint(0)
        }
      ),
      ("a constraint's row has another source", { $0.constraints[0].row = $0.constraints[1].row }),
      (
        "a row is recorded that its solver does not have",
        { tree in try! tree.roots[0].solver.remove(tree.nodes[2].rows.places[0]) }
      ),
      (
        "a variable is unknown to its solver or named by a row without source",
        { tree in
          let variable = tree.nodes[2].variables!.minX
          try! tree.roots[0].solver.add([Term(variable)], .equal, 0, priority: .required, rank: 0)
        }
      ),
    ]
    let sound = try sample()
    expectConsistent(sound)
    for (message, damage) in damages {
      var tree = sound
      damage(&tree)
      do throws(LayoutInvariantViolation) {
        try tree.checkInvariants()
        Issue.record("not found: \(message)")
      } catch {
        #expect("\(error.message)" == message)
      }
    }
    print("kinds of damage:", damages.count)
  }
}
