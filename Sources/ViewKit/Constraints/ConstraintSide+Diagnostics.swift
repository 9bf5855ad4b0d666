import CoreGraphics
internal import PlumbAutoLayout

extension ConstraintSide {
  /// Whether constraints leave open where the side lies in its item's superview, or how long it is.
  ///
  /// - Complexity: A copy of the hierarchy's solver, and a solve.
  var isOpen: Bool {
    guard let (engine, expression) = inEngine else { return false }
    var isOpen = false
    engine.attempt { () throws(LayoutError) in isOpen = try engine.tree.isOpen(expression) }
    return isOpen
  }

  /// The constraints that the side's place or length comes from, the system's among them.
  var constraintsDeciding: [NSLayoutConstraint] {
    guard let (engine, expression) = inEngine else { return [] }
    return engine.constraintsDeciding { tree throws(LayoutError) in
      try tree.influences(on: expression).map { $0.row }
    }
  }

  /// The settled engine of the item's hierarchy, and the side in its numbers; nil without an engine.
  private var inEngine: (engine: LayoutEngine, expression: LayoutExpression)? {
    guard let view = item?.owningView else { return nil }
    view.hierarchyRoot.settleEngine()
    guard let engine = view.engine else { return nil }
    var found: LayoutExpression?
    engine.attempt { () throws(LayoutError) in found = try expression(in: engine.tree) }
    return found.map { (engine, $0) }
  }

  private func expression(in tree: LayoutTree) throws(LayoutError) -> LayoutExpression? {
    guard let item, let node = item.node else { return nil }
    guard let start else {
      return try ConstraintSide(item, attribute).expression(in: tree, from: tree.parent(of: node))
    }
    guard let owner = item.owningView, let startOwner = start.owningView
    else { return nil }
    let container = UIView.commonAncestor(startOwner, owner)?.item.node
    guard let far = try ConstraintSide(item, attribute).expression(in: tree, from: container),
      let near = try ConstraintSide(start, startAttribute).expression(in: tree, from: container)
    else { return nil }
    return far.subtracting(near)
  }

  private func expression(in tree: LayoutTree, from container: NodeID?) throws(LayoutError)
    -> LayoutExpression?
  {
    guard let node = item?.baselineItem(attribute).node, let attribute = attribute.engineAttribute else {
      return nil
    }
    return try tree.expression(of: LayoutNumber(Anchor(node, attribute)), in: container)
  }
}

extension LayoutExpression {
  fileprivate func subtracting(_ other: LayoutExpression) -> LayoutExpression {
    var difference = LayoutExpression(terms, constant: constant - other.constant)
    for term in other.terms {
      if let place = difference.terms.firstIndex(where: { $0.part == term.part }) {
        difference.terms[place].coefficient -= term.coefficient
      } else {
        difference.terms.append(LayoutExpression.Term(term.part, -term.coefficient))
      }
    }
    difference.terms.removeAll { $0.coefficient == 0 }
    return difference
  }
}
