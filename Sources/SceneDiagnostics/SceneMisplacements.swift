import AutoLayout
import Geometry
import InterfaceBuilder
import LayoutDiagnostics

/// The views of a scene whose recorded frames its constraints contradict.
struct SceneMisplacements {
  private let layout: SceneLayout
  private let solved: SolvedScene
  private let views: [NodeID: Int]
  /// The rows of conflicts: where things are that they decide depends on what Auto Layout breaks.
  private let conflicting: Set<RowSource>
  private let conflictingNodes: Set<NodeID>

  init(_ layout: SceneLayout, views: [NodeID: Int], conflicts: SceneConflicts) throws(LayoutError) {
    conflicting = conflicts.rows
    conflictingNodes = conflicts.nodes(in: layout.tree)
    self.layout = layout
    self.views = views
    solved = try layout.solved()
  }

  func reports() throws(LayoutError) -> [MisplacementReport] {
    let moved = try movedParts()
    guard !moved.isEmpty else { return [] }
    let expected = layout.recordedFrames
    var reports: [MisplacementReport] = []
    for root in layout.tree.rootNodes {
      let violations = try layout.tree.violations(under: root, placing: expected)
      reports += try layout.tree.misplacements(
        moved: moved.filter { layout.tree.root(of: $0.node) == root },
        evidence: FrameEvidence(layout, views: views, violations: violations).trusted)
    }
    return reports
  }

  /// The numbers of frames that differ from what is recorded, of the views that are misplaced.
  private func movedParts() throws(LayoutError) -> [FramePartID] {
    var parts: [FramePartID] = []
    for (position, view) in solved.views.enumerated() where isOff(view) {
      let node = layout.viewNodes[position]
      guard let frame = layout.tree.frame(of: node) else { continue }
      let recorded = layout.givenFrames[position]
      for axis in Axis.allCases {
        if abs(frame.origin[axis] - recorded.origin[axis]) > 0.5 {
          parts.append(FramePartID(node: node, part: axis == .horizontal ? .x : .y))
        }
        if abs(frame.size[axis] - recorded.size[axis]) > 0.5 {
          parts.append(FramePartID(node: node, part: axis == .horizontal ? .width : .height))
        }
      }
    }
    var certain: [FramePartID] = []
    for part in parts where !conflictingNodes.contains(part.node) {
      let rows = try layout.tree.influences(on: part.part, of: part.node)
      if rows.contains(where: isDecisive) { continue }
      // Of a content that nobody can know, how large the view is proves nothing; where it is may.
      if part.part.isExtent, rows.contains(where: { isUnknown($0, part.node) }) { continue }
      certain.append(part)
    }
    return certain
  }

  /// Whether where something is depends on how a conflict comes out: on one of its constraints, or on a size
  /// that Interface Builder gave up for them.
  private func isDecisive(_ row: RowSource) -> Bool {
    if case .generated(let node, .encapsulatedSize, _) = row, isMarked(node) { return true }
    guard conflicting.contains(row) else { return false }
    switch row {
    case .constraint, .generated(_, .encapsulatedSize, .width), .generated(_, .encapsulatedSize, .height):
      return true
    case .generated:
      return false
    }
  }

  /// Whether Interface Builder itself found a root misplaced: what is inside is where another size of it
  /// would have it.
  private func isMarked(_ root: NodeID) -> Bool {
    views[root].map { layout.scene.views[$0].element.bool("misplaced") == true } ?? false
  }

  /// Whether a view is not where it is recorded, and the layout decides where it is.
  private func isOff(_ view: SolvedView) -> Bool {
    guard layout.isAsRecorded, view.free.isEmpty, let recorded = view.recorded else { return false }
    return view.isMisplaced ?? (view.frame.edgeDistance(to: recorded) > 0.5)
  }

  /// Whether a row is a view's own content whose size nobody can know.
  private func isUnknown(_ row: RowSource, _ node: NodeID) -> Bool {
    switch row {
    case .generated(node, .contentHugging, _), .generated(node, .contentCompressionResistance, _):
      return views[node].map { !layout.isContentCertain(ofView: $0) } ?? false
    default:
      return false
    }
  }
}

extension SceneLayout {
  /// The frames that the document records, in the tree's coordinates.
  var recordedFrames: [NodeID: Rect] {
    var frames: [NodeID: Rect] = [:]
    for (position, node) in viewNodes.enumerated() where scene.views[position].recorded != nil {
      frames[node] = givenFrames[position]
    }
    return frames
  }
}
