import PlumbConstraintSolver
import PlumbGeometry

extension LayoutTree {
  /// The solved frame in the parent's coordinates, in points, not rounded to pixels; nil before the first
  /// layout.
  @inline(__always) public func frame(of node: NodeID) -> Rect? {
    guard contains(node), let variables = nodes[Int(node.index)].variables else { return nil }
    let root = Int(nodes[Int(node.index)].root)
    return Rect(
      x: roots[root].solver.value(of: variables.minX), y: roots[root].solver.value(of: variables.minY),
      width: roots[root].solver.value(of: variables.width),
      height: roots[root].solver.value(of: variables.height))
  }

  /// The solved frame, as `frame(of:)` has it, of a tree that stands in an object or behind a pointer: for a function that
  /// does not mutate, the compiler would copy a structure of this size from there, with all its references.
  public mutating func frameInPlace(of node: NodeID) -> Rect? { frame(of: node) }

  /// The solved alignment rectangle in the parent's coordinates, in points; nil before the first layout.
  public func alignmentRect(of node: NodeID) -> Rect? {
    frame(of: node)?.inset(by: alignmentInsets(at: node.index))
  }

  /// The roots of the forest, in the order in which they became roots.
  public var rootNodes: [NodeID] {
    roots.filter { $0.node >= 0 }.sorted { $0.order < $1.order }.map { id($0.node) }
  }

  /// What the solvers of all roots have done since these were made.
  ///
  /// - Complexity: Linear in the roots.
  public var work: SolverWork {
    roots.reduce(SolverWork()) { $1.node >= 0 ? $0 + $1.solver.work : $0 }
  }
}
