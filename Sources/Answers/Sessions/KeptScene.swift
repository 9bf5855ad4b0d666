import PlumbAutoLayout
import PlumbInterfaceBuilder
import PlumbSceneDiagnostics

/// What is known of one scene: its layout with all that is changed of it, and what was concluded from that.
struct KeptScene: Sendable {
  /// The scene as the document has it.
  private let written: ResolvedScene
  /// Whether the layout was solved from the beginning, and not by changes to another one.
  private var isMadeAnew = false
  /// What the layout was made with; nil as long as there is none.
  private var made: SceneChanges?
  private var kept: SceneLayout?
  /// What was found out about the layout; nil as long as nobody asked.
  private var knownFacts: SceneFacts?
  var judgement: SceneJudgement?
  var diagnosis: SceneDiagnosis?
  /// What of the scene is not to be believed elsewhere; nil as long as nobody asked.
  var doubts: Doubts?

  init(_ written: ResolvedScene) { self.written = written }

  /// - Precondition: The scene was brought up to date.
  var layout: SceneLayout {
    guard let kept else { preconditionFailure("the scene is laid out") }
    return kept
  }

  /// What is known of the layout.
  ///
  /// - Precondition: The scene was brought up to date.
  var facts: SceneFacts {
    get { knownFacts ?? SceneFacts(layout) }
    set { knownFacts = newValue }
  }

  /// Brings the layout to what is changed: by solving what that touches where it can, and from the beginning where not.
  ///
  /// - Parameter anew: Whether it is to be solved from the beginning in any case. Where several constraints give the same
  ///   number, which of them counts as its reason depends on what was solved before: frames do not, explanations do.
  mutating func bringUpToDate(
    _ changes: SceneChanges, _ layouts: SceneLayouts, anew: Bool
  ) throws(LayoutError) {
    guard made != changes || anew && !isMadeAnew else { return }
    let scene = layouts.apply(changes, to: written)
    let old = made
    made = nil
    knownFacts = nil
    judgement = nil
    diagnosis = nil
    doubts = nil
    isMadeAnew = false
    if !anew, old?.frames == changes.frames, try kept?.change(to: scene) == true {
      made = changes
      return
    }
    kept = nil
    kept = try layouts.layout(of: scene)
    isMadeAnew = true
    made = changes
  }
}
