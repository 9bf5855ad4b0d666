import PlumbConstraintSolver

/// What layouts have changed.
extension LayoutTree {
  /// The nodes whose solved frames have changed in layouts since the last call, while `tracksChanges` was
  /// set: each once, superviews in no particular place before or after subviews.
  ///
  /// New nodes, and those that were moved to another parent, are among them from their first layout on. A
  /// frame that has changed and changed back may be, too. The same edits give the same order.
  ///
  /// - Complexity: Linear in the nodes that have changed, not in the tree.
  public mutating func takeChangedNodes() -> [NodeID] {
    var result: [NodeID] = []
    result.reserveCapacity(changedNodes.count)
    for index in changedNodes {
      nodes[Int(index)].isNotedAsChanged = false
      // A removed node's place may have been taken by one that has not been laid out.
      if nodes[Int(index)].variables != nil { result.append(id(index)) }
    }
    changedNodes.removeAll(keepingCapacity: true)
    return result
  }

  /// Notes what the last solve of a root has changed.
  mutating func noteChanges(ofRoot root: Int) {
    if roots[root].refusesOthers() { refusalVersion += 1 }
    guard tracksChanges || hasWidthDependentContent else { return }
    while let variable = roots[root].solver.popChangedVariable() {
      let owner = roots[root].owners[Int(variable.index)]
      if tracksChanges { noteChange(of: owner) }
      if hasWidthDependentContent, nodes[Int(owner)].description.contentDependsOnWidth,
        nodes[Int(owner)].variables?.width == variable
      {
        listAsked(owner)
      }
    }
  }

  mutating func noteChange(of index: Int32) {
    if nodes[Int(index)].isNotedAsChanged { return }
    nodes[Int(index)].isNotedAsChanged = true
    changedNodes.append(index)
  }
}
