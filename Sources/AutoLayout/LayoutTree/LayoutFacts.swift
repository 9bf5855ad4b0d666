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
  /// By roots, as far as it was asked what influences a number.
  private var origins: [Origins?] = []

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

  /// The rows that produce a number of a node's frame, in the order of their ranks, preferences left out.
  ///
  /// - Complexity: Linear in what the number is determined from, and once in the rows.
  package mutating func influences(on number: FramePartID) throws(LayoutError) -> [RowSource] {
    let (root, variable) = try place(of: number)
    let state = tree.roots[root]
    let influences = origins[root]?.influences(on: variable) ?? []
    return influences.compactMap { influence in
      state.solver.priority(of: influence.constraint) > .preference
        ? state.source(of: influence.constraint) : nil
    }
  }

  /// Those of some rows that produce a number of a node's frame, in the order of their ranks.
  ///
  /// - Complexity: Next to nothing for each row that speaks of the node, and once linear in the rows.
  package mutating func influences(
    on number: FramePartID, among rows: [RowSource]
  ) throws(LayoutError) -> [RowSource] {
    let (root, variable) = try place(of: number)
    var constraints: [ConstraintID] = []
    for row in rows {
      if let (own, id) = tree.solverRow(of: row), own == root { constraints.append(id) }
    }
    let found = origins[root]?.influences(on: variable, among: constraints) ?? []
    return found.map { tree.roots[root].source(of: $0) }
  }

  /// The numbers that any of some rows has a part in producing.
  ///
  /// - Complexity: Linear in the rows of the roots that have any of these.
  package mutating func numbers(influencedBy rows: [RowSource]) -> InfluencedNumbers {
    var constraints: [[ConstraintID]] = Array(repeating: [], count: tree.roots.count)
    for row in rows {
      if let (root, id) = tree.solverRow(of: row) { constraints[root].append(id) }
    }
    var numbers = InfluencedNumbers(variables: Array(repeating: [], count: tree.roots.count))
    for root in constraints.indices where !constraints[root].isEmpty {
      prepareOrigins(of: root)
      numbers.variables[root] = origins[root]?.influenced(by: constraints[root]) ?? []
    }
    return numbers
  }

  /// Whether a number is among some that rows influence.
  package func contains(_ number: FramePartID, _ numbers: InfluencedNumbers) -> Bool {
    guard tree.contains(number.node) else { return false }
    let record = tree.nodes[Int(number.node.index)]
    guard let variables = record.variables, !numbers.variables[Int(record.root)].isEmpty else { return false }
    return numbers.variables[Int(record.root)][Int(variables.variable(number.part).index)]
  }

  /// The root and the variable of a number; that it can be asked what influences it is seen to.
  private mutating func place(of number: FramePartID) throws(LayoutError) -> (root: Int, variable: Variable) {
    let record = tree.nodes[Int(try tree.index(number.node))]
    guard let variables = record.variables else { throw .unknownNode(number.node) }
    prepareOrigins(of: Int(record.root))
    return (Int(record.root), variables.variable(number.part))
  }

  private mutating func prepareOrigins(of root: Int) {
    while origins.count <= root { origins.append(nil) }
    if origins[root] == nil { origins[root] = Origins(tree.roots[root].solver) }
  }
}

/// Numbers that rows have a part in producing: `LayoutFacts.contains` tells which.
package struct InfluencedNumbers: Sendable {
  /// By root and by variable; empty for a root without any.
  fileprivate var variables: [[Bool]]
}
