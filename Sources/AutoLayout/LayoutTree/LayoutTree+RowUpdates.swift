import ConstraintSolver
import Geometry

/// The rows of nodes and constraints, in and out of their solvers.
extension LayoutTree {
  /// Makes the pending rows of a node anew.
  mutating func regenerate(_ index: Int32) throws(LayoutError) {
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

  /// Makes the row of a constraint anew; it has none while its items have no common ancestor.
  mutating func regenerateConstraint(_ index: Int32) throws(LayoutError) {
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
