import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbSceneDiagnostics

/// What is known of a document's scenes in one environment.
struct KeptScenes: Sendable {
  @Boxed private var layouts: SceneLayouts
  private var scenes: [KeptScene?]
  /// The layouts in the document's own surroundings, which doubts come from.
  @Boxed private var own: SceneLayouts? = nil
  /// What is changed of the document.
  var changes: SceneChanges

  init(
    _ document: InterfaceDocument, _ environment: Environment, _ changes: SceneChanges
  ) throws(LayoutError) {
    layouts = try SceneLayouts(of: document, in: environment)
    scenes = Array(repeating: nil, count: document.scenes.count)
    self.changes = changes
  }

  /// Gives main roots another size.
  mutating func resize(to size: Size?) { layouts = layouts.resized(to: size) }

  mutating func layout(ofScene position: Int) throws(LayoutError) -> SceneLayout {
    try bringUpToDate(position, anew: true)
    guard let scene = scenes[position] else { preconditionFailure("the scene is kept") }
    return scene.layout
  }

  /// The scene as the document has it in the environment; nil as long as it was not laid out.
  func resolved(_ position: Int) -> ResolvedScene? { scenes[position]?.written }

  mutating func frames(ofScene position: Int) throws(LayoutError) -> [PlacedView] {
    try bringUpToDate(position, anew: false)
    return scenes[position]?.frames() ?? []
  }

  mutating func changedFrames(ofScene position: Int) throws(LayoutError) -> [PlacedView] {
    try bringUpToDate(position, anew: false)
    return scenes[position]?.changedFrames() ?? []
  }

  mutating func judgement(ofScene position: Int) throws(LayoutError) -> SceneJudgement {
    try bringUpToDate(position, anew: true)
    if let judgement = scenes[position]?.judgement { return judgement }
    var facts = try facts(ofScene: position)
    let doubts = facts.layout.isAsRecorded ? Doubts.none : try doubts(aboutScene: position)
    let judgement = try SceneJudgement(&facts, doubts: doubts)
    scenes[position]?.judgement = judgement
    keep(facts, ofScene: position)
    return judgement
  }

  mutating func diagnosis(ofScene position: Int) throws(LayoutError) -> SceneDiagnosis {
    let judgement = try judgement(ofScene: position)
    if let diagnosis = scenes[position]?.diagnosis { return diagnosis }
    var facts = try facts(ofScene: position)
    let diagnosis = try SceneDiagnosis(judgement, &facts)
    scenes[position]?.diagnosis = diagnosis
    keep(facts, ofScene: position)
    return diagnosis
  }

  /// What is known of a scene that is laid out from the beginning.
  mutating func facts(ofScene position: Int) throws(LayoutError) -> SceneFacts {
    try bringUpToDate(position, anew: true)
    guard let scene = scenes[position] else { preconditionFailure("the scene is kept") }
    return scene.facts
  }

  /// Keeps what was found out about a scene since `facts(ofScene:)` was asked for.
  mutating func keep(_ facts: SceneFacts, ofScene position: Int) { scenes[position]?.facts = facts }

  private mutating func bringUpToDate(_ position: Int, anew: Bool) throws(LayoutError) {
    // Taken out, so that nobody else holds the tree while it changes.
    var current =
      scenes[position].take() ?? KeptScene(layouts.resolve(layouts.document.scenes[position]))
    try current.bringUpToDate(changes, layouts, anew: anew)
    scenes[position] = current
  }

  private mutating func doubts(aboutScene position: Int) throws(LayoutError) -> Doubts {
    if let scene = scenes[position], let doubts = scene.doubts { return doubts }
    if own == nil { own = try SceneLayouts(of: layouts.document) }
    guard let own else { return .none }
    let found = try SceneJudgement.doubts(
      about: own.layout(of: layouts.document.scenes[position], with: changes))
    scenes[position]?.doubts = found
    return found
  }
}
