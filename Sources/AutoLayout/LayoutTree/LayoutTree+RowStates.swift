import ConstraintSolver

extension LayoutTree {
  /// How a row fares in the last layout.
  public struct RowState: Sendable {
    public var row: RowSource
    public var relation: Relation
    public var priority: Priority
    /// By how much it does not hold, in points: at least zero.
    public var error: Double
    /// The left side less the right one, in points.
    public var residual: Double
    /// Whether it is required and was not admitted, since it clashes with others.
    public var isBroken: Bool
    /// Those whose numbers it is about, in the order of the tree's adding. Positions are relative to the parent:
    /// what a row holds between two nodes is about what is between these in the hierarchy, too.
    public var nodes: [NodeID]

    /// An inequality that holds with room to spare.
    public var isSlack: Bool { relation != .equal && error == 0 && residual.magnitude > 1e-6 }
  }

  /// The rows of a root's tree, what only holds where nothing else decides left out. Their order is that of
  /// nothing in particular, but the same for the same edits.
  ///
  /// - Complexity: Linear in the rows.
  public func rowStates(under root: NodeID) throws(LayoutError) -> [RowState] {
    let index = try index(root)
    let state = roots[Int(nodes[Int(index)].root)]
    let values = state.solver.solution
    var states: [RowState] = []
    for (place, source) in state.sources.enumerated() {
      guard let source, let row = state.solver.constraint(at: Int32(place)),
        state.solver.priority(of: row) > .preference
      else { continue }
      states.append(
        RowState(
          row: source, relation: state.solver.relation(of: row), priority: state.solver.priority(of: row),
          error: state.solver.violation(of: row, at: values),
          residual: state.solver.residual(of: row, at: values), isBroken: state.solver.isRefused(row),
          nodes: Set(state.solver.variables(of: row).map { state.owners[Int($0.index)] }).sorted()
            .map { id($0) }))
    }
    return states
  }
}
