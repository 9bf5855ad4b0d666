import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbFindings

/// Required constraints that cannot hold together, explained.
package struct ConflictReport: Sendable {
  /// Without any one of them the others can hold. In the order in which Auto Layout admits them.
  package var rows: [RowSource]
  /// The one that Auto Layout breaks.
  package var broken: RowSource
  /// The sum that does not come out; nil where the rows contradict each other in more than one way.
  package var sum: ConflictSum?
  /// The same in words.
  package var arithmetic: Message? { sum?.message }
  /// By how much it does not, in points.
  package var gap: Double?
  /// Why that one gives way and no other of the set.
  package var choice: Message
  /// Changes after each of which nothing of the set is broken, nothing else conflicts and nothing becomes
  /// ambiguous: the one that an engineer would choose first, as `ConflictRepairs` says.
  package var repairs: [TriedRepair]
  /// Other constraints that are broken for nearly the same reason.
  package var alsoBroken: [RowSource] = []

  package init(
    rows: [RowSource], broken: RowSource, sum: ConflictSum?, gap: Double?, choice: Message,
    repairs: [TriedRepair] = []
  ) {
    self.rows = rows
    self.broken = broken
    self.sum = sum
    self.gap = gap
    self.choice = choice
    self.repairs = repairs
  }

  /// The change to make first.
  package var repair: Repair? { repairs.first?.repair }
}

extension ConstraintWords {
  /// The conflicts under a root, each with repairs that were tried.
  ///
  /// - Parameters:
  ///   - facts: What is known of the tree.
  ///   - searches: The repairs that are looked for, for each of the tree's conflicts in their order; all unless given.
  /// - Complexity: That of `LayoutTree.conflicts`, and for each conflict with a search a few solutions of a copy.
  package func conflicts(
    under root: NodeID, _ facts: inout LayoutFacts, searching searches: [RepairSearch]? = nil
  ) throws(LayoutError) -> [ConflictReport] {
    let conflicts = try facts.conflicts(under: root)
    let searches = searches ?? conflicts.map { _ in .all }
    // What a repair may leave open is looked for where there is a repair to try.
    guard searches.contains(where: { $0 != .none }) else {
      return conflicts.map { report(of: $0, repairs: []) }
    }
    var trial = try RepairTrial(tree, root, free: facts.freedom(under: root))
    return zip(conflicts, searches).map { conflict, search in
      let repairs = search == .none ? [] : ConflictRepairs(self, conflict).found(&trial, search)
      return report(of: conflict, repairs: repairs)
    }
  }

  /// One conflict of those that the tree names.
  package func report(of conflict: LayoutConflict, under root: NodeID) throws(LayoutError) -> ConflictReport {
    var facts = LayoutFacts(tree)
    var trial = try RepairTrial(tree, root, free: facts.freedom(under: root))
    return report(of: conflict, repairs: ConflictRepairs(self, conflict).found(&trial, .all))
  }

  private func report(of conflict: LayoutConflict, repairs: [TriedRepair]) -> ConflictReport {
    ConflictReport(
      rows: conflict.rows, broken: conflict.broken, sum: sum(of: conflict), gap: conflict.gap,
      choice: choice(of: conflict), repairs: repairs)
  }
}

/// Which repairs of a conflict are looked for.
package enum RepairSearch: Sendable {
  case all
  /// That a mask is no longer translated, which settles several conflicts at once.
  case unmasking
  case none
}
