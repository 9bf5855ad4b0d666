import PlumbConstraintSolver
import PlumbGeometry

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
    // Two rounds settle a height that depends on a width; a width that in turn depends on that height may
    // take one more, and what still moves then would move forever.
    for _ in 0..<3 {
      guard try adaptContentToWidths() else { return }
      try flush()
      try solve()
    }
  }

  /// Has the next layout look for its solution as the first one did, which takes less where most numbers change at once.
  ///
  /// - Complexity: Linear in the rows; the next layout costs what a first one does.
  package mutating func forgetPlan() {
    for root in roots.indices { roots[root].solver.forgetPlan() }
  }

  mutating func flush() throws(LayoutError) {
    do throws(LayoutError) {
      try applyEdits()
    } catch {
      // What was not applied has to be found again once the cause is removed.
      let edits = changes
      changes.nodes = edits.nodes.filter { staysLogged(node: $0) }
      changes.constraints = edits.constraints.filter { staysLogged(constraint: $0) }
      throw error
    }
    for index in changes.nodes { nodes[Int(index)].isLogged = false }
    for index in changes.constraints { constraints[Int(index)].isLogged = false }
    if !changes.nodes.isEmpty { changes.nodes.removeAll(keepingCapacity: true) }
    if !changes.constraints.isEmpty { changes.constraints.removeAll(keepingCapacity: true) }
  }

  private mutating func applyEdits() throws(LayoutError) {
    for index in changes.nodes where nodes[Int(index)].isAlive { makeVariables(of: index) }
    for index in changes.nodes where nodes[Int(index)].isAlive { try regenerate(index) }
    for index in changes.constraints where isPending(constraint: index) { try regenerateConstraint(index) }
  }

  private mutating func staysLogged(node index: Int32) -> Bool {
    nodes[Int(index)].isLogged = nodes[Int(index)].isAlive && !nodes[Int(index)].pending.isEmpty
    return nodes[Int(index)].isLogged
  }

  private mutating func staysLogged(constraint index: Int32) -> Bool {
    constraints[Int(index)].isLogged = isPending(constraint: index)
    return constraints[Int(index)].isLogged
  }

  private func isPending(constraint index: Int32) -> Bool {
    constraints[Int(index)].isAlive && constraints[Int(index)].pending != .nothing
  }

  private mutating func solve() throws(LayoutError) {
    for root in roots.indices where roots[root].node >= 0 {
      do throws(SolverError) {
        if try roots[root].solve() { noteChanges(ofRoot: root) }
      } catch {
        noteChanges(ofRoot: root)
        throw .solverFailed
      }
    }
  }

  // MARK: Variables

  private mutating func makeVariables(of index: Int32) {
    guard nodes[Int(index)].variables == nil else { return }
    let root = Int(nodes[Int(index)].root)
    nodes[Int(index)].variables = NodeVariables(
      minX: roots[root].makeVariable(of: index), minY: roots[root].makeVariable(of: index),
      width: roots[root].makeVariable(of: index), height: roots[root].makeVariable(of: index))
    if tracksChanges { noteChange(of: index) }
    if nodes[Int(index)].description.contentDependsOnWidth { askForContent(of: index) }
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
}
