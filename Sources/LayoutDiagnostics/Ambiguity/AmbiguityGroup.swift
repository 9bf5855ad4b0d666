import PlumbAutoLayout

/// Undetermined numbers that constraints tie together, and the node among theirs where the trouble is best settled.
package struct AmbiguityGroup {
  package let node: NodeID
  /// The node's own parts.
  package let parts: [FramePart]
  /// The other nodes.
  package let followers: [NodeID]
  /// The optional rows that tie, if that is the reason.
  package let ties: [RowSource]

  /// 1. Where optional rows tie, the trouble is at the first view that one of them speaks of.
  /// 2. An undetermined extent is best settled furthest inside: what is around it hangs on it.
  /// 3. Otherwise the first node of the tree.
  init(_ members: [FramePartID], in tree: LayoutTree, _ open: inout OpenNumbers) throws(LayoutError) {
    var nodes: [NodeID] = []
    var seen: Set<NodeID> = []
    for member in members where seen.insert(member.node).inserted { nodes.append(member.node) }
    let ties = try Self.ties(of: members, in: &open)
    let tied = nodes.first { node in ties.contains { $0.speaks(of: node, in: tree) } }
    let extents = members.filter { $0.part.isExtent }.map { $0.node }
    let enclosing = tree.ancestors(of: extents)
    let innermost = extents.first { !enclosing.contains($0) }
    let chosen = tied ?? innermost ?? nodes[0]
    node = chosen
    parts = members.filter { $0.node == chosen }.map { $0.part }
    followers = nodes.filter { $0 != chosen }
    self.ties = ties
  }

  /// A tie shows in every number that it leaves open, extents first: a position often only follows.
  private static func ties(
    of members: [FramePartID], in open: inout OpenNumbers
  ) throws(LayoutError) -> [RowSource] {
    let ordered = members.filter { $0.part.isExtent } + members.filter { !$0.part.isExtent }
    for member in ordered.prefix(6) {
      let ties = try open.ties(over: member)
      if ties.count > 1 { return ties }
    }
    return []
  }
}

extension RowSource {
  /// Whether the row is a node's own, or a constraint that names it.
  func speaks(of node: NodeID, in tree: LayoutTree) -> Bool {
    switch self {
    case .generated(let owner, _, _): return owner == node
    case .constraint(let id):
      guard let constraint = tree.constraint(id) else { return false }
      return constraint.first.node == node || constraint.second?.node == node
    }
  }
}

extension RowSource {
  /// Whether the row is a written constraint that names a node.
  func names(_ node: NodeID, in tree: LayoutTree) -> Bool {
    if case .constraint = self { return speaks(of: node, in: tree) }
    return false
  }
}

extension LayoutTree {
  /// All nodes around some nodes.
  ///
  /// - Complexity: Linear in the nodes and in the result.
  func ancestors(of nodes: [NodeID]) -> Set<NodeID> {
    var found: Set<NodeID> = []
    for node in nodes {
      var current = parent(of: node)
      while let next = current, found.insert(next).inserted { current = parent(of: next) }
    }
    return found
  }
}
