extension Solver {
  /// Chooses a basis from scratch by greedy peeling.
  ///
  /// Of the rows with exactly one variable not yet determined, the most important one determines it. Where
  /// there is none the next variable gets its anchor. The basis is triangular by construction; the loops
  /// that it had to tear with a less important row or an anchor are closed by the descent.
  ///
  /// - Complexity: linear in the entries, but for sorting rows by importance.
  mutating func crashBasis() {
    for row in basis.head { deactivate(row) }
    basis.isFactored = false
    basis.etas.removeAll()
    basis.head = GreedyPeeling.basis(
      from: rowsByImportance(), in: table, variableCount: values.count)
    for (place, row) in basis.head.enumerated() {
      if row < 0 {
        basis.anchorValues[Int(~row)] = values[Int(~row)]
      } else {
        table.rows[Int(row)].position = Int32(place)
      }
    }
  }

  /// An inequality with a larger constant is one that its author means never to bind, such as `width <=
  /// 1.8e308`. A vertex there would drown all other values in its rounding errors.
  private static var leastIdleBound: Double { 1e9 }

  /// Live rows with a cost: required equalities, optional rows by priority, preferences by rank, and last
  /// required inequalities, which seldom hold with equality.
  private func rowsByImportance() -> [Int32] {
    var order: [Int32] = []
    order.reserveCapacity(table.rows.count)
    for (index, row) in table.rows.enumerated() where row.standing == .live && !row.isRefused {
      if row.relation != .equal && row.constant.magnitude > Self.leastIdleBound { continue }
      order.append(Int32(index))
    }
    order.sort { isMoreImportant($0, than: $1) }
    return order
  }

  private func isMoreImportant(_ first: Int32, than second: Int32) -> Bool {
    let (a, b) = (table.rows[Int(first)], table.rows[Int(second)])
    let (aClass, bClass) = (importanceClass(a), importanceClass(b))
    if aClass != bClass { return aClass < bClass }
    if a.rank != b.rank { return a.rank < b.rank }
    return first < second
  }

  private func importanceClass(_ row: Row) -> Int32 {
    if row.home > Level.required { return 2 * row.home + (row.relation == .equal ? 0 : 1) }
    return row.relation == .equal ? 0 : .max
  }
}
