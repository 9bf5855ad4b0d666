/// What has to be brought up to date, written down as edits are made.
extension LayoutTree {
  mutating func mark(_ index: Int32, _ groups: RowGroups) {
    nodes[Int(index)].pending.formUnion(groups)
    log(node: index)
  }

  mutating func log(node index: Int32) {
    if nodes[Int(index)].isLogged { return }
    nodes[Int(index)].isLogged = true
    changes.nodes.append(index)
  }

  /// Marks what depends on where the node's anchors lie: its constraints, and the stack that arranges it.
  ///
  /// - Parameter onlyMargins: Whether nothing but the margins has moved.
  mutating func markAnchors(of index: Int32, onlyMargins: Bool = false) {
    for container in containers(upFrom: index) { markInwardRows(of: container, onlyMargins: onlyMargins) }
  }

  /// Marks the rows that may name something inside a container though they are not its own.
  mutating func markInwardRows(of container: Int32, onlyMargins: Bool = false) {
    var link = nodes[Int(container)].firstLink
    while link >= 0 {
      let index = ConstraintLink.index(link)
      if !onlyMargins || namesMargins(constraint: index) { markConstraint(index) }
      link = neighbours(link).next
    }
    if onlyMargins { return }
    if nodes[Int(container)].description.isStack || !nodes[Int(container)].stackRows.isEmpty {
      mark(container, .stack)
    }
  }

  private func namesMargins(constraint index: Int32) -> Bool {
    constraints[Int(index)].constraint.first.attribute.isOfMargins
      || constraints[Int(index)].constraint.second?.attribute.isOfMargins == true
  }

  /// A node, and the containers around it as far as anchors of one lie at something inside the one before.
  func containers(upFrom index: Int32) -> [Int32] {
    var result = [index]
    var parent = nodes[Int(index)].parent
    while parent >= 0, readsInside(parent, result[result.count - 1]) {
      result.append(parent)
      parent = nodes[Int(parent)].parent
    }
    return result
  }

  /// Whether rows of a node may name something inside a child.
  private func readsInside(_ container: Int32, _ child: Int32) -> Bool {
    nodes[Int(container)].description.isStack || nodes[Int(container)].contentArea == child
  }
}
