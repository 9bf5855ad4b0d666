import PlumbConstraintSolver
import PlumbGeometry

extension LayoutTree {
  /// A row that does not hold, by how much, and the numbers that it is about.
  package struct Violation: Sendable {
    package var row: RowSource
    /// In points.
    package var error: Double
    /// The left side less the right one, in points.
    package var residual: Double
    /// By how much more than in the solution, in points; negative where the solution is further off.
    package var excess: Double
    package var parts: [FramePartID]
  }

  /// The rows of a root's tree that would not hold if nodes had other frames than the solved ones, and by how
  /// much.
  ///
  /// Guides at fixed distances from their owner's edges move with it; other nodes that `frames` does not have
  /// stay where they were solved.
  ///
  /// - Parameter frames: In the parents' coordinates, in points.
  /// - Complexity: Linear in the rows.
  package func violations(
    under root: NodeID, placing frames: [NodeID: Rect]
  ) throws(LayoutError) -> [Violation] {
    let index = try index(root)
    let state = roots[Int(nodes[Int(index)].root)]
    let (values, owners) = values(under: index, placing: frames)
    var violations: [Violation] = []
    for (place, source) in state.sources.enumerated() {
      guard let source, let row = state.solver.constraint(at: Int32(place)),
        state.solver.priority(of: row) > .preference
      else { continue }
      let error = state.solver.violation(of: row, at: values)
      guard error > 1e-6 else { continue }
      violations.append(
        Violation(
          row: source, error: error, residual: state.solver.residual(of: row, at: values),
          excess: error - state.solver.violation(of: row),
          parts: state.solver.variables(of: row).compactMap { owners[Int($0.index)] }))
    }
    return violations
  }

  /// A required row that demands equality.
  package struct Balance: Sendable {
    package var row: RowSource
    /// The left side less the right one, in points: zero where it holds.
    package var residual: Double
    package var parts: [FramePartID]
  }

  /// The required equalities of a root's tree, and by how much they would not hold if nodes had other frames; edits that wait
  /// are applied, and nothing is solved. Frames are as in `violations(under:placing:)`.
  ///
  /// - Complexity: Linear in the rows, and the edits.
  package mutating func balances(
    under root: NodeID, placing frames: [NodeID: Rect]
  ) throws(LayoutError) -> [Balance] {
    try flush()
    let index = try index(root)
    let state = roots[Int(nodes[Int(index)].root)]
    let (values, owners) = values(under: index, placing: frames)
    return state.sources.enumerated().compactMap { place, source in
      guard let source, let row = state.solver.constraint(at: Int32(place)),
        state.solver.priority(of: row) == .required, state.solver.relation(of: row) == .equal
      else { return nil }
      return Balance(
        row: source, residual: state.solver.residual(of: row, at: values),
        parts: state.solver.variables(of: row).compactMap { owners[Int($0.index)] })
    }
  }

  /// The values that variables of a root's tree would have if nodes had other frames, and what each is.
  private func values(
    under index: Int32, placing frames: [NodeID: Rect]
  ) -> (values: [Double], owners: [FramePartID?]) {
    var values = roots[Int(nodes[Int(index)].root)].solver.solution
    var owners: [FramePartID?] = Array(repeating: nil, count: values.count)
    for member in subtree(of: index) {
      guard let variables = nodes[Int(member)].variables else { continue }
      for part in FramePart.allCases {
        owners[Int(variables.variable(part).index)] = FramePartID(node: id(member), part: part)
      }
      guard let frame = frames[id(member)] ?? guideFrame(of: member, values) else { continue }
      values[Int(variables.minX.index)] = frame.origin.x
      values[Int(variables.minY.index)] = frame.origin.y
      values[Int(variables.width.index)] = frame.size.width
      values[Int(variables.height.index)] = frame.size.height
    }
    return (values, owners)
  }

  /// The nodes that a row speaks of, in the order of the tree's adding; empty for a row that is not there.
  ///
  /// - Complexity: Linear in the rows that their node gives rise to.
  package func nodes(of row: RowSource) -> [NodeID] {
    switch row {
    case .constraint(let id):
      guard let constraint = constraint(id) else { return [] }
      return [constraint.first.node] + (constraint.second.map { [$0.node] } ?? [])
    case .generated(let node, _, _):
      guard contains(node) else { return [] }
      let state = roots[Int(nodes[Int(node.index)].root)]
      guard let own = self.row(of: node.index, row) else { return [] }
      let owners = Set(state.solver.variables(of: own).map { state.owners[Int($0.index)] })
      return owners.sorted().map { id($0) }
    }
  }

  /// The rows that produce a number of a node's frame, as `LayoutFacts.influences` has them, which is there for who asks more
  /// than once.
  ///
  /// - Complexity: A copy of the solver, and linear in what the number is determined from.
  package func influences(on part: FramePart, of node: NodeID) throws(LayoutError) -> [RowSource] {
    var facts = LayoutFacts(self)
    return try facts.influences(on: FramePartID(node: node, part: part))
  }

  /// The frame of a guide at fixed distances from its owner's edges, whose frame is among the values already.
  private func guideFrame(of member: Int32, _ values: [Double]) -> Rect? {
    guard case .insets(let insets) = nodes[Int(member)].description.placement, nodes[Int(member)].parent >= 0,
      let owner = nodes[Int(nodes[Int(member)].parent)].variables
    else { return nil }
    let size = Size(width: values[Int(owner.width.index)], height: values[Int(owner.height.index)])
    return Rect(origin: .zero, size: size).inset(by: insets)
  }
}
