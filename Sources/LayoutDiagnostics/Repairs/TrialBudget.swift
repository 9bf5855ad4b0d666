import PlumbAutoLayout

/// How many repairs may be tried under a root.
///
/// A trial solves a copy of the tree, which takes time by its nodes, and by its nodes times what is open where much is.
/// What all trials of a tree take is bounded: nobody reads proposals for the five hundredth trouble of a screen, and a
/// document that is nothing but trouble must not hold up the others. Counted in trials, so that a result never depends
/// on a clock.
struct TrialBudget {
  private var remaining: Int

  /// - Parameter open: How many numbers are not determined.
  /// - Complexity: Linear in the nodes.
  init(_ tree: LayoutTree, under root: NodeID, open: Int) {
    var nodes = 0
    var pending = [root]
    while let node = pending.popLast() {
      nodes += 1
      pending += tree.children(of: node)
    }
    // Thousands for a screen as people make it; two hundred for three hundred views of which nothing is decided.
    remaining = max(8, 60_000_000 / (nodes * (open + 30)))
  }

  /// Takes one trial off; false where none is left.
  mutating func spend() -> Bool {
    guard remaining > 0 else { return false }
    remaining -= 1
    return true
  }
}
