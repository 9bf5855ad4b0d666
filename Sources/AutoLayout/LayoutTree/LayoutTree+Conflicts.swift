import PlumbConstraintSolver

extension LayoutTree {
  /// The conflicts among required constraints of a root's tree, one for each row that was not admitted.
  ///
  /// - Complexity: A deletion filter for each: one small solve for each member of the candidate set.
  public func conflicts(under root: NodeID) throws(LayoutError) -> [LayoutConflict] {
    let index = try index(root)
    let state = roots[Int(nodes[Int(index)].root)]
    return state.solver.refused.map { broken in
      let members = state.solver.conflict(of: broken)
      return LayoutConflict(
        rows: members.map { state.source(of: $0) }, broken: state.source(of: broken),
        shares: shares(of: members, broken: broken, in: state.solver))
    }
  }

  /// How many required rows of a root's tree were not admitted.
  ///
  /// - Complexity: O(1).
  public func conflictCount(under root: NodeID) throws(LayoutError) -> Int {
    let index = try index(root)
    return roots[Int(nodes[Int(index)].root)].solver.refusedCount
  }

  /// The required rows of a root's tree that were not admitted, in the order in which they were tried.
  ///
  /// - Complexity: Linear in their number.
  public func brokenRows(under root: NodeID) throws(LayoutError) -> [RowSource] {
    let index = try index(root)
    let state = roots[Int(nodes[Int(index)].root)]
    return state.solver.refused.map { state.source(of: $0) }
  }

  private func shares(
    of members: [ConstraintID], broken: ConstraintID, in solver: Solver
  ) -> [LayoutConflict.Share] {
    guard let multipliers = solver.contradiction(among: members),
      let place = members.firstIndex(of: broken), multipliers[place] != 0
    else { return [] }
    return zip(members, multipliers).map { member, multiplier in
      LayoutConflict.Share(
        relation: solver.relation(of: member), constant: solver.constant(of: member),
        multiplier: multiplier / multipliers[place])
    }
  }
}
