import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics

/// What is conflicting, ambiguous or misplaced in a scene, and where there is doubt about that: the one place where it is
/// judged, for tables, findings and pictures.
package struct SceneJudgement: Sendable {
  package let layout: SceneLayout
  /// The solution in the document's terms, before anything of it is doubted.
  package let solved: SolvedScene
  /// Says in words what the scene's rows demand.
  package let words: ConstraintWords
  package let conflicts: [ConflictReport]
  package let ambiguities: [AmbiguityReport]
  /// Says in words what the rows of ambiguities demand: contents have sizes of their own there, not what
  /// constraints stretched them to.
  package let ambiguityWords: ConstraintWords
  package let misplacements: [MisplacementReport]
  /// By positions of views, of those of which there is anything to say.
  package let verdicts: [Int: ViewVerdict]
  /// By the ids of the constraints that conflicts break.
  package let conflictDoubts: [String: ConflictDoubt]
  /// The conflicts of which there is doubt.
  package let doubtedConflicts: [ConflictReport]
  /// The view of each node that is one.
  let views: [NodeID: Int]
  let conflictSearch: SceneConflicts

  /// Judges a scene that was laid out.
  ///
  /// - Parameter doubts: What `doubts(about:)` says of the scenes in their document's own surroundings.
  /// - Complexity: Next to nothing for a scene without trouble; a few solutions of a copy for each trouble.
  package init(_ layout: SceneLayout, doubts: Doubts = .none) throws(LayoutError) {
    self.layout = layout
    let views = Self.views(of: layout)
    self.views = views
    let names = SceneNames(layout.scene, in: layout.document).layoutNames(of: layout)
    let words = ConstraintWords(layout.tree, names)
    self.words = words
    let found = try SceneConflicts(layout, words, views: views, doubts: doubts)
    conflictSearch = found
    var conflictDoubts: [String: ConflictDoubt] = [:]
    var doubtedConflicts: [ConflictReport] = []
    for (report, doubt) in found.uncertain {
      conflictDoubts[layout.key(of: report.broken)] = doubt
      doubtedConflicts.append(report)
    }
    var conflicts: [ConflictReport] = []
    for report in found.certain {
      let key = layout.key(of: report.broken)
      if doubts.cover(key, gap: report.gap) {
        conflictDoubts[key] = .elsewhere
        doubtedConflicts.append(report)
      } else {
        conflicts.append(report)
      }
    }
    self.conflicts = conflicts
    self.conflictDoubts = conflictDoubts
    self.doubtedConflicts = doubtedConflicts
    let open = try SceneAmbiguities(layout, names, views: views, conflicting: found.nodes(in: layout.tree))
    let ambiguous: Ambiguous = try open?.judged() ?? (reports: [], doubts: [:])
    ambiguities = ambiguous.reports
    ambiguityWords = open?.words ?? words
    let solved = try layout.solved()
    self.solved = solved
    let misplaced = try SceneMisplacements(layout, solved, names, views: views, conflicts: found).judged()
    misplacements = misplaced.reports
    var verdicts: [Int: ViewVerdict] = [:]
    for (position, view) in solved.views.enumerated() {
      let doubt = ambiguous.doubts[layout.viewNodes[position]]
      if doubt != nil || !view.free.isEmpty { verdicts[position] = .doubtfullyAmbiguous(doubt ?? .content) }
    }
    // By hand, because Embedded Swift has no `merge`.
    for (position, off) in Self.verdicts(misplaced, views) where off.doubt == nil || verdicts[position] == nil
    {
      verdicts[position] = off
    }
    for (position, open) in Self.verdicts(ambiguous, views) { verdicts[position] = open }
    self.verdicts = verdicts
  }

  typealias Ambiguous = (reports: [AmbiguityReport], doubts: [NodeID: AmbiguityDoubt])
  typealias Misplaced = (reports: [MisplacementReport], doubts: [NodeID: FrameDoubt])

  private static func verdicts(_ ambiguous: Ambiguous, _ views: [NodeID: Int]) -> [Int: ViewVerdict] {
    var verdicts: [Int: ViewVerdict] = [:]
    for report in ambiguous.reports {
      for follower in report.followers {
        if let view = views[follower] { verdicts[view] = .ambiguousWith(view: views[report.node]) }
      }
    }
    for report in ambiguous.reports { if let view = views[report.node] { verdicts[view] = .ambiguous } }
    return verdicts
  }

  private static func verdicts(_ misplaced: Misplaced, _ views: [NodeID: Int]) -> [Int: ViewVerdict] {
    var verdicts: [Int: ViewVerdict] = [:]
    for (node, doubt) in misplaced.doubts {
      if let view = views[node] { verdicts[view] = .doubtfullyOff(doubt) }
    }
    for report in misplaced.reports {
      guard let leader = views[report.node] else { continue }
      for follower in report.followers {
        if let view = views[follower] { verdicts[view] = .follows(view: leader) }
      }
    }
    for report in misplaced.reports { if let view = views[report.node] { verdicts[view] = .misplaced } }
    return verdicts
  }

  static func views(of layout: SceneLayout) -> [NodeID: Int] {
    var views: [NodeID: Int] = [:]
    for (position, node) in layout.viewNodes.enumerated() { views[node] = position }
    return views
  }

  /// What of a scene is not to be believed elsewhere.
  ///
  /// - Precondition: The scene is laid out in its document's own surroundings.
  package static func doubts(about layout: SceneLayout) throws(LayoutError) -> Doubts {
    let words = ConstraintWords(layout.tree, LayoutNames([:]))
    let views = views(of: layout)
    let conflicts = try SceneConflicts(layout, words, views: views, doubts: .none)
    var doubts = Doubts.none
    for (report, _) in conflicts.uncertain {
      doubts.rows[layout.key(of: report.broken)] = report.gap ?? .infinity
    }
    for root in layout.tree.rootNodes {
      let violations = try layout.tree.violations(under: root, placing: layout.recordedFrames)
      doubts.edges.formUnion(
        FrameEvidence(layout, views: views, violations: violations).uncorroboratedEdges(under: root))
    }
    return doubts
  }
}
