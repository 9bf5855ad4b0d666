import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbTextMetrics

/// The conflicts of a scene, and which of them are the document's own trouble.
struct SceneConflicts {
  /// Those by more than rounding: how things are there depends on what Auto Layout breaks.
  let decisive: [ConflictReport]
  /// Those that the document's own frames bear out, with what only repeats them folded under the first.
  let certain: [ConflictReport]
  /// Those that they do not, and why not.
  let uncertain: [(report: ConflictReport, doubt: ConflictDoubt)]

  init(_ layout: SceneLayout, _ words: ConstraintWords, views: [NodeID: Int], doubts: Doubts)
    throws(LayoutError)
  {
    var decisive: [ConflictReport] = []
    var certain: [ConflictReport] = []
    var uncertain: [(report: ConflictReport, doubt: ConflictDoubt)] = []
    for root in layout.tree.rootNodes {
      guard try layout.tree.conflictCount(under: root) > 0 else { continue }
      let trust = try ConflictTrust(layout, views: views, root: root, doubts: doubts)
      for report in try words.conflicts(under: root) {
        let doubt = trust.doubt(about: report)
        if let doubt { uncertain.append((report, doubt)) } else { certain.append(report) }
        if doubt == nil || report.gap ?? .infinity >= ConflictTrust.rounding { decisive.append(report) }
      }
    }
    self.decisive = decisive
    self.uncertain = uncertain
    self.certain = ConflictReport.folded(certain)
  }

  /// The rows that take part in a decisive conflict.
  var rows: Set<RowSource> { decisive.reduce(into: []) { $0.formUnion($1.rows) } }

  /// The nodes whose constraints or contents take part in one.
  func nodes(in tree: LayoutTree) -> Set<NodeID> {
    var nodes: Set<NodeID> = []
    for row in rows {
      switch row {
      case .generated(let node, .contentHugging, _), .generated(let node, .contentCompressionResistance, _),
        .generated(let node, .fixedFrame, _):
        nodes.insert(node)
      case .generated:
        break
      case .constraint(let id):
        guard let constraint = tree.constraint(id) else { continue }
        nodes.insert(constraint.first.node)
        if let second = constraint.second { nodes.insert(second.node) }
      }
    }
    return nodes
  }
}

/// Tells conflicts of the document from those that come from what Plumb believes of Apple's views and
/// surroundings.
private struct ConflictTrust {
  /// Less may be the rounding of recorded sizes to pixels, in points.
  static let rounding = 1.0
  /// Less is none, where nothing rounded takes part.
  private static let leastGap = 0.01

  private let layout: SceneLayout
  private let views: [NodeID: Int]
  /// By how much rows do not hold for the recorded frames; nil where these say nothing about the
  /// surroundings.
  private let errors: [RowSource: Double]?
  private let evidence: FrameEvidence
  private let doubts: Doubts

  init(_ layout: SceneLayout, views: [NodeID: Int], root: NodeID, doubts: Doubts) throws(LayoutError) {
    self.layout = layout
    self.views = views
    self.doubts = doubts
    let violations = try layout.tree.violations(under: root, placing: layout.recordedFrames)
    errors =
      layout.isAsRecorded
      ? violations.reduce(into: [:]) { $0[$1.row] = max($0[$1.row] ?? 0, $1.error) } : nil
    evidence = FrameEvidence(layout, views: views, violations: violations)
  }

  /// Why a conflict need not be the document's own; nil where it is.
  func doubt(about report: ConflictReport) -> ConflictDoubt? {
    let isExact = layout.document.platform != .macOS && !report.rows.contains(where: isApproximate)
    if let gap = report.gap, gap < (isExact ? Self.leastGap : Self.rounding) { return .rounding }
    guard report.rows.allSatisfy(isDecided) else { return .surroundings }
    if isOnlyCanvas(report) { return .canvas }
    if isExact { return nil }
    // Interface Builder's own frames break one of the constraints, if they cannot hold together. Where the
    // recorded frames keep to all that is written, the contradiction is not the document's.
    guard let errors else { return nil }
    return report.rows.contains { errors[$0] ?? 0 > Self.rounding && isWritten($0) } ? nil : .recordedFrames
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
    layout.isAsRecorded ? evidence.isCorroborated(anchor) : !doubts.edges.contains(layout.key(of: anchor))
  }

  /// Whether a conflict says no more than that a view without surroundings of its own is recorded at a size
  /// that one of its own constraints rules out: nothing gives it that size at run time.
  private func isOnlyCanvas(_ report: ConflictReport) -> Bool {
    let roots = Set(report.rows.flatMap { layout.tree.nodes(of: $0) })
    guard roots.count == 1, let root = roots.first, layout.tree.parent(of: root) == nil else { return false }
    return views[root].map { !layout.hasSurroundings(root: $0) } ?? false
  }

  /// A hidden view of a stack view takes no room, whatever frame is recorded.
  private func isHidden(_ position: Int) -> Bool { layout.scene.views[position].isHidden }
}

extension ConflictReport {
  /// Conflicts that share most of their rows are one trouble: the first stands for them.
  fileprivate static func folded(_ reports: [ConflictReport]) -> [ConflictReport] {
    var result: [ConflictReport] = []
    for report in reports {
      let rows = Set(report.rows)
      let place = result.firstIndex { first in
        let shared = first.rows.reduce(0) { $0 + (rows.contains($1) ? 1 : 0) }
        return 2 * shared > min(first.rows.count, rows.count)
          || first.maskedNodes.contains { report.maskedNodes.contains($0) }
          || (first.unmaskedNode != nil && first.unmaskedNode == report.unmaskedNode)
      }
      if let place { result[place].alsoBroken.append(report.broken) } else { result.append(report) }
    }
    return result
  }

  /// The node whose mask is not to be translated any more: that settles all conflicts of which it is the
  /// repair.
  private var unmaskedNode: NodeID? {
    if case .useConstraints(let node)? = repair { return node }
    return nil
  }

  /// The nodes whose translated masks take part.
  private var maskedNodes: [NodeID] {
    rows.compactMap { row in
      if case .generated(let node, .mask, .minX) = row { return node }
      if case .generated(let node, .mask, .minY) = row { return node }
      return nil
    }
  }
}
