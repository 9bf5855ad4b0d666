import PlumbAutoLayout
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbTextMetrics

/// Diagnoses the scenes of a document in several environments. What these share is found out once: what is installed, what is
/// not believed of the document, and what a scene's layout has wrong where it is the same in several of them.
package struct SharedDiagnoses {
  private let document: InterfaceDocument
  private let layouts: [SceneLayouts]
  /// As `InterfaceDocument.resolve()` gives them.
  private let resolved: [ResolvedScene]

  /// - Parameter resolved: What `InterfaceDocument.resolve()` gives.
  package init(
    _ document: InterfaceDocument, in environments: [Environment], resolved: [ResolvedScene]
  ) throws(LayoutError) {
    self.document = document
    self.resolved = resolved
    layouts = try SceneLayouts.all(of: document, in: environments)
  }

  /// Calls a function with the diagnosis of each scene in each environment, and the environment's place; of one scene, in the
  /// order of the environments.
  ///
  /// Of a conflict that several environments have, the first has the repairs. Where two environments lay a scene out alike, the
  /// diagnosis of the first is passed for both, and names the first.
  ///
  /// - Parameter only: The id of the one scene to diagnose; nil diagnoses all.
  /// - Complexity: A layout of each scene for each environment, and a diagnosis of each of these that is like no other.
  package func forEach(
    only: String?, _ body: (Int, SceneDiagnosis) throws(LayoutError) -> Void
  ) throws(LayoutError) {
    var doubts: Doubts?
    for (position, scene) in document.scenes.enumerated() where only == nil || scene.id == only {
      var variants = SceneVariants(scene, resolved[position])
      var known: [KnownDiagnosis] = []
      // Whoever is told of a conflict in several environments is told of repairs in the first.
      var repaired: Set<String> = []
      for (place, layouts) in layouts.enumerated() {
        let (variant, written) = variants.scene(layouts)
        let heeded = variants.heeded(layouts, variant)
        if let found = known.first(where: { $0.environment == heeded }) {
          try body(place, found.diagnosis)
          continue
        }
        var layout = try layouts.unsolvedLayout(of: written, sharing: &variants.contents[variant])
        // Recorded frames have a say in the document's own surroundings.
        var alike = layout.isAsRecorded ? nil : LayoutLikeness(layout, variant)
        if let alike, let found = known.first(where: { $0.likeness?.comesFromSame(as: alike) ?? false }) {
          try body(place, found.diagnosis)
          continue
        }
        try layout.layout()
        alike?.solve(layout)
        if let alike, let found = known.first(where: { $0.likeness?.comesToSame(as: alike) ?? false }) {
          try body(place, found.diagnosis)
          continue
        }
        if !layout.isAsRecorded, doubts == nil { doubts = try document.doubts(only: only, resolved) }
        var facts = SceneFacts(layout, names: variants.names(of: variant, in: document))
        let judgement = try SceneJudgement(
          &facts, doubts: layout.isAsRecorded ? .none : doubts ?? .none, repaired: repaired)
        for conflict in judgement.conflicts { repaired.insert(facts.rowNames().name(of: conflict.broken)) }
        let diagnosis = try SceneDiagnosis(judgement, &facts)
        if self.layouts.count > 1 {
          known.append(KnownDiagnosis(environment: heeded, likeness: alike, diagnosis: diagnosis))
        }
        try body(place, diagnosis)
      }
    }
  }
}

/// A scene under the traits that were asked for so far.
private struct SceneVariants {
  private let scene: SceneElement
  private var variants: [(environment: Environment, scene: ResolvedScene)]
  private var names: [SceneNames?] = [nil]
  private var texts: [(variant: Int, asked: TextSettings, heeded: TextSettings)] = []
  /// What was measured of each variant.
  var contents = [SharedContents()]

  /// - Parameter own: The scene under the document's own traits.
  init(_ scene: SceneElement, _ own: ResolvedScene) {
    self.scene = scene
    variants = [(Environment(), own)]
  }

  /// The scene as an environment has it, and which of the variants that is.
  mutating func scene(_ layouts: SceneLayouts) -> (variant: Int, scene: ResolvedScene) {
    let known = variants.firstIndex {
      layouts.document.hasSameTraits($0.environment, layouts.environment)
    }
    if let known { return (known, variants[known].scene) }
    variants.append((layouts.environment, layouts.resolve(scene)))
    names.append(nil)
    contents.append(SharedContents())
    return (variants.count - 1, variants[variants.count - 1].scene)
  }

  /// The environment without text settings that change nothing of the scene.
  mutating func heeded(_ layouts: SceneLayouts, _ variant: Int) -> Environment {
    var environment = layouts.environment
    let asked = environment.texts
    if let known = texts.first(where: { $0.variant == variant && $0.asked == asked }) {
      environment.texts = known.heeded
    } else {
      environment.texts = layouts.textSettings(of: variants[variant].scene)
      texts.append((variant, asked, environment.texts))
    }
    return environment
  }

  /// The names of a variant's views and guides.
  mutating func names(of variant: Int, in document: InterfaceDocument) -> SceneNames {
    if let known = names[variant] { return known }
    let found = SceneNames(variants[variant].scene, in: document)
    names[variant] = found
    return found
  }
}

private struct KnownDiagnosis {
  let environment: Environment
  /// Nil in the document's own surroundings.
  let likeness: LayoutLikeness?
  let diagnosis: SceneDiagnosis
}
