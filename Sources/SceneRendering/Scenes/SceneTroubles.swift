import PlumbAutoLayout
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbSceneDiagnostics

/// What is wrong with a scene, by the positions of its views and constraints: the same as `plumb lint` finds, so that a
/// picture shows no trouble whose only cause is something that Plumb cannot know.
struct SceneTroubles {
  /// What is open of views where the trouble is best settled.
  private(set) var open: [Int: FrameFreedom] = [:]
  /// Views that are misplaced by themselves.
  private(set) var misplaced: Set<Int> = []
  /// Views that are off only because a misplaced one is.
  private(set) var following: Set<Int> = []
  /// Constraints that cannot hold together.
  private(set) var conflicting: Set<Int> = []
  /// A view of each conflict.
  private(set) var conflictViews: [Int] = []
  /// Why it is doubtful whether a view is misplaced or ambiguous, as half a sentence.
  private(set) var doubts: [Int: String] = [:]
  /// A view of each conflict of which there is doubt.
  private(set) var doubtedConflictViews: [Int] = []

  init(_ diagnosis: SceneDiagnosis) {
    let layout = diagnosis.layout
    for report in diagnosis.ambiguities {
      guard let view = diagnosis.view(of: report.node) else { continue }
      for opening in report.openings { open[view, default: []].formUnion(opening.part.freedom) }
    }
    for report in diagnosis.misplacements {
      if let view = diagnosis.view(of: report.node) { misplaced.insert(view) }
      for follower in report.followers {
        if let view = diagnosis.view(of: follower) { following.insert(view) }
      }
    }
    following.subtract(misplaced)
    for report in diagnosis.conflicts {
      if let view = diagnosis.aView(of: report) { conflictViews.append(view) }
      for row in report.rows + report.alsoBroken {
        guard case .constraint(let id) = row, let origin = layout.tree.constraint(id)?.origin,
          origin.kind == .document
        else { continue }
        conflicting.insert(Int(origin.reference))
      }
    }
    for (view, verdict) in diagnosis.judgement.verdicts { doubts[view] = verdict.doubt }
    doubtedConflictViews = diagnosis.judgement.doubtedConflicts.compactMap { diagnosis.aView(of: $0) }
  }

  /// Whether a view is not where the document records it.
  func isOff(_ position: Int) -> Bool {
    switch trouble(ofView: position) {
    case .misplaced, .following: true
    case .open, .doubtful, nil: false
    }
  }

  func trouble(ofView position: Int) -> LayoutTrouble? {
    if let free = open[position] { return .open(free) }
    if misplaced.contains(position) { return .misplaced }
    if following.contains(position) { return .following }
    return doubts[position].map { .doubtful($0) }
  }
}

/// What is wrong with a view.
enum LayoutTrouble {
  case open(FrameFreedom)
  case misplaced
  /// Off only because another view is misplaced.
  case following
  /// Perhaps off or open; why there is doubt, as half a sentence.
  case doubtful(String)
}

extension SceneDiagnosis {
  /// A view that a broken constraint is about.
  fileprivate func aView(of report: ConflictReport) -> Int? {
    layout.tree.nodes(of: report.broken).lazy.compactMap { self.view(of: $0) }.first
  }
}
