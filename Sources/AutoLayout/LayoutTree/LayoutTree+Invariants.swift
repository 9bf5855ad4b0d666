import ConstraintSolver

/// What `LayoutTree.checkInvariants` found wrong.
public struct LayoutInvariantViolation: Error, Sendable {
  public let message: StaticString
  /// The node, constraint, root or row that it is about: its place in the arena.
  public let index: Int
}

extension LayoutTree {
  /// Checks that the parts of the tree agree with each other, at any time: also between an edit and the next layout,
  /// and after a layout that failed. For tests.
  ///
  /// - Complexity: O(rows² of a solver) at worst: each solver is taken apart on a copy.
  public func checkInvariants() throws(LayoutInvariantViolation) {
    try checkHierarchy()
    try checkRoots()
    try checkIncidence()
    try checkFreeLists()
    try checkChangeLog()
    for root in roots.indices where roots[root].node >= 0 { try checkRows(ofRoot: root) }
  }

  private func expect(
    _ condition: Bool, _ message: StaticString, _ index: Int
  ) throws(LayoutInvariantViolation) {
    if !condition { throw LayoutInvariantViolation(message: message, index: index) }
  }

  private func isLive(_ node: Int32) -> Bool {
    node >= 0 && Int(node) < nodes.count && nodes[Int(node)].isAlive
  }

  // MARK: Nodes

  private func checkHierarchy() throws(LayoutInvariantViolation) {
    for (index, node) in nodes.enumerated() where node.isAlive {
      var seen: Set<Int32> = []
      for child in node.children {
        try expect(isLive(child), "a child was removed", index)
        try expect(seen.insert(child).inserted, "a child is listed twice", index)
        try expect(nodes[Int(child)].parent == Int32(index), "a child has another parent", index)
        try expect(nodes[Int(child)].root == node.root, "a child has another root", index)
      }
      let area = node.contentArea
      try expect(area < 0 || seen.contains(area), "the content area is no child", index)
      for view in node.stack?.arranged ?? [] {
        try expect(record(view.node) != nil, "an arranged view was removed", index)
        try expect(seen.contains(view.node.index), "an arranged view is no child", index)
      }
      guard node.parent >= 0 else { continue }
      try expect(isLive(node.parent), "a parent was removed", index)
      try expect(
        nodes[Int(node.parent)].children.contains(Int32(index)), "a parent does not list its child", index)
    }
  }

  private func checkRoots() throws(LayoutInvariantViolation) {
    for (index, root) in roots.enumerated() where root.node >= 0 {
      try expect(isLive(root.node), "a root was removed", index)
      try expect(nodes[Int(root.node)].parent < 0, "a root has a parent", index)
      try expect(nodes[Int(root.node)].root == Int32(index), "a root has another record", index)
      do throws(InvariantViolation) {
        try root.solver.checkInvariants()
      } catch {
        throw LayoutInvariantViolation(message: error.message, index: error.index)
      }
    }
    for (index, node) in nodes.enumerated() where node.isAlive {
      let root = Int(node.root)
      try expect(roots.indices.contains(root) && roots[root].node >= 0, "a node has no root", index)
      var top = Int32(index)
      var steps = 0
      while nodes[Int(top)].parent >= 0, steps <= nodes.count {
        top = nodes[Int(top)].parent
        steps += 1
      }
      try expect(top == roots[root].node, "a node is not below its root", index)
    }
  }

  // MARK: Constraints

  private func checkIncidence() throws(LayoutInvariantViolation) {
    for (index, node) in nodes.enumerated() where node.isAlive {
      var seen: Set<Int32> = []
      for constraint in node.incident {
        try expect(seen.insert(constraint).inserted, "a constraint is listed twice at a node", index)
        let record = constraints[Int(constraint)]
        try expect(record.isAlive, "a node lists a constraint that was removed", index)
        let items = [record.constraint.first.node, record.constraint.second?.node]
        try expect(items.contains(id(Int32(index))), "a node lists a constraint that names others", index)
      }
    }
    for (index, record) in constraints.enumerated() where record.isAlive {
      let first = record.constraint.first.node
      for item in [first, record.constraint.second?.node ?? first] {
        try expect(self.record(item) != nil, "a constraint names a node that was removed", index)
        try expect(
          nodes[Int(item.index)].incident.contains(Int32(index)), "a constraint is not listed at its item",
          index)
      }
    }
  }

