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
  public var sum: ConflictSum?
  /// The same in words.
  public var arithmetic: Message? { sum?.message }
  /// By how much it does not, in points.
  public var gap: Double?
  /// Why that one gives way and no other of the set.
  public var choice: Message
  /// Changes after each of which nothing of the set is broken, nothing else conflicts and nothing becomes
  /// ambiguous: those that move least first, at most one for a constraint.
  public var repairs: [TriedRepair]
  /// Other constraints that are broken for nearly the same reason.
  public var alsoBroken: [RowSource] = []

  public init(
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

  /// The change that moves least.
  public var repair: Repair? { repairs.first?.repair }
}

extension ConstraintWords {
  /// The conflicts under a root, each with a repair that was tried.
  ///
  /// - Complexity: That of `LayoutTree.conflicts`, and for each conflict a few solutions of a copy.
  public func conflicts(under root: NodeID) throws(LayoutError) -> [ConflictReport] {
    let conflicts = try tree.conflicts(under: root)
    guard !conflicts.isEmpty else { return [] }
    var trial = try RepairTrial(tree, root)
    return conflicts.map { report(of: $0, &trial) }
  }

  /// One conflict of those that the tree names.
  public func report(of conflict: LayoutConflict, under root: NodeID) throws(LayoutError) -> ConflictReport {
    var trial = try RepairTrial(tree, root)
    return report(of: conflict, &trial)
  }

  private func report(of conflict: LayoutConflict, _ trial: inout RepairTrial) -> ConflictReport {
    ConflictReport(
      rows: conflict.rows, broken: conflict.broken, sum: sum(of: conflict), gap: conflict.gap,
      choice: choice(of: conflict), repairs: repairs(for: conflict, &trial))
  }

  /// Lowering a priority keeps the constraint where it can hold; deleting is the answer where that is no help.
  private func repairs(for conflict: LayoutConflict, _ trial: inout RepairTrial) -> [TriedRepair] {
    // Constraints on a view whose mask is translated as well are meant to replace the mask.
    for case .generated(let node, .mask, _) in conflict.rows
    where conflict.rows.contains(where: { $0.names(node, in: tree) }) {
      if let tried = trial.settling(conflict, .useConstraints(node)) { return [tried] }
    }
    var candidates: [LayoutConstraintID] = []
    for row in [conflict.broken] + conflict.rows.reversed() {
      guard case .constraint(let id) = row, tree.constraint(id)?.origin.kind != .container,
        !candidates.contains(id)
      else { continue }
      candidates.append(id)
    }
    var found: [TriedRepair] = []
    for id in candidates.prefix(4) where found.count < 3 {
      // What contradicts itself is of no use at any priority.
      let repairs: [Repair] =
        conflict.rows.count == 1 ? [.remove(id)] : [.changePriority(id, to: .nearlyRequired), .remove(id)]
      for repair in repairs {
        guard let tried = trial.settling(conflict, repair) else { continue }
        found.append(tried)
        break
      }
    }
    // Those that move nothing more than the broken constraint does come first, the broken one's before others.
    return found.enumerated().sorted {
      ($0.element.movement, $0.offset) < ($1.element.movement, $1.offset)
    }.map { $0.element }
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

  /// What follows from a repair after which no row of the conflict is broken any more, none is that was not
  /// before, and nothing more is free; nil where it does not settle the conflict, or the budget is spent.
  mutating func settling(_ conflict: LayoutConflict, _ repair: Repair) -> TriedRepair? {
    guard budget.spend(), let copy = tree.trying([repair]) else { return nil }
    do throws(LayoutError) {
      let remaining = try copy.brokenRows(under: root)
      guard !remaining.contains(where: { conflict.rows.contains($0) || !broken.contains($0) }),
        try copy.freedom(under: root).allSatisfy({ free[$0.node]?.isSuperset(of: $0.free) == true })
      else { return nil }
      return TriedRepair(repair, from: tree, to: copy, under: root)
    } catch {
      return nil
    }
  }
}
