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

  /// What the constraints leave undecided, for every node of a root's tree where anything is.
  ///
  /// - Complexity: That of `Solver.undeterminedVariables`; next to nothing where the layout is unambiguous.
  public func freedom(under root: NodeID) throws(LayoutError) -> [(node: NodeID, free: FrameFreedom)] {
    let index = try index(root)
    let state = roots[Int(nodes[Int(index)].root)]
    let undetermined: [Variable]
    do throws(SolverError) { undetermined = try state.solver.undeterminedVariables() } catch {
      throw .solverFailed
    }
    guard !undetermined.isEmpty else { return [] }
    let free = Set(undetermined)
    var result: [(node: NodeID, free: FrameFreedom)] = []
    for member in subtree(of: index) {
      guard let variables = nodes[Int(member)].variables else { continue }
      var parts: FrameFreedom = []
      if free.contains(variables.minX) { parts.insert(.x) }
      if free.contains(variables.minY) { parts.insert(.y) }
      if free.contains(variables.width) { parts.insert(.width) }
      if free.contains(variables.height) { parts.insert(.height) }
      if !parts.isEmpty { result.append((id(member), parts)) }
    }
    return result
  }

  /// The conflicts among required constraints of a root's tree, one for each row that was not admitted.
  ///
  /// - Complexity: A deletion filter for each: one small solve for each member of the candidate set.
  public func conflicts(under root: NodeID) throws(LayoutError) -> [LayoutConflict] {
    let index = try index(root)
    let state = roots[Int(nodes[Int(index)].root)]
    return state.solver.refused.map { broken in
      LayoutConflict(
        rows: state.solver.conflict(of: broken).map { state.source(of: $0) },
        broken: state.source(of: broken))
    }
  }

  /// The roots of the forest, in the order in which they became roots.
  public var rootNodes: [NodeID] {
    roots.filter { $0.node >= 0 }.sorted { $0.order < $1.order }.map { id($0.node) }
  }

  private func value(_ variable: Variable, _ record: NodeRecord) -> Double {
    roots[Int(record.root)].solver.value(of: variable)
  }
}
