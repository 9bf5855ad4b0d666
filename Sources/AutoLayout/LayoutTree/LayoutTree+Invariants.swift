import PlumbConstraintSolver

/// What `LayoutTree.checkInvariants` found wrong.
public struct LayoutInvariantViolation: Error, Sendable {
  public let message: StaticString
  /// The node, constraint, root or row that it is about: its place in the arena.
  public let index: Int
}

extension LayoutTree {
  /// Checks that the parts of the tree agree with each other, at any time: also between an edit and the next
  /// layout, and after a layout that failed. For tests.
  ///
  /// - Complexity: O(rows² of a solver) at worst: each solver is taken apart on a copy.
  public func checkInvariants() throws(LayoutInvariantViolation) {
    try checkHierarchy()
    try checkRoots()
    try checkIncidence()
    try checkFreeLists()
    try checkPending()
    try checkLists()
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
      var previous: Int32 = -1
      var next = node.firstChild
      while next >= 0 {
        let child = next
        try expect(isLive(child), "a child was removed", index)
        try expect(seen.insert(child).inserted, "a child is listed twice", index)
        try expect(nodes[Int(child)].parent == Int32(index), "a child has another parent", index)
        try expect(nodes[Int(child)].root == node.root, "a child has another root", index)
        try expect(nodes[Int(child)].depth == node.depth + 1, "a child is not one deeper", index)
        try expect(
          nodes[Int(child)].previousSibling == previous, "a child does not know the one before", index)
        (previous, next) = (child, nodes[Int(child)].nextSibling)
      }
      try expect(node.lastChild == previous, "a parent does not know its last child", index)
      let area = node.contentArea
      try expect(area < 0 || seen.contains(area), "the content area is no child", index)
      for view in node.description.stack?.arranged ?? [] {
        try expect(contains(view.node), "an arranged view was removed", index)
        try expect(seen.contains(view.node.index), "an arranged view is no child", index)
      }
      guard node.parent >= 0 else { continue }
      try expect(isLive(node.parent), "a parent was removed", index)
    }
    for (index, node) in nodes.enumerated() where node.isAlive && node.parent >= 0 {
      let isListed =
        node.previousSibling >= 0
        ? nodes[Int(node.previousSibling)].nextSibling == Int32(index)
        : nodes[Int(node.parent)].firstChild == Int32(index)
      try expect(isListed, "a parent does not list its child", index)
    }
  }

  private func checkRoots() throws(LayoutInvariantViolation) {
    for (index, root) in roots.enumerated() where root.node >= 0 {
      try expect(isLive(root.node), "a root was removed", index)
      try expect(nodes[Int(root.node)].parent < 0, "a root has a parent", index)
      try expect(nodes[Int(root.node)].depth == 0, "a root has ancestors", index)
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
      var previous: Int32 = -1
      var next = node.firstLink
      while next >= 0 {
        let link = next
        let constraint = ConstraintLink.index(link)
        try expect(seen.insert(constraint).inserted, "a constraint is listed twice at a node", index)
        let record = constraints[Int(constraint)]
        try expect(record.isAlive, "a node lists a constraint that was removed", index)
        let item =
          ConstraintLink.isSecond(link) ? record.constraint.second?.node : record.constraint.first.node
        try expect(item == id(Int32(index)), "a node lists a constraint that names others", index)
        try expect(
          neighbours(link).previous == previous, "a constraint does not know the one before", Int(constraint))
        (previous, next) = (link, neighbours(link).next)
      }
      try expect(node.lastLink == previous, "a node does not know its last constraint", index)
    }
    for (index, record) in constraints.enumerated() where record.isAlive {
      let first = record.constraint.first.node
      try expect(contains(first), "a constraint names a node that was removed", index)
      try checkLink(2 * Int32(index), at: first.index)
      guard let second = record.constraint.second?.node, second != first else { continue }
      try expect(contains(second), "a constraint names a node that was removed", index)
      try checkLink(2 * Int32(index) + 1, at: second.index)
    }
  }

  private func checkLink(_ link: Int32, at node: Int32) throws(LayoutInvariantViolation) {
    let previous = neighbours(link).previous
    try expect(
      previous >= 0 ? neighbours(previous).next == link : nodes[Int(node)].firstLink == link,
      "a constraint is not listed at its item", Int(ConstraintLink.index(link)))
  }

  private func checkFreeLists() throws(LayoutInvariantViolation) {
    try check(freeNodes, count: nodes.count) { !nodes[$0].isAlive }
    try check(freeConstraints, count: constraints.count) { !constraints[$0].isAlive }
    try check(freeRoots, count: roots.count) { roots[$0].node < 0 }
    for (index, node) in nodes.enumerated() where !node.isAlive {
      try expect(
        rows(in: node).isEmpty && node.variables == nil, "a removed node has rows or variables", index)
      try expect(node.firstLink < 0, "a removed node has constraints", index)
    }
    for (index, record) in constraints.enumerated() where !record.isAlive {
      try expect(record.row == nil, "a removed constraint has a row", index)
    }
  }

  // MARK: Edits

  private func checkPending() throws(LayoutInvariantViolation) {
    for (index, node) in nodes.enumerated() where node.isAlive {
      try expect(
        node.pending.isEmpty || node.isLogged, "a pending node is not in the change log", index)
      try expect(
        node.variables != nil || node.pending == .all, "a node without variables is not pending", index)
    }
    for (index, record) in constraints.enumerated() where record.isAlive {
      try expect(
        record.pending == .nothing || record.isLogged, "a pending constraint is not in the change log", index)
      guard record.pending != .row else { continue }
      let difference = difference(of: record.constraint)
      try expect(
        (difference == nil) == (record.row == nil), "a constraint that is not pending has the wrong row",
        index)
      try expect(
        difference == nil || difference?.constant == record.base,
        "a constraint that is not pending has other numbers", index)
    }
  }

  private func checkLists() throws(LayoutInvariantViolation) {
    try check(changes.nodes, count: nodes.count) { nodes[$0].isLogged }
    try check(changes.constraints, count: constraints.count) { constraints[$0].isLogged }
    try check(askedNodes, count: nodes.count) { nodes[$0].isAsked }
    try check(changedNodes, count: nodes.count) { nodes[$0].isNotedAsChanged }
    for (index, node) in nodes.enumerated() where node.isAlive && node.description.contentDependsOnWidth {
      try expect(
        node.isAsked || !node.askedWidth.isNaN || node.variables == nil || contentProvider == nil,
        "a content that depends on its width is not asked for", index)
    }
  }

  /// A list holds each place that says so once, and nothing else.
  private func check(
    _ list: [Int32], count: Int, says: (Int) -> Bool
  ) throws(LayoutInvariantViolation) {
    var isListed = [Bool](repeating: false, count: count)
    for index in list {
      try expect(says(Int(index)), "a list holds what does not say so", Int(index))
      try expect(!isListed[Int(index)], "a list holds a place twice", Int(index))
      isListed[Int(index)] = true
    }
    for index in 0..<count where says(index) {
      try expect(isListed[index], "a place is not on the list that it names", index)
    }
  }

  // MARK: Rows

  private func checkRows(ofRoot root: Int) throws(LayoutInvariantViolation) {
    var emptied = roots[root].solver
    var unclaimed = roots[root].sources
    var variables: Set<Variable> = []
    for (index, node) in nodes.enumerated() where node.isAlive && node.root == Int32(root) {
      // A pending node may still have handles of rows that were taken out.
      for row in rows(in: node) where node.pending.isEmpty || emptied.contains(row) {
        let source = source(row, in: unclaimed)
        guard let source, case .generated(let owner, _, _) = source else {
          throw LayoutInvariantViolation(message: "a node's row has no source", index: index)
        }
        try expect(owner == id(Int32(index)), "a node's row has another source", index)
        try take(row, from: &emptied, &unclaimed)
        let found = self.row(of: Int32(index), source)
        try expect(found == row || !node.pending.isEmpty, "a node's row is not found by its source", index)
      }
      guard let own = node.variables else { continue }
      for variable in [own.minX, own.minY, own.width, own.height] {
        try expect(variables.insert(variable).inserted, "two nodes share a variable", index)
      }
    }
    try checkOwners(ofRoot: root)
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

  private func checkOwners(ofRoot root: Int) throws(LayoutInvariantViolation) {
    for (index, node) in nodes.enumerated() where node.isAlive && node.root == Int32(root) {
      guard let own = node.variables else { continue }
      for variable in [own.minX, own.minY, own.width, own.height] {
        let owner = roots[root].owners[Int(variable.index)]
        try expect(owner == Int32(index), "a variable has another owner", index)
      }
    }
  }

  private func rows(in node: NodeRecord) -> [ConstraintID] {
    var rows: [ConstraintID] = []
    for place in node.rows.places.indices where node.rows.places[place] != .none {
      rows.append(node.rows.places[place])
    }
    return rows + node.stackRows.filter { $0 != .none }
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
