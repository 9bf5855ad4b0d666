/// The lists of children and of the constraints that name a node: both in the order of adding, and whatever is
/// in them is taken out without a search.
extension LayoutTree {
  // MARK: Children

  /// Subviews and guides in the order of adding.
  func childIndices(of index: Int32) -> [Int32] {
    var result: [Int32] = []
    var child = nodes[Int(index)].firstChild
    while child >= 0 {
      result.append(child)
      child = nodes[Int(child)].nextSibling
    }
    return result
  }

  mutating func linkChild(_ index: Int32, to parent: Int32) {
    let last = nodes[Int(parent)].lastChild
    nodes[Int(index)].previousSibling = last
    nodes[Int(index)].nextSibling = -1
    if last >= 0 { nodes[Int(last)].nextSibling = index } else { nodes[Int(parent)].firstChild = index }
    nodes[Int(parent)].lastChild = index
  }

  mutating func unlinkChild(_ index: Int32, from parent: Int32) {
    let (previous, next) = (nodes[Int(index)].previousSibling, nodes[Int(index)].nextSibling)
    if previous >= 0 { nodes[Int(previous)].nextSibling = next } else { nodes[Int(parent)].firstChild = next }
    if next >= 0 {
      nodes[Int(next)].previousSibling = previous
    } else {
      nodes[Int(parent)].lastChild = previous
    }
    nodes[Int(index)].previousSibling = -1
    nodes[Int(index)].nextSibling = -1
  }

  // MARK: Constraints

  /// The constraints that name a node, in the order of adding.
  func incident(to index: Int32) -> [Int32] {
    var result: [Int32] = []
    var link = nodes[Int(index)].firstLink
    while link >= 0 {
      result.append(ConstraintLink.index(link))
      link = neighbours(link).next
    }
    return result
  }

  func neighbours(_ link: Int32) -> ConstraintRecord.Neighbours {
    let index = Int(ConstraintLink.index(link))
    return ConstraintLink.isSecond(link) ? constraints[index].second : constraints[index].first
  }

  private mutating func setPrevious(_ previous: Int32, of link: Int32) {
    let index = Int(ConstraintLink.index(link))
    if ConstraintLink.isSecond(link) {
      constraints[index].second.previous = previous
    } else {
      constraints[index].first.previous = previous
    }
  }

  private mutating func setNext(_ next: Int32, of link: Int32) {
    let index = Int(ConstraintLink.index(link))
    if ConstraintLink.isSecond(link) {
      constraints[index].second.next = next
    } else {
      constraints[index].first.next = next
    }
  }

  /// Lists a constraint at its items.
  mutating func linkConstraint(_ index: Int32) {
    let first = constraints[Int(index)].constraint.first.node.index
    append(2 * index, at: first)
    if let second = constraints[Int(index)].constraint.second?.node.index, second != first {
      append(2 * index + 1, at: second)
    }
  }

  mutating func unlinkConstraint(_ index: Int32) {
    let first = constraints[Int(index)].constraint.first.node.index
    remove(2 * index, at: first)
    if let second = constraints[Int(index)].constraint.second?.node.index, second != first {
      remove(2 * index + 1, at: second)
    }
  }

  private mutating func append(_ link: Int32, at node: Int32) {
    let last = nodes[Int(node)].lastLink
    setPrevious(last, of: link)
    setNext(-1, of: link)
    if last >= 0 { setNext(link, of: last) } else { nodes[Int(node)].firstLink = link }
    nodes[Int(node)].lastLink = link
  }

  private mutating func remove(_ link: Int32, at node: Int32) {
    let neighbours = neighbours(link)
    if neighbours.previous >= 0 {
      setNext(neighbours.next, of: neighbours.previous)
    } else {
      nodes[Int(node)].firstLink = neighbours.next
    }
    if neighbours.next >= 0 {
      setPrevious(neighbours.previous, of: neighbours.next)
    } else {
      nodes[Int(node)].lastLink = neighbours.previous
    }
  }
}