  private func checkFreeLists() throws(LayoutInvariantViolation) {
    try check(freeNodes, count: nodes.count) { !nodes[$0].isAlive }
    try check(freeConstraints, count: constraints.count) { !constraints[$0].isAlive }
    try check(freeRoots, count: roots.count) { roots[$0].node < 0 }
    for (index, node) in nodes.enumerated() where !node.isAlive {
      try expect(node.rows.isEmpty && node.variables == nil, "a removed node has rows or variables", index)
      try expect(node.incident.isEmpty, "a removed node has constraints", index)
    }
    for (index, record) in constraints.enumerated() where !record.isAlive {
      try expect(record.row == nil, "a removed constraint has a row", index)
    }
  }

  /// A free list holds each dead record once, and nothing else.
  private func check(
    _ list: [Int32], count: Int, isDead: (Int) -> Bool
  ) throws(LayoutInvariantViolation) {
    var isListed = [Bool](repeating: false, count: count)
    for index in list {
      try expect(isDead(Int(index)), "a free list holds a live record", Int(index))
      try expect(!isListed[Int(index)], "a free list holds a record twice", Int(index))
      isListed[Int(index)] = true
    }
    for index in 0..<count where isDead(index) {
      try expect(isListed[index], "a dead record is on no free list", index)
    }
  }

  // MARK: Edits

  private func checkChangeLog() throws(LayoutInvariantViolation) {
    let logged = Set(changes.nodes)
    for (index, node) in nodes.enumerated() where node.isAlive {
      try expect(
        node.pending.isEmpty || logged.contains(Int32(index)), "a pending node is not in the change log",
        index)
      try expect(
        node.variables != nil || node.pending == .all, "a node without variables is not pending", index)
    }
    let loggedConstraints = Set(changes.constraints)
    for (index, record) in constraints.enumerated() where record.isAlive && record.isPending {
      try expect(
        loggedConstraints.contains(Int32(index)), "a pending constraint is not in the change log", index)
    }
  }

  // MARK: Rows

  private func checkRows(ofRoot root: Int) throws(LayoutInvariantViolation) {
    var emptied = roots[root].solver
    var unclaimed = roots[root].sources
    var variables: Set<Variable> = []
    for (index, node) in nodes.enumerated() where node.isAlive && node.root == Int32(root) {
      for row in node.rows {
        guard case .generated(let owner, _, _)? = source(row.row, in: unclaimed) else {
          throw LayoutInvariantViolation(message: "a node's row has no source", index: index)
        }
        try expect(owner == id(Int32(index)), "a node's row has another source", index)
        try take(row.row, from: &emptied, &unclaimed)
      }
      guard let own = node.variables else { continue }
      for variable in [own.minX, own.minY, own.width, own.height] {
        try expect(variables.insert(variable).inserted, "two nodes share a variable", index)
      }
    }
    for (index, record) in constraints.enumerated() where record.isAlive && record.root == Int32(root) {
      guard let row = record.row else {
        throw LayoutInvariantViolation(message: "a constraint has a root but no row", index: index)
      }
      let expected = RowSource.constraint(id(constraint: Int32(index)))
      try expect(source(row, in: unclaimed) == expected, "a constraint's row has another source", index)
      try take(row, from: &emptied, &unclaimed)
    }
    for (index, source) in unclaimed.enumerated() {
      try expect(source == nil, "a source is recorded for a row that nobody has", index)
    }
    try checkUnused(variables, of: &emptied)
  }

  private func source(_ row: ConstraintID, in sources: [RowSource?]) -> RowSource? {
    Int(row.index) < sources.count ? sources[Int(row.index)] : nil
  }

  /// Removes a row from a copy of its solver, so that in the end only rows without source are left.
  private func take(
    _ row: ConstraintID, from solver: inout Solver, _ sources: inout [RowSource?]
  ) throws(LayoutInvariantViolation) {
    do throws(SolverError) {
      try solver.remove(row)
    } catch {
      throw LayoutInvariantViolation(
        message: "a row is recorded that its solver does not have", index: Int(row.index))
    }
    sources[Int(row.index)] = nil
  }

  /// A solver without the rows that have a source has none that names a variable.
  private func checkUnused(
    _ variables: Set<Variable>, of solver: inout Solver
  ) throws(LayoutInvariantViolation) {
    for variable in variables.sorted(by: { $0.index < $1.index }) {
      do throws(SolverError) {
        try solver.removeVariable(variable)
      } catch {
        throw LayoutInvariantViolation(
          message: "a variable is unknown to its solver or named by a row without source",
          index: Int(variable.index))
      }
    }
  }
}
