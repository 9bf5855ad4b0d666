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
  /// - Complexity: Linear in the edits, and the solver's cost for what they change; with a content provider
  ///   also linear in the nodes.
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
      defer { if tracksChanges { noteChanges(ofRoot: root) } }
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
      minX: roots[root].makeVariable(of: index), minY: roots[root].makeVariable(of: index),
      width: roots[root].makeVariable(of: index), height: roots[root].makeVariable(of: index))
    roots[root].needsSolving = true
    if tracksChanges { noteChange(of: index) }
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
