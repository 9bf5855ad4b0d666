import ConstraintSolver
import Geometry

/// Which parts of a node's frame the constraints leave open.
public struct FrameFreedom: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let x = FrameFreedom(rawValue: 1)
  public static let y = FrameFreedom(rawValue: 2)
  public static let width = FrameFreedom(rawValue: 4)
  public static let height = FrameFreedom(rawValue: 8)
}

/// Required rows that can not hold together; without any one of them the rest can.
public struct LayoutConflict: Sendable {
  /// In the order in which they were admitted.
  public var rows: [RowSource]
  /// The one that was not admitted.
  public var broken: RowSource
}

extension LayoutTree {
  /// The solved frame in the parent's coordinates, in points, not rounded to pixels; nil before the first layout.
  public func frame(of node: NodeID) -> Rect? {
    guard let record = record(node), let variables = record.variables else { return nil }
    return Rect(
      x: value(variables.minX, record), y: value(variables.minY, record),
      width: value(variables.width, record), height: value(variables.height, record))
  }

  /// The solved alignment rectangle in the parent's coordinates.
  public func alignmentRect(of node: NodeID) -> Rect? {
    guard let record = record(node) else { return nil }
    return frame(of: node)?.inset(by: record.alignmentInsets)
  }

  /// What the constraints leave undecided, for every node of a root's tree where anything is.
  ///
  /// - Complexity: Two optimisations for each variable that may be free; none where the layout is unambiguous.
  public func freedom(under root: NodeID) throws(LayoutError) -> [(node: NodeID, free: FrameFreedom)] {
    let index = try index(root)
    let state = roots[Int(nodes[Int(index)].root)]
    let spans: [Freedom.Span]
    do throws(SolverError) { spans = try state.solver.freedom().spans } catch { throw .solverFailed }
    guard !spans.isEmpty else { return [] }
    let free = Set(spans.map { $0.variable })
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
        rows: state.solver.conflict(of: broken).compactMap { state.sources[Int($0.index)] },
        broken: state.sources[Int(broken.index)] ?? .generated(root, .preference, .width))
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
