import ConstraintSolver
import Geometry

extension LayoutTree {
  /// The solved frame in the parent's coordinates, in points, not rounded to pixels; nil before the first
  /// layout.
  public func frame(of node: NodeID) -> Rect? {
    guard let record = record(node), let variables = record.variables else { return nil }
    return Rect(
      x: value(variables.minX, record), y: value(variables.minY, record),
      width: value(variables.width, record), height: value(variables.height, record))
  }

  /// The solved alignment rectangle in the parent's coordinates, in points; nil before the first layout.
  public func alignmentRect(of node: NodeID) -> Rect? {
    guard let record = record(node) else { return nil }
    return frame(of: node)?.inset(by: record.alignmentInsets)
  }

  /// The roots of the forest, in the order in which they became roots.
  public var rootNodes: [NodeID] {
    roots.filter { $0.node >= 0 }.sorted { $0.order < $1.order }.map { id($0.node) }
  }

  private func value(_ variable: Variable, _ record: NodeRecord) -> Double {
    roots[Int(record.root)].solver.value(of: variable)
  }
}
