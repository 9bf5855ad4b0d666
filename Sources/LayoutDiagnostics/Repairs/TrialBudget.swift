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
    // Thousands for a screen as people make it, fifty for one of ten thousand views: about a second.
    remaining = max(8, 15_000_000 / (nodes * (open + 30)))
  }

  var isSpent: Bool { remaining <= 0 }

  /// Takes one trial off; false where none is left.
  mutating func spend() -> Bool {
    guard !isSpent else { return false }
    remaining -= 1
    return true
  }
}
