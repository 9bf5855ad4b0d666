/// The ranks of whatever the caller gives none: the order of adding.
///
/// Rows tell so many orders apart and no more (`RankClass.orders`). Where things come and go for ever, all
/// would share the last one some day; so the living are counted anew before that, once in half a million.
/// Callers who give ranks know what these mean, and theirs stay as they are.
extension LayoutTree {
  mutating func rankForNode(_ given: Int32?) -> Int32 {
    // Whatever has a rank of its own takes a place in the order, too.
    defer { if addedNodes < .max { addedNodes += 1 } }
    if let given {
      givesNodeRanks = true
      return given
    }
    let count = nodes.count - freeNodes.count
    if addedNodes >= mostOrders, !givesNodeRanks, count <= mostOrders / 2 { renumberNodes() }
    return addedNodes
  }

  mutating func rankForConstraint(_ given: Int32?) -> Int32 {
    // Whatever has a rank of its own takes a place in the order, too.
    defer { if addedConstraints < .max { addedConstraints += 1 } }
    if let given {
      givesConstraintRanks = true
      return given
    }
    let count = constraints.count - freeConstraints.count
    if addedConstraints >= mostOrders, !givesConstraintRanks, count <= mostOrders / 2 {
      renumberConstraints()
    }
    return addedConstraints
  }

  private mutating func renumberNodes() {
    let live = nodes.indices.filter { nodes[$0].isAlive }.sorted { nodes[$0].rank < nodes[$1].rank }
    for (order, index) in live.enumerated() where nodes[index].rank != Int32(order) {
      nodes[index].rank = Int32(order)
      mark(Int32(index), .all)
    }
    addedNodes = Int32(live.count)
  }

  private mutating func renumberConstraints() {
    let live = constraints.indices.filter { constraints[$0].isAlive }
      .sorted { constraints[$0].rank < constraints[$1].rank }
    for (order, index) in live.enumerated() where constraints[index].rank != Int32(order) {
      constraints[index].rank = Int32(order)
      markConstraint(Int32(index))
    }
    addedConstraints = Int32(live.count)
  }
}
