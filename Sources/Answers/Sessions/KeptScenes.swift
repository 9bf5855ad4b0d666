import AutoLayout
import InterfaceBuilder
import SceneDiagnostics

/// What is known of a document's scenes in one environment.
struct KeptScenes: Sendable {
  private let layouts: SceneLayouts
  private var solved: [SceneLayout?]
  private var judgements: [SceneJudgement?]
  /// What of each scene is not to be believed elsewhere; nil as long as nobody asked.
  private var doubts: [Doubts?]
  /// The layouts in the document's own surroundings, which doubts come from.
  private var own: SceneLayouts?

  init(_ document: InterfaceDocument, _ environment: Environment) throws(LayoutError) {
    layouts = try SceneLayouts(of: document, in: environment)
    solved = Array(repeating: nil, count: document.scenes.count)
    judgements = Array(repeating: nil, count: document.scenes.count)
    doubts = Array(repeating: nil, count: document.scenes.count)
  }

  mutating func layout(ofScene position: Int) throws(LayoutError) -> SceneLayout {
    if let layout = solved[position] { return layout }
    let layout = try layouts.layout(of: layouts.document.scenes[position])
    solved[position] = layout
    return layout
  }

  mutating func judgement(ofScene position: Int) throws(LayoutError) -> SceneJudgement {
    if let judgement = judgements[position] { return judgement }
    let layout = try layout(ofScene: position)
    let doubts = layout.isAsRecorded ? Doubts.none : try doubts(aboutScene: position)
    let judgement = try SceneJudgement(layout, doubts: doubts)
    judgements[position] = judgement
    return judgement
  }

  private mutating func doubts(aboutScene position: Int) throws(LayoutError) -> Doubts {
    if let doubts = doubts[position] { return doubts }
    if own == nil { own = try SceneLayouts(of: layouts.document) }
    guard let own else { return .none }
    let found = try SceneJudgement.doubts(about: own.layout(of: layouts.document.scenes[position]))
    doubts[position] = found
    return found
  }
}
