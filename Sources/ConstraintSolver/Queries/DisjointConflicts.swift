extension Solver {
  /// Further conflicts that a refused constraint takes part in: irreducible sets that share no member but it.
  ///
  /// The first is `conflict(of:)`. For each next one the members found so far, but for the refused
  /// constraint, are taken away on a copy; as long as the rest still refuses it, that shows another conflict.
  /// So the family cannot be extended: every conflict with the constraint has a member in common with one of
  /// these, and whoever wants to keep the constraint has to relax at least one other member of each. (Another
  /// choice on the way might have found more of them; to find the most is a hard problem.)
  ///
  /// Constraints that were refused themselves may be members of all conflicts but the first, as they are
  /// admitted once what they clash with is gone.
  ///
  /// - Parameter limit: how many conflicts are enough.
  /// - Returns: the conflicts, each in the order of the ranks; none for a constraint that is not refused.
  /// - Throws: what `solve` throws.
  /// - Complexity: for each conflict one solve after the removal of the last one's members, and
  ///   `conflict(of:)`.
  public func conflicts(
    of refused: ConstraintID, limit: Int = .max
  ) throws(SolverError) -> [[ConstraintID]] {
    var copy = self
    try copy.solve()
    var found: [[ConstraintID]] = []
    while found.count < limit && copy.isRefused(refused) {
      let members = copy.conflict(of: refused)
      found.append(members)
      if members.count == 1 { break }
      for member in members where member != refused { try copy.remove(member) }
      try copy.solve()
    }
    return found
  }

  /// Irreducible conflicts among all required constraints, of which no two share a member.
  ///
  /// They are found one after the other, each among what the ones before leave, the first being that of the
  /// first refused constraint. With all their members gone the other required constraints hold together. So
  /// at least as many constraints have to be relaxed as there are conflicts here, one of each.
  ///
  /// - Parameter limit: how many conflicts are enough.
  /// - Returns: the conflicts, each in the order of the ranks.
  /// - Throws: what `solve` throws.
  /// - Complexity: for each conflict one solve after the removal of the last one's members, and
  ///   `conflict(of:)`.
  public func disjointConflicts(limit: Int = .max) throws(SolverError) -> [[ConstraintID]] {
    var copy = self
    try copy.solve()
    var found: [[ConstraintID]] = []
    while found.count < limit, let refused = copy.refused.first {
      let members = copy.conflict(of: refused)
      found.append(members)
      for member in members { try copy.remove(member) }
      try copy.solve()
    }
    return found
  }
}
