import PlumbAutoLayout
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics

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
      var known = KnownDiagnoses(scene, resolved[position], in: document)
      for (place, layouts) in layouts.enumerated() {
        let diagnosis = try known.diagnosis(layouts) { () throws(LayoutError) in
          if let doubts { return doubts }
          let found = try document.doubts(only: only, resolved)
          doubts = found
          return found
        }
        try body(place, diagnosis)
      }
    }
  }
}

/// The diagnoses of a scene in the environments that were asked for so far.
private struct KnownDiagnoses {
  private struct Known {
    let environment: Environment
    let likeness: LayoutLikeness
    let diagnosis: SceneDiagnosis
  }

  private let document: InterfaceDocument
  private var variants: SceneVariants
  private var known: [Known] = []
  /// Whoever is told of a conflict in several environments is told of repairs in the first.
  private var repaired: Set<String> = []

  /// - Parameter own: The scene under the document's own traits.
  init(_ scene: SceneElement, _ own: ResolvedScene, in document: InterfaceDocument) {
    self.document = document
    variants = SceneVariants(scene, own)
  }

  /// The diagnosis in an environment: that of an earlier one where the scene is laid out alike.
  ///
  /// - Parameter doubts: What is not believed of the document away from its own surroundings.
  mutating func diagnosis(
    _ layouts: SceneLayouts, doubts: () throws(LayoutError) -> Doubts
  ) throws(LayoutError) -> SceneDiagnosis {
    let (variant, scene) = variants.scene(layouts)
    let environment = layouts.heededEnvironment(of: scene, sharing: &variants.contents[variant])
    for known in known where known.environment == environment { return known.diagnosis }
    var layout = try layouts.unsolvedLayout(of: scene, sharing: &variants.contents[variant])
    var likeness = LayoutLikeness(layout, variant)
    for known in known where known.likeness.comesFromSame(as: likeness) { return known.diagnosis }
    try layout.layout()
    likeness.addFrames(of: layout)
    for known in known where known.likeness.comesToSame(as: likeness) { return known.diagnosis }
    var facts = SceneFacts(layout, names: variants.names(of: variant, in: document))
    let judgement = try SceneJudgement(
      &facts, doubts: layout.isAsRecorded ? .none : doubts(), repaired: repaired)
    for conflict in judgement.conflicts { repaired.insert(facts.rowNames().name(of: conflict.broken)) }
    let diagnosis = try SceneDiagnosis(judgement, &facts)
    known.append(Known(environment: environment, likeness: likeness, diagnosis: diagnosis))
    return diagnosis
  }
}

/// A scene under the traits that were asked for so far.
private struct SceneVariants {
  private let scene: SceneElement
  private var variants: [(environment: Environment, scene: ResolvedScene)]
  private var names: [SceneNames?] = [nil]
  /// What was found of each variant.
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

  /// The names of a variant's views and guides.
  mutating func names(of variant: Int, in document: InterfaceDocument) -> SceneNames {
    if let known = names[variant] { return known }
    let found = SceneNames(variants[variant].scene, in: document)
    names[variant] = found
    return found
  }
}
