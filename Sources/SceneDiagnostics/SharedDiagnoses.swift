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
  /// Of a conflict that several environments have, the first has the repairs. Where two environments lay a scene out alike, the diagnosis of the first is passed for both, and names the first.
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
        let layout = try layouts.layout(of: written, sharing: &variants.contents[variant])
        if !layout.isAsRecorded, doubts == nil { doubts = try document.doubts(only: only, resolved) }
        let alike = !layout.isAsRecorded ? LayoutLikeness(layout, variant) : nil
        if let alike, let found = known.first(where: { $0.likeness == alike }) {
          try body(place, found.diagnosis)
          continue
        }
        var facts = SceneFacts(layout, names: variants.names(of: variant, in: document))
        let judgement = try SceneJudgement(
          &facts, doubts: layout.isAsRecorded ? .none : doubts ?? .none, repaired: repaired)
        for conflict in judgement.conflicts { repaired.insert(facts.rowNames().name(of: conflict.broken)) }
        let diagnosis = try SceneDiagnosis(judgement, &facts)
        if let alike, self.layouts.count > 1 {
          known.append(KnownDiagnosis(likeness: alike, diagnosis: diagnosis))
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

  /// The names of a variant's views and guides.
  mutating func names(of variant: Int, in document: InterfaceDocument) -> SceneNames {
    if let known = names[variant] { return known }
    let found = SceneNames(variants[variant].scene, in: document)
    names[variant] = found
    return found
  }
}

private struct KnownDiagnosis {
  let likeness: LayoutLikeness
  let diagnosis: SceneDiagnosis
}
