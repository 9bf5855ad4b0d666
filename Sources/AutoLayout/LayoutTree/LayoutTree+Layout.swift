import ConstraintSolver
import Geometry

extension LayoutTree {
  /// Brings the rows up to date with the edits and solves the roots that they concern.
  ///
  /// 1. Give new nodes their variables.
  /// 2. Regenerate the row groups that the change log names.
  /// 3. Regenerate the rows of the constraints that it names.
  /// 4. Solve.
  /// 5. Ask views whose height depends on their width for the height at the width found, and solve again.
  ///
  /// - Complexity: Linear in the edits, and the solver's cost for what they change.
  public mutating func layout() throws(LayoutError) {
    try flush()
    try solve()
    // Two rounds settle a height that depends on a width; a width that in turn depends on that height may take
    // one more, and what still moves then would move forever.
    for _ in 0..<3 {
      guard try adaptContentToWidths() else { return }
      try flush()
      try solve()
    }
  }

  private mutating func flush() throws(LayoutError) {
    let edits = changes
    changes = ChangeLog()
    do throws(LayoutError) {
      try apply(edits)
    } catch {
      // What was not applied is still marked as pending, and has to be found again once the cause is removed.
      changes.nodes = edits.nodes.filter { !nodes[Int($0)].pending.isEmpty }
      changes.constraints = edits.constraints.filter { isPending(constraint: $0) }
      throw error
    }
  }

  private mutating func apply(_ edits: ChangeLog) throws(LayoutError) {
    for index in edits.nodes where nodes[Int(index)].isAlive { makeVariables(of: index) }
    for index in edits.nodes where nodes[Int(index)].isAlive { try regenerate(index) }
    for index in edits.constraints where isPending(constraint: index) { try regenerateConstraint(index) }
  }

  private func isPending(constraint index: Int32) -> Bool {
    constraints[Int(index)].isAlive && constraints[Int(index)].isPending
  }

  private mutating func solve() throws(LayoutError) {
    for root in roots.indices where roots[root].node >= 0 && roots[root].needsSolving {
      do throws(SolverError) {
        try roots[root].solver.solve()
      } catch {
        throw .solverFailed
      }
      roots[root].needsSolving = false
    }
  }

  /// Whether any content changed.
  private mutating func adaptContentToWidths() throws(LayoutError) -> Bool {
    guard let contentProvider else { return false }
    var changed = false
    for index in nodes.indices where nodes[index].isAlive && nodes[index].contentDependsOnWidth {
      let node = id(Int32(index))
      let insets = nodes[index].alignmentInsets
      guard let frame = frame(of: node) else { continue }
      let width = PixelGrid.snap(frame.width - insets.left - insets.right)
      let size = contentProvider.contentSize(of: node, width: width)
      let adapted = ContentSize(width: nodes[index].content.width, height: size.height)
      if adapted != nodes[index].content {
        try setContentSize(adapted, of: node)
        changed = true
      }
    }
    return changed
  }

  // MARK: Variables

  private mutating func makeVariables(of index: Int32) {
    guard nodes[Int(index)].variables == nil else { return }
    let root = Int(nodes[Int(index)].root)
    nodes[Int(index)].variables = NodeVariables(
      minX: roots[root].solver.makeVariable(), minY: roots[root].solver.makeVariable(),
      width: roots[root].solver.makeVariable(), height: roots[root].solver.makeVariable())
    roots[root].needsSolving = true
  }

  mutating func releaseVariables(of index: Int32) {
    guard let variables = nodes[Int(index)].variables else { return }
    let root = Int(nodes[Int(index)].root)
    for variable in [variables.minX, variables.minY, variables.width, variables.height] {
      // Every row that named the variable has been withdrawn before.
      do throws(SolverError) { try roots[root].solver.removeVariable(variable) } catch {
        preconditionFailure("a removed node's variable is still in use")
      }
    }
    nodes[Int(index)].variables = nil
  }

  // MARK: Rows

  private mutating func regenerate(_ index: Int32) throws(LayoutError) {
    let pending = nodes[Int(index)].pending
    guard !pending.isEmpty else { return }
    withdrawRows(of: index, in: pending)
    for group in [RowGroups.placement, .content, .preference, .stack] where pending.contains(group) {
      try install(rows(of: index, in: group), of: index, group)
    }
    nodes[Int(index)].pending = []
  }

  private func rows(of index: Int32, in group: RowGroups) -> [GeneratedRow] {
    switch group {
    case .placement: return placementRows(of: index, .horizontal) + placementRows(of: index, .vertical)
    case .content: return contentRows(of: index, .horizontal) + contentRows(of: index, .vertical)
    case .preference: return preferenceRows(of: index, .horizontal) + preferenceRows(of: index, .vertical)
    default:
      guard let stack = nodes[Int(index)].stack else { return [] }
      var rows = StackRows(tree: self, index: index, stack: stack)
      rows.generate()
      return rows.rows
    }
  }

  private mutating func install(
    _ rows: [GeneratedRow], of index: Int32, _ group: RowGroups
  ) throws(LayoutError) {
    for (ordinal, row) in rows.enumerated() {
      let handle = try addRow(
        row.expression, row.relation, priority: row.priority,
        rank: row.rankClass.rank(nodes[Int(index)].rank, Int32(ordinal)),
        root: nodes[Int(index)].root,
        source: .generated(id(index), row.generator, row.part))
      nodes[Int(index)].rows.append(NodeRow(group: group, row: handle))
    }
  }

  private mutating func regenerateConstraint(_ index: Int32) throws(LayoutError) {
    withdrawRow(ofConstraint: index)
    let record = constraints[Int(index)]
    guard let expression = expression(of: record.constraint) else {
      constraints[Int(index)].isPending = false
      return
    }
    let root = nodes[Int(record.constraint.first.node.index)].root
    let handle = try addRow(
      expression, record.constraint.relation, priority: record.constraint.priority,
      rank: record.constraint.rankClass.rank(record.rank), root: root,
      source: .constraint(id(constraint: index)))
    constraints[Int(index)].row = handle
    constraints[Int(index)].root = root
    constraints[Int(index)].isPending = false
  }

  private mutating func addRow(
    _ expression: LinearExpression, _ relation: Relation, priority: Priority, rank: Rank, root: Int32,
    source: RowSource
  ) throws(LayoutError) -> ConstraintID {
    do throws(SolverError) {
      let row = try roots[Int(root)].solver.add(
        expression.terms, relation, -expression.constant, priority: priority, rank: rank)
      roots[Int(root)].record(source, for: row)
      roots[Int(root)].needsSolving = true
      return row
    } catch {
      throw .numberTooLarge(source)
    }
  }

  /// Takes all rows of a node and of the constraints that name it out of the solver.
  mutating func withdrawRows(of index: Int32) {
    withdrawRows(of: index, in: .all)
    for constraint in nodes[Int(index)].incident { withdrawRow(ofConstraint: constraint) }
  }

  mutating func withdrawRows(of index: Int32, in groups: RowGroups) {
    let root = Int(nodes[Int(index)].root)
    for row in nodes[Int(index)].rows where !groups.isDisjoint(with: row.group) {
      removeRow(row.row, root: root)
    }
    nodes[Int(index)].rows.removeAll { !groups.isDisjoint(with: $0.group) }
  }

  mutating func removeRow(_ row: ConstraintID, root: Int) {
    do throws(SolverError) { try roots[root].solver.remove(row) } catch {
      preconditionFailure("a row is recorded that its solver does not have")
    }
    roots[root].sources[Int(row.index)] = nil
    roots[root].needsSolving = true
  }
}
