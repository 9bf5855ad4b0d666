import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbMarkup
import PlumbTextMetrics

/// The views of a scene whose recorded frames its constraints contradict.
final class SceneMisplacements {
  private let layout: SceneLayout
  private let solved: SolvedScene
  private let names: LayoutNames
  private let views: [NodeID: Int]
  /// The conflicts, since the frames that they decide depend on the constraint that Auto Layout breaks.
  private let conflicts: SceneConflicts
  /// The numbers that depend on which constraint of a conflict breaks; nil as long as nobody asked.
  private var undecided: InfluencedNumbers?

  init(
    _ facts: inout SceneFacts, _ solved: SolvedScene, _ names: LayoutNames, conflicts: SceneConflicts
  ) {
    layout = facts.layout
    views = facts.views()
    self.solved = solved
    self.names = names
    self.conflicts = conflicts
  }

  /// The misplaced views, and the reason for doubt about each other view that differs from its recorded
  /// frame.
  func judged(_ facts: inout SceneFacts) throws(LayoutError) -> SceneJudgement.Misplaced {
    var doubts: [NodeID: Doubt] = [:]
    let moved = try movedParts(&doubts, &facts.tree)
    var reports: [MisplacementReport] = []
    for root in moved.isEmpty ? [] : layout.tree.rootNodes {
      let moved = moved.filter { layout.tree.root(of: $0.node) == root }
      if moved.isEmpty { continue }
      let evidence = try facts.evidence(under: root).judged()
      let found = try facts.tree.misplacements(moved: moved, evidence: evidence.trusted)
      reports += found
      let told = Set(found.flatMap { [$0.node] + $0.followers })
      try explain(moved.filter { !told.contains($0.node) }, by: evidence.doubtful, &doubts, &facts.tree)
    }
    for report in reports { for node in [report.node] + report.followers { doubts[node] = nil } }
    return (reports, doubts)
  }

  /// Finds the reason for doubt about views that no trusted evidence shows to be misplaced.
  ///
  /// The reason is the doubtful evidence that contradicts the view.
  private func explain(
    _ moved: [FramePartID], by doubtful: [(violation: LayoutTree.Violation, doubt: Doubt)],
    _ doubts: inout [NodeID: Doubt], _ facts: inout LayoutFacts
  ) throws(LayoutError) {
    guard !moved.isEmpty else { return }
    var reasons: [RowSource: Doubt] = [:]
    for (violation, doubt) in doubtful where reasons[violation.row] == nil { reasons[violation.row] = doubt }
    for report in try facts.misplacements(moved: moved, evidence: doubtful.map { $0.violation }) {
      doubts[report.node] = report.evidence.first.flatMap { reasons[$0] }
      for follower in report.followers {
        doubts[follower] = .follows(names.name(of: report.node, in: layout.tree))
      }
    }
    for part in moved where doubts[part.node] == nil { doubts[part.node] = .contradictsNothing }
  }

  /// The frame numbers that differ from the recorded ones, of views that may be misplaced.
  ///
  /// The reasons for doubt about other views are added to `doubts`.
  private func movedParts(
    _ doubts: inout [NodeID: Doubt], _ facts: inout LayoutFacts
  ) throws(LayoutError) -> [FramePartID] {
    var certain: [FramePartID] = []
    for (position, view) in solved.views.enumerated() where isOff(view) {
      let node = layout.viewNodes[position]
      if layout.isHidden(position), !layout.isMarked(position) {
        doubts[node] = .hidden
        continue
      }
      let count = certain.count
      var doubt = Doubt.rounding
      for part in offParts(position) {
        if let reason = try self.doubt(about: part, &facts) { doubt = reason } else { certain.append(part) }
      }
      if certain.count == count { doubts[node] = doubt }
    }
    return certain
  }

  /// The frame numbers of a view that differ from the recorded ones by more than half a point.
  private func offParts(_ position: Int) -> [FramePartID] {
    let node = layout.viewNodes[position]
    guard let frame = layout.tree.frame(of: node) else { return [] }
    let recorded = layout.givenFrames[position]
    var parts: [FramePartID] = []
    for axis in Axis.allCases {
      if abs(frame.origin[axis] - recorded.origin[axis]) > 0.5 {
        parts.append(FramePartID(node: node, part: axis == .horizontal ? .x : .y))
      }
      if abs(frame.size[axis] - recorded.size[axis]) > 0.5 {
        parts.append(FramePartID(node: node, part: axis == .horizontal ? .width : .height))
      }
    }
    return parts
  }

  /// The reason why a differing number proves nothing; nil where it may prove something.
  private func doubt(
    about part: FramePartID, _ facts: inout LayoutFacts
  ) throws(LayoutError) -> Doubt? {
    if conflicts.nodes.contains(part.node) { return .conflict }
    if isEmpty(part) { return .empty }
    if facts.contains(part, undecidedNumbers(&facts)) { return .conflict }
    // If nobody can know a content's size, the view's extent proves nothing; its place may.
    guard part.part.isExtent, let position = views[part.node], !layout.isContentCertain(ofView: position)
    else { return nil }
    let content = layout.tree.contentRows(of: part.node)
    return try facts.influences(on: part, among: content).isEmpty ? nil : .content
  }

  /// Whether a view was recorded without extent along a number's axis, and not marked as misplaced.
  private func isEmpty(_ part: FramePartID) -> Bool {
    guard let position = views[part.node], layout.document.platform != .macOS else { return false }
    return layout.givenFrames[position].size[part.part.axis] == 0 && !layout.isMarked(position)
  }

  /// What depends on the constraints of conflicts, and on sizes that Interface Builder gave up for them.
  private func undecidedNumbers(_ facts: inout LayoutFacts) -> InfluencedNumbers {
    if let undecided { return undecided }
    var rows: [RowSource] = []
    for row in conflicts.rows {
      switch row {
      case .constraint, .generated(_, .encapsulatedSize, .width), .generated(_, .encapsulatedSize, .height):
        rows.append(row)
      case .generated: break
      }
    }
    for (position, node) in layout.viewNodes.enumerated() where layout.isMarked(position) {
      rows += layout.tree.generatedRows(of: node, by: [.encapsulatedSize])
    }
    let numbers = facts.numbers(influencedBy: rows)
    undecided = numbers
    return numbers
  }

  /// Whether a view's frame differs from the recorded one, and the constraints decide the frame.
  private func isOff(_ view: SolvedView) -> Bool {
    guard layout.isAsRecorded, view.free.isEmpty, let recorded = view.recorded else { return false }
    return view.isMisplaced ?? (view.frame.edgeDistance(to: recorded) > 0.5)
  }
}
