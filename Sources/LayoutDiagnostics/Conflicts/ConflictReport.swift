import AutoLayout
import ConstraintSolver
import Findings

/// Required constraints that cannot hold together, explained.
public struct ConflictReport: Sendable {
  /// Without any one of them the others can hold. In the order in which Auto Layout admits them.
  public var rows: [RowSource]
  /// The one that Auto Layout breaks.
  public var broken: RowSource
  /// The sum that does not come out; nil where the rows contradict each other in more than one way.
  public var arithmetic: Message?
  /// By how much it does not, in points.
  public var gap: Double?
  /// A change after which nothing of the set is broken, nothing else conflicts and nothing becomes ambiguous.
  public var repair: Repair?
  /// Other constraints that are broken for nearly the same reason.
  public var alsoBroken: [RowSource] = []
}

extension ConstraintWords {
  /// The conflicts under a root, each with a repair that was tried.
  ///
  /// - Complexity: That of `LayoutTree.conflicts`, and for each conflict a few solutions of a copy.
  public func conflicts(under root: NodeID) throws(LayoutError) -> [ConflictReport] {
    let conflicts = try tree.conflicts(under: root)
    guard !conflicts.isEmpty else { return [] }
    var trial = try RepairTrial(tree, root)
    return conflicts.map { conflict in
      ConflictReport(
        rows: conflict.rows, broken: conflict.broken, arithmetic: arithmetic(of: conflict), gap: conflict.gap,
        repair: repair(for: conflict, &trial))
    }
  }

  /// Lowering a priority keeps the constraint where it can hold; deleting is the answer where that is no help.
  private func repair(for conflict: LayoutConflict, _ trial: inout RepairTrial) -> Repair? {
    // Constraints on a view whose mask is translated as well are meant to replace the mask.
    for case .generated(let node, .mask, _) in conflict.rows
    where conflict.rows.contains(where: { $0.names(node, in: tree) }) {
      let repair = Repair.useConstraints(node)
      if trial.settles(conflict, repair) { return repair }
    }
    var candidates: [LayoutConstraintID] = []
    for row in [conflict.broken] + conflict.rows.reversed() {
      guard case .constraint(let id) = row, tree.constraint(id)?.origin.kind != .container,
        !candidates.contains(id)
      else { continue }
      candidates.append(id)
    }
    for id in candidates.prefix(4) {
      // What contradicts itself is of no use at any priority.
      let repairs: [Repair] =
        conflict.rows.count == 1 ? [.remove(id)] : [.changePriority(id, to: .nearlyRequired), .remove(id)]
      for repair in repairs {
        if trial.settles(conflict, repair) { return repair }
      }
    }
    return nil
  }
}

/// Tries repairs of conflicts on copies of a tree.
struct RepairTrial {
  private let tree: LayoutTree
  private let root: NodeID
  /// The rows that are broken before any repair.
  private let broken: Set<RowSource>
  /// What is not determined before any repair.
  private let free: [NodeID: FrameFreedom]
  private var budget: TrialBudget

  init(_ tree: LayoutTree, _ root: NodeID) throws(LayoutError) {
    self.tree = tree
    self.root = root
    broken = Set(try tree.brokenRows(under: root))
    var free: [NodeID: FrameFreedom] = [:]
    for entry in try tree.freedom(under: root) { free[entry.node] = entry.free }
    self.free = free
    budget = TrialBudget(tree, under: root, open: free.values.reduce(0) { $0 + $1.parts.count })
  }

  /// Whether no row of the conflict is broken any more, none is that was not before, and nothing more is free;
  /// false where the budget is spent.
  mutating func settles(_ conflict: LayoutConflict, _ repair: Repair) -> Bool {
    guard budget.spend(), let copy = tree.trying([repair]) else { return false }
    do throws(LayoutError) {
      let remaining = try copy.brokenRows(under: root)
      guard !remaining.contains(where: { conflict.rows.contains($0) || !broken.contains($0) }) else {
        return false
      }
      return try copy.freedom(under: root).allSatisfy { free[$0.node]?.isSuperset(of: $0.free) == true }
    } catch {
      return false
    }
  }
}
