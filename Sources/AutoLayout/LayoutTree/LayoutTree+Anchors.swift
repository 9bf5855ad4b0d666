import ConstraintSolver
import Geometry

extension LayoutTree {
  /// Where an anchor lies in the solution, in points: a position from the near edge of its node's frame, or
  /// an extent; nil before the first layout.
  public func solvedOffset(of anchor: Anchor) -> Double? {
    guard let record = record(anchor.node), record.variables != nil else { return nil }
    let attribute = anchor.attribute.resolved(for: record.direction)
    let expression = offset(attribute, of: anchor.node.index)
    return expression.terms.reduce(expression.constant) {
      $0 + $1.coefficient * roots[Int(record.root)].solver.value(of: $1.variable)
    }
  }

  /// The direction by which the node's leading and trailing are read; left to right for a node that is not
  /// there.
  public func direction(of node: NodeID) -> LayoutDirection { record(node)?.direction ?? .leftToRight }
}
