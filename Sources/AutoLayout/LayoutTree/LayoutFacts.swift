import PlumbConstraintSolver

/// What is known of a solved tree: which constraints cannot hold together, what they leave undecided, and which rows
/// produce which number.
///
/// The first two take solutions of copies where there is any, and several questions about one layout need the same. What was
/// asked once is kept; a copy of the facts knows what they know.
package struct LayoutFacts: Sendable {
  package let tree: LayoutTree
  /// By the nodes that were asked about.
  private var knownConflicts: [NodeID: [LayoutConflict]] = [:]
  private var knownFreedom: [NodeID: [NodeID: FrameFreedom]] = [:]
  private var knownInfluences: [FramePartID: [RowSource]] = [:]
  /// The solvers, by roots, of which it is asked what influences a number.
  private var workspace: [Solver?] = []

  /// - Parameter tree: Solved; it is not to change any more.
  package init(_ tree: LayoutTree) { self.tree = tree }

  /// The conflicts among required constraints of a root's tree, as `LayoutTree.conflicts` has them.
  package mutating func conflicts(under root: NodeID) throws(LayoutError) -> [LayoutConflict] {
    if let known = knownConflicts[root] { return known }
    let found = try tree.conflicts(under: root)
    knownConflicts[root] = found
    return found
  }

  /// The conflicts of all roots, one root after the other.
  package mutating func conflicts() throws(LayoutError) -> [LayoutConflict] {
    var found: [LayoutConflict] = []
    for root in tree.rootNodes { found += try conflicts(under: root) }
    return found
  }

  /// What the constraints leave undecided under a root, by the nodes where anything is.
  package mutating func freedom(under root: NodeID) throws(LayoutError) -> [NodeID: FrameFreedom] {
    if let known = knownFreedom[root] { return known }
    var found: [NodeID: FrameFreedom] = [:]
    for entry in try tree.freedom(under: root) { found[entry.node] = entry.free }
    knownFreedom[root] = found
    return found
  }

  /// What the constraints leave undecided under any root.
  package mutating func freedom() throws(LayoutError) -> [NodeID: FrameFreedom] {
    var found: [NodeID: FrameFreedom] = [:]
    // By hand, because Embedded Swift has no `merge`.
    for root in tree.rootNodes { for (node, free) in try freedom(under: root) { found[node] = free } }
    return found
  }

  /// The rows that produce a number of a node's frame, as `LayoutTree.influences` has them.
  package mutating func influences(on number: FramePartID) throws(LayoutError) -> [RowSource] {
    if let known = knownInfluences[number] { return known }
    let found = try tree.influences(on: number.part, of: number.node, in: &workspace)
    knownInfluences[number] = found
    return found
  }
}
