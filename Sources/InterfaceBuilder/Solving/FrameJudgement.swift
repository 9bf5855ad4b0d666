import PlumbAutoLayout
import PlumbGeometry

/// Whether the constraints of a scene contradict the recorded frames of views, and where that cannot be
/// judged.
final class FrameJudgement {
  private let layout: SceneLayout
  /// The constraints of conflicts: one of each gives way, and where views are then depends on which.
  private let conflicting: Set<RowSource>
  private let conflictingNodes: Set<NodeID>
  /// The views whose contents nobody can know the sizes of.
  private let unknownContents: Set<NodeID>
  /// The numbers in which any of these have a say; nil as long as nobody asked.
  private var doubtful: InfluencedNumbers?

  init(_ layout: SceneLayout, conflicts: [LayoutConflict]) {
    self.layout = layout
    var rows: Set<RowSource> = []
    var nodes: Set<NodeID> = []
    for row in conflicts.flatMap({ $0.rows }) {
      switch row {
      case .generated(let node, _, _):
        nodes.insert(node)
      case .constraint(let id):
        rows.insert(row)
        guard let constraint = layout.tree.constraint(id) else { continue }
        nodes.insert(constraint.first.node)
        if let second = constraint.second { nodes.insert(second.node) }
      }
    }
    conflicting = rows
    conflictingNodes = nodes
    unknownContents = Set(
      zip(layout.viewNodes, layout.contents).lazy.filter { !$0.1.trust.isKnown }.map { $0.0 })
  }

  /// Whether an edge is more than half a point from where the document has it; nil where that cannot be
  /// judged: for views without a frame and members of conflicts, and where the outcome of a conflict or a
  /// content that nobody can know decides.
  ///
  /// - Parameters:
  ///   - frame: The solved frame as the document would write it.
  ///   - facts: What is known of the layout's tree.
  /// - Complexity: Linear in the size of the basis for a view that is off in a scene with conflicts or
  ///   unknown contents, else constant.
  func isMisplaced(
    _ position: Int, at frame: Rect, _ facts: inout LayoutFacts
  ) throws(LayoutError) -> Bool? {
    guard let recorded = layout.scene.views[position].recorded,
      !conflictingNodes.contains(layout.viewNodes[position])
    else { return nil }
    guard frame.edgeDistance(to: recorded) > 0.5 else {
      return layout.contents[position].trust.isKnown ? false : nil
    }
    for axis in Axis.allCases where distance(frame, recorded, axis) > 0.5 {
      let keepsSize = abs(frame.size[axis] - recorded.size[axis]) <= 0.5
      if try isCertain(position, axis, keepsSize: keepsSize, &facts) { return true }
    }
    return nil
  }

  private func distance(_ frame: Rect, _ recorded: Rect, _ axis: Axis) -> Double {
    let near = frame.origin[axis] - recorded.origin[axis]
    return max(abs(near), abs(near + frame.size[axis] - recorded.size[axis]))
  }

  /// Whether neither an unknown content nor a conflict has a say in where a view is on an axis. Its own
  /// content has none as far as that keeps the recorded size.
  private func isCertain(
    _ position: Int, _ axis: Axis, keepsSize: Bool, _ facts: inout LayoutFacts
  ) throws(LayoutError) -> Bool {
    // The alignment rectangles of symbols are nowhere written.
    if layout.scene.views[position].showsSymbol { return false }
    if conflicting.isEmpty, unknownContents.isEmpty { return true }
    let node = layout.viewNodes[position]
    for part in axis == .horizontal ? [FramePart.x, .width] : [.y, .height] {
      let number = FramePartID(node: node, part: part)
      if !facts.contains(number, doubtfulNumbers(&facts)) { continue }
      for row in try facts.influences(on: number) {
        if conflicting.contains(row) || isUnknownContent(row, but: keepsSize ? node : nil) { return false }
      }
    }
    return true
  }

  private func doubtfulNumbers(_ facts: inout LayoutFacts) -> InfluencedNumbers {
    if let doubtful { return doubtful }
    var rows = Array(conflicting)
    for node in unknownContents { rows += layout.tree.contentRows(of: node) }
    let numbers = facts.numbers(influencedBy: rows)
    doubtful = numbers
    return numbers
  }

  /// Whether a row keeps a content whose size nobody can know, but for one node's.
  private func isUnknownContent(_ row: RowSource, but exception: NodeID?) -> Bool {
    guard case .generated(let node, let generator, _) = row, node != exception else { return false }
    return (generator == .contentHugging || generator == .contentCompressionResistance)
      && unknownContents.contains(node)
  }
}
