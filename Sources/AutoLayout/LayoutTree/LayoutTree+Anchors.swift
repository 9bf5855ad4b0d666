import PlumbConstraintSolver
import PlumbGeometry

extension LayoutTree {
  /// Where an anchor lies in the solution, in points: a position from the near edge of its node's frame, or
  /// an extent; nil before the first layout.
  public func solvedOffset(of anchor: Anchor) -> Double? {
    guard contains(anchor.node), nodes[Int(anchor.node.index)].variables != nil else { return nil }
    let index = anchor.node.index
    let expression = offset(
      anchor.attribute.resolved(for: nodes[Int(index)].description.direction), of: index)
    let root = Int(nodes[Int(index)].root)
    var sum = expression.constant
    for place in 0..<expression.terms.count {
      let term = expression.terms[place]
      sum += term.coefficient * roots[root].solver.value(of: term.variable)
    }
    return sum
  }

  /// The direction by which the node's leading and trailing are read; left to right for a node that is not
  /// there.
  public func direction(of node: NodeID) -> LayoutDirection {
    contains(node) ? nodes[Int(node.index)].description.direction : .leftToRight
  }
}
