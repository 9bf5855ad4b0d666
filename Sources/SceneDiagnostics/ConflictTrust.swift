import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbTextMetrics

/// Decides which conflicts are the document's own.
///
/// Other conflicts come from Plumb's model of Apple's views and surroundings, which may be wrong.
final class ConflictTrust {
  /// The rounding of recorded sizes to pixels may explain a gap below this, in points.
  static let rounding = 1.0
  /// A gap below this is no conflict where no rounded number takes part, in points.
  private static let leastGap = 0.01

  private let layout: SceneLayout
  private let views: [NodeID: Int]
  private let rowNames: RowNames
  /// The evidence of the recorded frames; nil where the scene is not laid out in its recorded surroundings.
  private let evidence: FrameEvidence?
  private let doubts: Doubts

  /// - Parameter root: The root of the conflicts that `doubt(about:)` is asked about.
  init(_ facts: inout SceneFacts, root: NodeID, doubts: Doubts) throws(LayoutError) {
    layout = facts.layout
    views = facts.views()
    rowNames = facts.rowNames()
    self.doubts = doubts
    evidence = facts.layout.isAsRecorded ? try facts.evidence(under: root) : nil
  }

  /// The reason why a conflict may not be the document's own; nil where it is.
  func doubt(about conflict: LayoutConflict) -> Doubt? {
    let isExact = layout.document.platform != .macOS && !conflict.rows.contains(where: isApproximate)
    if let gap = conflict.gap, gap < (isExact ? Self.leastGap : Self.rounding) { return .rounding }
    guard conflict.rows.allSatisfy(isDecided) else { return .outside }
    if isOnlyCanvas(conflict) { return .canvas }
    if isExact { return nil }
    // Where the constraints cannot hold together, Interface Builder's own frames break one of them. Where the
    // recorded frames keep to everything that is written, the contradiction is not the document's.
    guard let evidence else { return nil }
    let isBorneOut = conflict.rows.contains { evidence.error(of: $0) > Self.rounding && isWritten($0) }
    return isBorneOut ? nil : .recordedFrames
  }

  /// Whether a row contains a recorded size, which is rounded, or comes from Plumb's model of a stack view.
  private func isApproximate(_ row: RowSource) -> Bool {
    guard case .generated(_, let generator, _) = row else { return false }
    switch generator {
    case .encapsulatedSize, .guide, .nonNegativeSize, .scrollContent: return false
    default: return true
    }
  }

  private func isWritten(_ row: RowSource) -> Bool {
    switch row {
    case .constraint(let id): layout.tree.constraint(id)?.origin.kind == .document
    case .generated(_, .contentHugging, _), .generated(_, .contentCompressionResistance, _): true
    case .generated: false
    }
  }

  /// Whether a row is the same at run time as on the canvas.
  private func isDecided(_ row: RowSource) -> Bool {
    switch row {
    case .constraint(let id):
      guard let constraint = layout.tree.constraint(id) else { return false }
      return ([constraint.first] + (constraint.second.map { [$0] } ?? [])).allSatisfy(isDecided)
    case .generated(let node, .mask, .height), .generated(let node, .encapsulatedSize, .height),
      .generated(let node, .fixedFrame, .height):
      // The constraints inside a self-sizing cell decide the cell's height.
      return views[node].map { !layout.sizesItself(cellPart: $0) && !isHidden($0) } ?? true
    case .generated(let node, .contentHugging, _), .generated(let node, .contentCompressionResistance, _):
      return views[node].map { !layout.showsSystemImage($0) } ?? true
    case .generated(let node, .fixedFrame, _):
      return views[node].map { !isHidden($0) } ?? true
    case .generated:
      return true
    }
  }

  /// Whether the recorded frames confirm the place that Plumb gives to an edge of a safe area or a margin.
  ///
  /// Any other anchor counts as confirmed.
  private func isDecided(_ anchor: Anchor) -> Bool {
    evidence.map { $0.isCorroborated(anchor) } ?? !doubts.edges.contains(rowNames.name(of: anchor))
  }

  /// Whether a conflict arises only on the canvas: by the recorded size of a root that nothing gives this size at run time.
  ///
  /// Such a root is freeform, as its document says. Another that has no surroundings of its own may break its own constraints.
  private func isOnlyCanvas(_ conflict: LayoutConflict) -> Bool {
    let nodes = Set(conflict.rows.flatMap { layout.tree.nodes(of: $0) })
    return conflict.rows.contains { row in
      guard case .generated(let root, .encapsulatedSize, _) = row, layout.tree.parent(of: root) == nil,
        let position = views[root]
      else { return false }
      return layout.isFreeform(root: position) || nodes.count == 1 && !layout.hasSurroundings(root: position)
    }
  }

  /// Whether the document hides the view.
  ///
  /// A hidden view in a stack view takes no room, whatever frame is recorded.
  private func isHidden(_ position: Int) -> Bool { layout.scene.views[position].isHidden }
}
