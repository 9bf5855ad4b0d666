import PlumbConstraintSolver
import PlumbGeometry

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
    try addNode(parent: parent, as: NodeDescription(frame: frame, placement: placement), rank: rank)
  }

  /// Adds a view or guide of which all is known. No stack view that arranges views can be: what it arranges is inside it.
  ///
  /// - Complexity: O(1) amortised.
  package mutating func addNode(
    parent: NodeID? = nil, as description: consuming NodeDescription, rank: Int32? = nil
  ) throws(LayoutError) -> NodeID {
    let parentIndex = try parentIndex(parent)
    try check(description, .all, of: -1)
    // The content is asked for once the node has its variables.
    if description.contentDependsOnWidth { hasWidthDependentContent = true }
    let rank = rankForNode(rank)
    let index: Int32
    if let free = freeNodes.popLast() {
      index = free
      nodes[Int(free)] = nodes[Int(free)].successor(rank: rank, description: description)
    } else {
      index = Int32(nodes.count)
      nodes.append(NodeRecord(generation: 0, rank: rank, description: description))
    }
    if parentIndex >= 0 {
      attach(index, to: parentIndex)
    } else {
      nodes[Int(index)].root = makeRoot(index)
    }
    log(node: index)
    return id(index)
  }

  /// Removes a node, its subtree, and every constraint that names one of them.
  ///
  /// - Complexity: O(size of the subtree and of its constraints), and what the rows of a stack view come to
  ///   that arranged it.
  public mutating func remove(_ node: NodeID) throws(LayoutError) {
    let index = try index(node)
    let subtree = subtree(of: index)
    for member in subtree {
      withdrawRows(of: member)
      while nodes[Int(member)].firstLink >= 0 { discard(ConstraintLink.index(nodes[Int(member)].firstLink)) }
    }
    for member in subtree { withdrawRowsOfOthers(naming: member) }
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
    for member in subtree { withdrawRowsOfOthers(naming: member) }
    detach(index)
    for member in subtree { releaseVariables(of: member) }
    if parentIndex >= 0 {
      attach(index, to: parentIndex)
    } else {
      nodes[Int(index)].root = makeRoot(index)
    }
    let newRoot = nodes[Int(index)].root
    for member in subtree {
      if member != index { nodes[Int(member)].depth = nodes[Int(nodes[Int(member)].parent)].depth + 1 }
      nodes[Int(member)].root = newRoot
      mark(member, .all)
      var link = nodes[Int(member)].firstLink
      while link >= 0 {
        markConstraint(ConstraintLink.index(link))
        link = neighbours(link).next
      }
    }
    if wasRoot { releaseRoot(oldRoot) }
  }

  /// The superview, or the owner of a guide.
  public func parent(of node: NodeID) -> NodeID? {
    guard contains(node), nodes[Int(node.index)].parent >= 0 else { return nil }
    return id(nodes[Int(node.index)].parent)
  }

  /// Subviews and guides in the order of adding.
  public func children(of node: NodeID) -> [NodeID] {
    contains(node) ? childIndices(of: node.index).map { id($0) } : []
  }

  /// The topmost ancestor.
  public func root(of node: NodeID) -> NodeID? {
    contains(node) ? id(roots[Int(nodes[Int(node.index)].root)].node) : nil
  }

  /// Whether the handle names a node of this tree.
  public func contains(_ node: NodeID) -> Bool {
    node.index >= 0 && Int(node.index) < nodes.count && nodes[Int(node.index)].isAlive
      && nodes[Int(node.index)].generation == node.generation
  }

  // MARK: Handles

  func id(_ index: Int32) -> NodeID { NodeID(index: index, generation: nodes[Int(index)].generation) }

  func index(_ node: NodeID) throws(LayoutError) -> Int32 {
    guard contains(node) else { throw .unknownNode(node) }
    return node.index
  }

  /// The node and everything below it, parents before children.
  func subtree(of index: Int32) -> [Int32] {
    var members = [index]
    var next = 0
    while next < members.count {
      var child = nodes[Int(members[next])].firstChild
      while child >= 0 {
        members.append(child)
        child = nodes[Int(child)].nextSibling
      }
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
    linkChild(index, to: parent)
    nodes[Int(index)].parent = parent
    nodes[Int(index)].depth = nodes[Int(parent)].depth + 1
    nodes[Int(index)].root = nodes[Int(parent)].root
  }

  private mutating func detach(_ index: Int32) {
    let parent = nodes[Int(index)].parent
    guard parent >= 0 else { return }
    if nodes[Int(parent)].contentArea == index {
      nodes[Int(parent)].contentArea = -1
      markInwardRows(of: parent)
    }
    if let place = nodes[Int(parent)].description.stack?.arranged.firstIndex(where: { $0.node.index == index }
    ) {
      nodes[Int(parent)].description.stack?.arranged.remove(at: place)
      for container in containers(upFrom: parent) { markInwardRows(of: container) }
    }
    unlinkChild(index, from: parent)
    nodes[Int(index)].parent = -1
    nodes[Int(index)].depth = 0
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
    if !roots[Int(root)].refused.isEmpty { refusalVersion += 1 }
    roots[Int(root)] = RootRecord(node: -1, order: 0)
    freeRoots.append(root)
  }

  private mutating func releaseRootIfEmpty(_ root: Int32) {
    if !nodes[Int(roots[Int(root)].node)].isAlive { releaseRoot(root) }
  }
}
