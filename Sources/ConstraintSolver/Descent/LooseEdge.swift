/// Edges that are found without pricing, while required rows are admitted.
extension Solver {
  /// Whether no row has a slope at a level of the goal, so that no edge descends. Who may want to move for the sake of
  /// another goal is not asked, and remains to be.
  func costsNothing(_ goal: Goal) -> Bool {
    if goal.ties || goal.objective != nil { return false }
    for level in 0..<goal.limit where pulls[level] > 0 { return false }
    return true
  }

  /// An edge along which a variable that a changed row names moves for the sake of the first level of all, while nothing
  /// else depends on it and what holds it costs nothing: so required rows are mostly met while they are admitted, and
  /// what others are determined from need not be priced.
  mutating func looseEdge(_ goal: Goal) -> Edge? {
    if goal.ties || goal.objective != nil || isCautious { return nil }
    let first = firstPull(goal)
    for index in max(0, disturbed.count - Self.fewSuspects)..<disturbed.count {
      guard let source = looseSource(of: disturbed[index], goal) else { continue }
      if let edge = descendingEdge(from: source, goal), edge.stage.level == first { return edge }
    }
    return nil
  }

  /// What determines a variable, where that costs nothing and no other variable depends on it.
  private func looseSource(of variable: Int32, _ goal: Goal) -> Int32? {
    let column = table.columns[variable]
    if !column.isLive { return nil }
    if column.determiner >= 0 {
      let row = table.rows[column.determiner]
      if row.standing != .live || row.firstShare >= 0 { return nil }
      if goal.counts(row.level) || row.home == Level.required { return nil }
    }
    var entry = column.first
    while entry >= 0 {
      let other = table.determined[table.entries[entry].row]
      if other >= 0 && other != variable { return nil }
      entry = table.entries[entry].next
    }
    return column.determiner >= 0 ? column.determiner : ~variable
  }
}
