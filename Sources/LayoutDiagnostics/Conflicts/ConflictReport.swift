import AutoLayout
import ConstraintSolver
import Findings

/// Required constraints that can not hold together, explained.
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
    let trial = RepairTrial(
      tree, root, conflicts: conflicts.count, free: try tree.freedom(under: root).count)
    return conflicts.map { conflict in
      ConflictReport(
        rows: conflict.rows, broken: conflict.broken, arithmetic: arithmetic(of: conflict), gap: conflict.gap,
        repair: repair(for: conflict, trial))
    }
  }

  /// Lowering a priority keeps the constraint where it can hold; deleting is the answer where that is no help.
  private func repair(for conflict: LayoutConflict, _ trial: RepairTrial) -> Repair? {
    // Constraints on a view whose mask is translated as well are meant to replace the mask.
    for case .generated(let node, .mask, _) in conflict.rows
    where conflict.rows.contains(where: { $0.names(node, in: tree) }) {
      let repair = Repair.useConstraints(node)
      if trial.settles(repair) { return repair }
    }
    var candidates: [LayoutConstraintID] = []
    for row in [conflict.broken] + conflict.rows.reversed() {
      guard case .constraint(let id) = row, tree.constraint(id)?.origin.kind != .container,
        !candidates.contains(id)
      else { continue }
      candidates.append(id)
    }
    for id in candidates.prefix(4) {
      for repair in [Repair.changePriority(id, to: .nearlyRequired), .remove(id)] where trial.settles(repair)
      {
        return repair
      }
    }
    return nil
  }
}

/// Tries repairs of conflicts on copies of a tree.
struct RepairTrial {
  private let tree: LayoutTree
  private let root: NodeID
  private let conflicts: Int
  private let free: Int

  /// - Parameters:
  ///   - conflicts: How many there are under the root before any repair.
  ///   - free: How many nodes are not determined.
  init(_ tree: LayoutTree, _ root: NodeID, conflicts: Int, free: Int) {
    self.tree = tree
    self.root = root
    self.conflicts = conflicts
    self.free = free
  }

  /// Whether a conflict less remains, and nothing more is free.
  func settles(_ repair: Repair) -> Bool {
    guard let copy = tree.trying([repair]) else { return false }
    do throws(LayoutError) {
      guard try copy.conflictCount(under: root) < conflicts else { return false }
      return try copy.freedom(under: root).count <= free
    } catch {
      return false
    }
  }
}
