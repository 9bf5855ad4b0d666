import PlumbAppleFacts
import PlumbFindings
import PlumbInterfaceBuilder
import PlumbSceneDiagnostics

/// What a check of a document passed over because Plumb may be wrong about it, and what of the surroundings that were asked
/// for it did not check: no findings are no proof as long as there is any.
package struct Omissions: Hashable, Sendable {
  /// Views whose frames differ from the recorded ones, in doubt.
  package var misplaced = 0
  /// Views that are open, in doubt.
  package var ambiguous = 0
  /// Conflicts, in doubt.
  package var conflicts = 0
  /// Whether other screens were asked for, and the document has the size of none of them in any scene.
  package var keepsSize = false
  /// Why the document is not laid out for the device that it names, as a sentence.
  package var unknownDevice: String?

  /// Views that are open, and that the document asks not to verify (`verifyAmbiguity`).
  package var unverified = 0
  /// What notes in the document have passed over.
  package var suppressed: [Finding] = []

  package init() {}

  /// How much there is doubt about.
  package var doubts: Int { misplaced + ambiguous + conflicts }
}

/// Counts what is passed over in several surroundings, each view and each conflict once.
struct OmissionCount {
  private let rules: Set<String>
  private var misplaced: Set<String> = []
  private var ambiguous: Set<String> = []
  private var conflicts: Set<String> = []
  private var unverified: Set<String> = []
  private var roots = (keeping: 0, following: 0)

  /// - Parameter rules: The names of the rules that count: what nobody looks for is not passed over.
  init(_ rules: [Rule]) { self.rules = Set(rules.map { $0.name }) }

  mutating func add(_ judgement: SceneJudgement) {
    let scene = judgement.layout.scene
    let name = (scene.id ?? "") + "/"
    for (position, verdict) in judgement.verdicts {
      switch verdict {
      case .doubtfullyOff where rules.contains(Rule.misplacedView.name):
        misplaced.insert(name + scene.views[position].id)
      case .doubtfullyAmbiguous where rules.contains(Rule.ambiguousLayout.name):
        let view = scene.views[position]
        let isAsked =
          view.attributes.verifyAmbiguity == "off" || view.attributes.verifyAmbiguity == "ignoreSizes"
        if isAsked { unverified.insert(name + view.id) } else { ambiguous.insert(name + view.id) }
      default: break
      }
    }
    if rules.contains(Rule.conflictingConstraints.name) {
      for broken in judgement.conflictDoubts.keys { conflicts.insert(name + broken) }
    }
    roots.keeping += judgement.layout.rootsKeepingSize.count
    if judgement.layout.followsScreen { roots.following += 1 }
  }

  var omissions: Omissions {
    var omissions = Omissions()
    omissions.misplaced = misplaced.count
    omissions.ambiguous = ambiguous.count
    omissions.conflicts = conflicts.count
    omissions.unverified = unverified.count
    omissions.keepsSize = roots.keeping > 0 && roots.following == 0
    return omissions
  }
}
