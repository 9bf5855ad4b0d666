import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics

/// The conflicts, ambiguities and misplacements of a scene, and the doubts about them.
///
/// Tables, findings and pictures all show this judgement; nothing else judges.
///
/// Two terms recur in this module. The document's *own surroundings* are those that it was saved in
/// (`SceneLayout.isAsRecorded`). Interface Builder *marks* a view whose frame it found misplaced
/// (`misplaced="YES"`).
package final class SceneJudgement: Sendable {
  package let layout: SceneLayout
  /// The conflicts, in the order of `solved.conflicts`, doubtful ones included.
  package let found: [LayoutConflict]
  /// The solution in the document's terms, before any of it is doubted.
  package let solved: SolvedScene
  /// The wording of the scene's rows.
  package let words: ConstraintWords
  package let conflicts: [ConflictReport]
  package let ambiguities: [AmbiguityReport]
  /// The wording of the rows of ambiguities.
  ///
  /// These rows are those of a layout in which contents keep their own sizes, which constraints do not
  /// stretch.
  package let ambiguityWords: ConstraintWords
  package let misplacements: [MisplacementReport]
  /// The verdict on each view about which there is anything to say, by the view's position.
  package let verdicts: [Int: ViewVerdict]
  /// The doubt about each doubtful conflict, by the name of the row that the conflict breaks.
  package let conflictDoubts: [String: Doubt]
  /// The conflicts about which there is doubt.
  package let doubtedConflicts: [ConflictReport]
  let views: [NodeID: Int]
  let conflictSearch: SceneConflicts

  /// Judges a solved scene.
  ///
  /// - Parameters:
  ///   - facts: The facts about the scene.
  ///   - doubts: The union of `doubts(about:)` over the document's scenes in their own surroundings.
  ///   - repaired: The names of rows for whose conflicts nobody asks for repairs.
  /// - Complexity: Next to nothing for a scene without trouble; a few solutions of a copy for each trouble.
  package init(
    _ facts: inout SceneFacts, doubts: Doubts = .none, repaired: Set<String> = []
  ) throws(LayoutError) {
    let layout = facts.layout
    self.layout = layout
    let views = facts.views()
    self.views = views
    let names = facts.names().layoutNames(of: layout)
    let words = ConstraintWords(layout.tree, names)
    self.words = words
    let found = try SceneConflicts(&facts, words, doubts: doubts, repaired: repaired)
    conflictSearch = found
    var conflictDoubts: [String: Doubt] = [:]
    var doubtedConflicts: [ConflictReport] = []
    for (report, doubt) in found.uncertain {
      conflictDoubts[facts.rowNames().name(of: report.broken)] = doubt
      doubtedConflicts.append(report)
    }
    var conflicts: [ConflictReport] = []
    for report in found.certain {
      let key = facts.rowNames().name(of: report.broken)
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
    let open = try SceneAmbiguities.search(&facts, names, conflicting: found.nodes.union(found.rounded))
    let ambiguous: Ambiguous = try open?.judged() ?? (reports: [], doubts: [:])
    ambiguities = ambiguous.reports
    ambiguityWords = open?.words ?? words
    let solved = try layout.solved(&facts.tree)
    self.solved = solved
    self.found = try facts.tree.conflicts()
    let misplaced = try SceneMisplacements(&facts, solved, names, conflicts: found).judged(&facts)
    misplacements = misplaced.reports
    var verdicts: [Int: ViewVerdict] = [:]
    for (position, view) in solved.views.enumerated() {
      let doubt = ambiguous.doubts[layout.viewNodes[position]]
      if doubt != nil || !view.free.isEmpty {
        verdicts[position] = .doubtfullyAmbiguous(doubt ?? .openContent)
      }
    }
    // Embedded Swift has no `merge`.
    for (position, off) in Self.verdicts(misplaced, views) where off.doubt == nil || verdicts[position] == nil
    {
      verdicts[position] = off
    }
    for (position, open) in Self.verdicts(ambiguous, views) { verdicts[position] = open }
    self.verdicts = verdicts
  }

  typealias Ambiguous = (reports: [AmbiguityReport], doubts: [NodeID: Doubt])
  typealias Misplaced = (reports: [MisplacementReport], doubts: [NodeID: Doubt])

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

  /// The doubts about a scene, which hold in other surroundings too.
  ///
  /// - Precondition: The scene is solved in its document's own surroundings.
  package static func doubts(about layout: SceneLayout) throws(LayoutError) -> Doubts {
    var facts = SceneFacts(layout)
    var doubts = Doubts.none
    for conflict in try SceneConflicts.uncertain(&facts) {
      doubts.rows[facts.rowNames().name(of: conflict.broken)] = conflict.gap ?? .infinity
    }
    for root in layout.tree.rootNodes {
      for edge in try facts.evidence(under: root).uncorroboratedEdges(under: root) {
        doubts.edges.insert(facts.rowNames().name(of: edge))
      }
    }
    return doubts
  }
}

extension SceneJudgement {
  /// The position of the view in `layout.scene.views`; nil for guides.
  package func view(of node: NodeID) -> Int? { views[node] }

  /// The number of views and conflicts about which there is doubt.
  package var doubtCount: Int { verdicts.values.count { $0.doubt != nil } + conflictDoubts.count }
}
