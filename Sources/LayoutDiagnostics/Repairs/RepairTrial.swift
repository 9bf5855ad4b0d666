import PlumbAutoLayout

/// Tries repairs of conflicts on copies of a tree.
struct RepairTrial {
  private let tree: LayoutTree
  private let root: NodeID
  /// The rows that are broken before any repair.
  private let broken: Set<RowSource>
  /// What is not determined before any repair.
  private let free: [NodeID: FrameFreedom]
  private var budget: TrialBudget

  /// - Parameter free: What is not determined under the root.
  init(_ tree: LayoutTree, _ root: NodeID, free: [NodeID: FrameFreedom]) throws(LayoutError) {
    self.tree = tree
    self.root = root
    broken = Set(try tree.brokenRows(under: root))
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
