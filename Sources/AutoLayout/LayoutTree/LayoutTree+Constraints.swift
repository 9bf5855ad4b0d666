import ConstraintSolver
import Geometry

extension LayoutTree {
  /// Adds a constraint; it takes effect at the next layout, and only while its items share a root.
  ///
  /// - Parameter rank: The caller's order, by which ties and conflicts are settled; by default that of
  ///   adding.
  /// - Complexity: O(1) amortised.
  public mutating func add(
    _ constraint: LayoutConstraint, rank: Int32? = nil
  ) throws(LayoutError) -> LayoutConstraintID {
    _ = try index(constraint.first.node)
    if let second = constraint.second {
      _ = try index(second.node)
      let (a, b) = (constraint.first.attribute, second.attribute)
      guard a.isDimension == b.isDimension, a.isDimension || a.axis == b.axis else {
        throw .incompatibleAttributes(a, b)
      }
    }
    try check([constraint.constant, constraint.multiplier])
    try check(constraint.priority)
    let index: Int32
    if let free = freeConstraints.popLast() {
      index = free
      constraints[Int(free)] = ConstraintRecord(
        generation: constraints[Int(free)].generation + 1, rank: rank ?? addedConstraints,
        constraint: constraint)
    } else {
      index = Int32(constraints.count)
      constraints.append(
        ConstraintRecord(generation: 0, rank: rank ?? addedConstraints, constraint: constraint))
    }
    addedConstraints += 1
    nodes[Int(constraint.first.node.index)].incident.append(index)
    if let second = constraint.second, second.node != constraint.first.node {
      nodes[Int(second.node.index)].incident.append(index)
    }
    changes.constraints.append(index)
    return id(constraint: index)
  }

  /// Removes a constraint and its row.
  ///
  /// - Complexity: O(constraints that name one of its items).
  public mutating func remove(_ constraint: LayoutConstraintID) throws(LayoutError) {
    _ = try record(constraint)
    discard(constraint.index)
  }

  /// Changes a constant, in points.
  ///
  /// - Complexity: O(1); the next layout steps from the present solution.
  public mutating func setConstant(
    _ constant: Double, of constraint: LayoutConstraintID
  ) throws(LayoutError) {
    try check([constant])
    guard try record(constraint).constraint.constant != constant else { return }
    constraints[Int(constraint.index)].constraint.constant = constant
    markConstraint(constraint.index)
  }

  /// Changes a priority: more than 0, at most 1000.
  ///
  /// - Complexity: O(1); the next layout makes the row anew.
  public mutating func setPriority(
    _ priority: Priority, of constraint: LayoutConstraintID
  ) throws(LayoutError) {
    try check(priority)
    guard try record(constraint).constraint.priority != priority else { return }
    constraints[Int(constraint.index)].constraint.priority = priority
    markConstraint(constraint.index)
  }

  /// The constraint as it stands; nil where it was removed.
  public func constraint(_ id: LayoutConstraintID) -> LayoutConstraint? {
    lookUp(id)?.constraint
  }

  /// The constraints that name a node, in the order of adding.
  public func constraints(naming node: NodeID) -> [LayoutConstraintID] {
    record(node)?.incident.map { id(constraint: $0) } ?? []
  }

  // MARK: Handles and rows

  func id(constraint index: Int32) -> LayoutConstraintID {
    LayoutConstraintID(index: index, generation: constraints[Int(index)].generation)
  }

  private func lookUp(_ id: LayoutConstraintID) -> ConstraintRecord? {
    guard id.index >= 0, Int(id.index) < constraints.count else { return nil }
    let record = constraints[Int(id.index)]
    return record.isAlive && record.generation == id.generation ? record : nil
  }

  private func record(_ id: LayoutConstraintID) throws(LayoutError) -> ConstraintRecord {
    guard let record = lookUp(id) else { throw .unknownConstraint(id) }
    return record
  }

  /// Has the next layout make a constraint's row anew.
  mutating func markConstraint(_ index: Int32) {
    guard !constraints[Int(index)].isPending else { return }
    constraints[Int(index)].isPending = true
    changes.constraints.append(index)
  }

  /// Takes a constraint's row out of its solver.
  mutating func withdrawRow(ofConstraint index: Int32) {
    guard let row = constraints[Int(index)].row else { return }
    let root = Int(constraints[Int(index)].root)
    removeRow(row, root: root)
    constraints[Int(index)].row = nil
    constraints[Int(index)].root = -1
  }

  /// Forgets a constraint whose items are still there.
  mutating func discard(_ index: Int32) {
    withdrawRow(ofConstraint: index)
    let constraint = constraints[Int(index)].constraint
    for item in [constraint.first.node, constraint.second?.node ?? constraint.first.node] {
      nodes[Int(item.index)].incident.removeAll { $0 == index }
    }
    constraints[Int(index)].isAlive = false
    freeConstraints.append(index)
  }
}
