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
  ///   - search: The repairs that are looked for: all unless given.
  /// - Complexity: That of `LayoutTree.conflicts`, and for each conflict with a search a few solutions of a copy.
  package func conflicts(
    under root: NodeID, _ facts: inout LayoutFacts,
    searching search: (LayoutConflict) -> RepairSearch = { _ in .all }
  ) throws(LayoutError) -> [ConflictReport] {
    var trial: RepairTrial?
    var reports: [ConflictReport] = []
    for conflict in try facts.conflicts(under: root) {
      let search = search(conflict)
      guard search != .none else {
        reports.append(report(of: conflict, repairs: []))
        continue
      }
      // What a repair may leave open is looked for where there is a repair to try.
      var trying: RepairTrial
      if let trial {
        trying = trial
      } else {
        trying = try RepairTrial(tree, root, free: facts.freedom(under: root))
      }
      reports.append(report(of: conflict, repairs: ConflictRepairs(self, conflict).found(&trying, search)))
      trial = trying
    }
    return reports
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
