import PlumbConstraintSolver

extension LayoutTree {
  /// How a row fares in the last layout.
  package struct RowState: Sendable {
    /// A number of a node's frame, times a coefficient.
    package struct Term: Sendable {
      package var part: FramePartID
      package var coefficient: Double
    }

    package var row: RowSource
    /// The left side. Positions are relative to the parent: a row between two nodes is about what is between
    /// these in the hierarchy, too, and a node's own near edges are nowhere in what it holds inside itself.
    package var terms: [Term]
    package var relation: Relation
    package var priority: Priority
    /// By how much it does not hold, in points: at least zero.
    package var error: Double
    /// The left side less the right one, in points.
    package var residual: Double
    /// Whether it is required and was not admitted, since it clashes with others.
    package var isBroken: Bool

    /// An inequality that holds with room to spare.
    package var isSlack: Bool { relation != .equal && error == 0 && residual.magnitude > 1e-6 }

    /// Those whose numbers it is about, each once.
    package var nodes: [NodeID] {
      var nodes: [NodeID] = []
      for term in terms where !nodes.contains(term.part.node) { nodes.append(term.part.node) }
      return nodes
    }
  }

  /// The rows of a root's tree, but for those that only hold where nothing else decides. Their order says
  /// nothing, but is the same for the same edits.
  ///
  /// - Complexity: Linear in the rows.
  package func rowStates(under root: NodeID) throws(LayoutError) -> [RowState] {
    let index = try index(root)
    let state = roots[Int(nodes[Int(index)].root)]
    var states: [RowState] = []
    for (place, source) in state.sources.enumerated() {
      guard let source, let row = state.solver.constraint(at: Int32(place)),
        state.solver.priority(of: row) > .preference
      else { continue }
      states.append(rowState(of: row, source, in: state))
    }
    return states
  }

  /// How a row fares that a node gives rise to; nil for one that is not there.
  ///
  /// - Complexity: Linear in the terms of the row, and at most in the rows of the node.
  package func rowState(of node: NodeID, _ source: RowSource) -> RowState? {
    guard contains(node), let row = row(of: node.index, source) else { return nil }
    return rowState(of: row, source, in: roots[Int(nodes[Int(node.index)].root)])
  }

  private func rowState(of row: ConstraintID, _ source: RowSource, in state: RootRecord) -> RowState {
    RowState(
      row: source, terms: state.solver.terms(of: row).compactMap { term(for: $0, in: state) },
      relation: state.solver.relation(of: row), priority: state.solver.priority(of: row),
      error: state.solver.violation(of: row), residual: state.solver.residual(of: row),
      isBroken: state.solver.isRefused(row))
  }

  private func term(for term: Term, in state: RootRecord) -> RowState.Term? {
    let owner = state.owners[Int(term.variable.index)]
    guard let variables = nodes[Int(owner)].variables,
      let part = FramePart.allCases.first(where: { variables.variable($0) == term.variable })
    else { return nil }
    return RowState.Term(part: FramePartID(node: id(owner), part: part), coefficient: term.coefficient)
  }
}
