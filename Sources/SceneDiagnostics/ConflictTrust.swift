import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbTextMetrics

/// Tells conflicts of the document from those that come from what Plumb believes of Apple's views and
/// surroundings.
final class ConflictTrust {
  /// Less may be the rounding of recorded sizes to pixels, in points.
  static let rounding = 1.0
  /// Less is none, where nothing rounded takes part.
  private static let leastGap = 0.01

  private let layout: SceneLayout
  private let views: [NodeID: Int]
  private let rowNames: RowNames
  /// What the recorded frames say; nil where they say nothing about the surroundings.
  private let evidence: FrameEvidence?
  private let doubts: Doubts

  /// - Parameter root: The one whose conflicts are asked about.
  init(_ facts: inout SceneFacts, root: NodeID, doubts: Doubts) throws(LayoutError) {
    layout = facts.layout
    views = facts.views()
    rowNames = facts.rowNames()
    self.doubts = doubts
    evidence = facts.layout.isAsRecorded ? try facts.evidence(under: root) : nil
  }

  /// Why a conflict need not be the document's own; nil where it is.
  func doubt(about conflict: LayoutConflict) -> ConflictDoubt? {
    let isExact = layout.document.platform != .macOS && !conflict.rows.contains(where: isApproximate)
    if let gap = conflict.gap, gap < (isExact ? Self.leastGap : Self.rounding) { return .rounding }
    guard conflict.rows.allSatisfy(isDecided) else { return .surroundings }
    if isOnlyCanvas(conflict) { return .canvas }
    if isExact { return nil }
    // Interface Builder's own frames break one of the constraints, if they cannot hold together. Where the
    // recorded frames keep to all that is written, the contradiction is not the document's.
    guard let evidence else { return nil }
    let isBorneOut = conflict.rows.contains { evidence.error(of: $0) > Self.rounding && isWritten($0) }
    return isBorneOut ? nil : .recordedFrames
  }

  /// Whether a row has a recorded size in it, which is rounded, or is what Plumb believes of a stack view.
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

  /// Whether a row will be there as it is when the document is used.
  private func isDecided(_ row: RowSource) -> Bool {
    switch row {
    case .constraint(let id):
      guard let constraint = layout.tree.constraint(id) else { return false }
      return ([constraint.first] + (constraint.second.map { [$0] } ?? [])).allSatisfy(isDecided)
    case .generated(let node, .mask, .height), .generated(let node, .encapsulatedSize, .height),
      .generated(let node, .fixedFrame, .height):
      // The constraints inside a cell that sizes itself decide its height.
      return views[node].map { !layout.sizesItself(cellPart: $0) && !isHidden($0) } ?? true
    case .generated(let node, .contentHugging, _), .generated(let node, .contentCompressionResistance, _):
      return views[node].map { !layout.showsSystemImage($0) } ?? true
    case .generated(let node, .fixedFrame, _):
      return views[node].map { !isHidden($0) } ?? true
    case .generated:
      return true
    }
  }

  /// Whether an edge of a safe area or a margin lies where Plumb believes.
  private func isDecided(_ anchor: Anchor) -> Bool {
    evidence.map { $0.isCorroborated(anchor) } ?? !doubts.edges.contains(rowNames.name(of: anchor))
  }

  /// Whether a conflict says no more than that a view without surroundings of its own is recorded at a size
  /// that one of its own constraints rules out: nothing gives it that size at run time.
  private func isOnlyCanvas(_ conflict: LayoutConflict) -> Bool {
    let roots = Set(conflict.rows.flatMap { layout.tree.nodes(of: $0) })
    guard roots.count == 1, let root = roots.first, layout.tree.parent(of: root) == nil else { return false }
    return views[root].map { !layout.hasSurroundings(root: $0) } ?? false
  }

  /// A hidden view of a stack view takes no room, whatever frame is recorded.
  private func isHidden(_ position: Int) -> Bool { layout.scene.views[position].isHidden }
}
