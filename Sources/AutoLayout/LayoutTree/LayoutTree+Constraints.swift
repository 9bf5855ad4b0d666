import PlumbConstraintSolver
import PlumbGeometry

extension LayoutTree {
  /// Adds a constraint; it takes effect at the next layout, and only while its items share a root.
  ///
  /// - Parameter rank: The caller's order, by which ties and conflicts are settled; by default that of
  ///   adding.
  /// - Complexity: O(1) amortised.
  public mutating func add(
    _ constraint: LayoutConstraint, rank: Int32? = nil
  ) throws(LayoutError) -> LayoutConstraintID {
    try check(constraint.priority)
    return try insert(constraint, rank: rank)
  }

  /// Adds what holds only where no constraint decides: ahead of the given position, behind the given size. Its priority
  /// counts for nothing.
  ///
  /// - Complexity: O(1) amortised.
  public mutating func addPreference(
    _ constraint: LayoutConstraint, rank: Int32? = nil
  ) throws(LayoutError) -> LayoutConstraintID {
    var preference = constraint
    preference.priority = .preference
    return try insert(preference, rank: rank)
  }

  private mutating func insert(
    _ constraint: LayoutConstraint, rank: Int32?
  ) throws(LayoutError) -> LayoutConstraintID {
    _ = try index(constraint.first.node)
    if let second = constraint.second {
      _ = try index(second.node)
      let (a, b) = (constraint.first.attribute, second.attribute)
      guard a.isDimension == b.isDimension else { throw .incompatibleAttributes(a, b) }
    }
    try check(constraint.constant)
    try check(constraint.multiplier)
    let rank = rankForConstraint(rank)
    let index: Int32
    if let free = freeConstraints.popLast() {
      index = free
      let isLogged = constraints[Int(free)].isLogged
      constraints[Int(free)] = ConstraintRecord(
        generation: constraints[Int(free)].generation &+ 1, rank: rank,
        constraint: constraint)
      constraints[Int(free)].isLogged = isLogged
    } else {
      index = Int32(constraints.count)
      constraints.append(
        ConstraintRecord(generation: 0, rank: rank, constraint: constraint))
    }
    linkConstraint(index)
    log(constraint: index)
    return id(constraint: index)
  }

  /// Removes a constraint and its row.
  ///
  /// - Complexity: O(1), and that of `Solver.remove`.
  public mutating func remove(_ constraint: LayoutConstraintID) throws(LayoutError) {
    discard(try index(constraint))
  }

  /// Changes a constant, in points.
  ///
  /// - Complexity: O(1); the next layout steps from the present solution.
  public mutating func setConstant(
    _ constant: Double, of constraint: LayoutConstraintID
  ) throws(LayoutError) {
    try check(constant)
    let index = try index(constraint)
    guard constraints[Int(index)].constraint.constant != constant else { return }
    constraints[Int(index)].constraint.constant = constant
    markNumbers(ofConstraint: index)
  }

  /// Changes a priority: more than 0, at most 1000.
  ///
  /// - Complexity: O(1); the next layout steps from the present solution.
  public mutating func setPriority(
    _ priority: Priority, of constraint: LayoutConstraintID
  ) throws(LayoutError) {
    try check(priority)
    let index = try index(constraint)
    guard constraints[Int(index)].constraint.priority != priority else { return }
    constraints[Int(index)].constraint.priority = priority
    markNumbers(ofConstraint: index)
  }

  /// The constraint as it stands; nil where it was removed.
  public func constraint(_ id: LayoutConstraintID) -> LayoutConstraint? {
    isLive(id) ? constraints[Int(id.index)].constraint : nil
  }

  /// The constraints that name a node, in the order of adding.
  ///
  /// - Complexity: Linear in their number.
  public func constraints(naming node: NodeID) -> [LayoutConstraintID] {
    contains(node) ? incident(to: node.index).map { id(constraint: $0) } : []
  }

  /// Whether the last layout refused the constraint, which is required and clashes with others; false for one
  /// that was removed.
  ///
  /// - Complexity: O(1).
  public func isBroken(_ constraint: LayoutConstraintID) -> Bool {
    guard isLive(constraint), let row = constraints[Int(constraint.index)].row else { return false }
    return roots.span[Int(constraints[Int(constraint.index)].root)].solver.isRefused(row)
  }

  // MARK: Handles and rows

  func id(constraint index: Int32) -> LayoutConstraintID {
    LayoutConstraintID(index: index, generation: constraints[Int(index)].generation)
  }

  private func isLive(_ id: LayoutConstraintID) -> Bool {
    id.index >= 0 && Int(id.index) < constraints.count && constraints[Int(id.index)].isAlive
      && constraints[Int(id.index)].generation == id.generation
  }

  private func index(_ id: LayoutConstraintID) throws(LayoutError) -> Int32 {
    guard isLive(id) else { throw .unknownConstraint(id) }
    return id.index
  }

  /// Has the next layout make a constraint's row anew.
  mutating func markConstraint(_ index: Int32) {
    constraints[Int(index)].pending = .row
    log(constraint: index)
  }

  /// Has the next layout give a constraint's row the constraint's constant and priority.
  private mutating func markNumbers(ofConstraint index: Int32) {
    if constraints[Int(index)].pending != .nothing { return }
    constraints[Int(index)].pending = .numbers
    log(constraint: index)
  }

  private mutating func log(constraint index: Int32) {
    if constraints[Int(index)].isLogged { return }
    constraints[Int(index)].isLogged = true
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
    unlinkConstraint(index)
    constraints[Int(index)].isAlive = false
    freeConstraints.append(index)
  }
}
