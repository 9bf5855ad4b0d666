import ConstraintSolver
import Geometry

extension LayoutTree {
  /// Adds a view or guide.
  ///
  /// - Parameters:
  ///   - parent: The superview, or the owner of a guide; nil makes a root.
  ///   - frame: In the parent's coordinates: what the placement refers to, and the value that is kept where
  ///     no constraint decides.
  ///   - rank: The caller's order, by which ties are broken; by default the order of adding.
  /// - Complexity: O(1) amortised.
  public mutating func addNode(
    parent: NodeID? = nil, frame: Rect = .zero, placement: Placement = .constraints, rank: Int32? = nil
  ) throws(LayoutError) -> NodeID {
    let parentIndex = try parentIndex(parent)
    try check(frame)
    try check(placement)
    let index: Int32
    if let free = freeNodes.popLast() {
      index = free
      let isNotedAsChanged = nodes[Int(free)].isNotedAsChanged
      nodes[Int(free)] = NodeRecord(
        generation: nodes[Int(free)].generation + 1, rank: rank ?? addedNodes, frame: frame,
        placement: placement)
      nodes[Int(free)].isNotedAsChanged = isNotedAsChanged
    } else {
      index = Int32(nodes.count)
      nodes.append(NodeRecord(generation: 0, rank: rank ?? addedNodes, frame: frame, placement: placement))
    }
    addedNodes += 1
    if parentIndex >= 0 {
      attach(index, to: parentIndex)
    } else {
      nodes[Int(index)].root = makeRoot(index)
    }
    changes.nodes.append(index)
    return id(index)
  }

  /// Removes a node, its subtree, and every constraint that names one of them.
  ///
  /// - Complexity: O(size of the subtree, of its constraints, and of the lists that these and the node stand
  ///   in: the constraints of the other items, the children of the parent).
  public mutating func remove(_ node: NodeID) throws(LayoutError) {
    let index = try index(node)
    let subtree = subtree(of: index)
    for member in subtree { withdrawRows(of: member) }
    for member in subtree {
      // Taken out first, so that discarding does not search a list of which nothing remains.
      let incident = nodes[Int(member)].incident
      nodes[Int(member)].incident = []
      for constraint in incident { discard(constraint) }
    }
    detach(index)
    for member in subtree {
      releaseVariables(of: member)
      nodes[Int(member)].isAlive = false
      nodes[Int(member)].pending = []
      freeNodes.append(member)
    }
    releaseRootIfEmpty(nodes[Int(index)].root)
  }

  /// Moves a node with its subtree under another parent, or makes it a root; its handle and constraints stay.
  ///
  /// - Complexity: O(size of the subtree and of its constraints).
  public mutating func move(_ node: NodeID, to parent: NodeID?) throws(LayoutError) {
    let index = try index(node)
    let parentIndex = try parentIndex(parent)
    var ancestor = parentIndex
    while ancestor >= 0 {
      if ancestor == index { throw .cyclicParent(node) }
      ancestor = nodes[Int(ancestor)].parent
    }
    let subtree = subtree(of: index)
    let oldRoot = nodes[Int(index)].root
    let wasRoot = nodes[Int(index)].parent < 0
    for member in subtree { withdrawRows(of: member) }
    detach(index)
    for member in subtree { releaseVariables(of: member) }
    if parentIndex >= 0 {
      attach(index, to: parentIndex)
    } else {
      nodes[Int(index)].root = makeRoot(index)
    }
    let newRoot = nodes[Int(index)].root
    for member in subtree {
      nodes[Int(member)].root = newRoot
      mark(member, .all)
      for constraint in nodes[Int(member)].incident { markConstraint(constraint) }
    }
    if wasRoot { releaseRoot(oldRoot) }
  }

  /// The superview, or the owner of a guide.
  public func parent(of node: NodeID) -> NodeID? {
    guard let record = record(node), record.parent >= 0 else { return nil }
    return id(record.parent)
  }

  /// Subviews and guides in the order of adding.
  public func children(of node: NodeID) -> [NodeID] {
    record(node)?.children.map { id($0) } ?? []
  }

  /// The topmost ancestor.
  public func root(of node: NodeID) -> NodeID? {
    record(node).map { id(roots[Int($0.root)].node) }
  }

  /// Whether the handle names a node of this tree.
  public func contains(_ node: NodeID) -> Bool { record(node) != nil }

  // MARK: Handles

  func id(_ index: Int32) -> NodeID { NodeID(index: index, generation: nodes[Int(index)].generation) }

  func index(_ node: NodeID) throws(LayoutError) -> Int32 {
    guard record(node) != nil else { throw .unknownNode(node) }
    return node.index
  }

  func record(_ node: NodeID) -> NodeRecord? {
    guard node.index >= 0, Int(node.index) < nodes.count else { return nil }
    let record = nodes[Int(node.index)]
    return record.isAlive && record.generation == node.generation ? record : nil
  }

  /// The node and everything below it, parents before children.
  func subtree(of index: Int32) -> [Int32] {
    var members = [index]
    var next = 0
    while next < members.count {
      members.append(contentsOf: nodes[Int(members[next])].children)
      next += 1
    }
    return members
  }

  private func parentIndex(_ parent: NodeID?) throws(LayoutError) -> Int32 {
    guard let parent else { return -1 }
    return try index(parent)
  }

  // MARK: Links

  private mutating func attach(_ index: Int32, to parent: Int32) {
    nodes[Int(parent)].children.append(index)
    nodes[Int(index)].parent = parent
    nodes[Int(index)].root = nodes[Int(parent)].root
  }

  private mutating func detach(_ index: Int32) {
    let parent = nodes[Int(index)].parent
    guard parent >= 0 else { return }
    if nodes[Int(parent)].stack != nil || nodes[Int(parent)].contentArea == index {
      withdrawInwardRows(from: parent)
    }
    nodes[Int(parent)].children.removeAll { $0 == index }
    if nodes[Int(parent)].contentArea == index { nodes[Int(parent)].contentArea = -1 }
    nodes[Int(parent)].stack?.arranged.removeAll { $0.node.index == index }
    nodes[Int(index)].parent = -1
  }

  private mutating func makeRoot(_ index: Int32) -> Int32 {
    addedRoots += 1
    if let free = freeRoots.popLast() {
      roots[Int(free)] = RootRecord(node: index, order: addedRoots)
      return free
    }
    roots.append(RootRecord(node: index, order: addedRoots))
    return Int32(roots.count - 1)
  }

  private mutating func releaseRoot(_ root: Int32) {
    roots[Int(root)] = RootRecord(node: -1, order: 0)
    freeRoots.append(root)
  }

  private mutating func releaseRootIfEmpty(_ root: Int32) {
    if !nodes[Int(roots[Int(root)].node)].isAlive { releaseRoot(root) }
  }
}
