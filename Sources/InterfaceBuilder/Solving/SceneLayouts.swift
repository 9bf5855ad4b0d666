import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbTextMetrics

/// Lays out the scenes of a document in one environment, one at a time: what all of them share is found out once.
package struct SceneLayouts: Sendable {
  package let document: InterfaceDocument
  package private(set) var environment: Environment
  private let embedding: ControllerEmbedding
  private let traits: Traits
  private let generation: DesktopGeneration?

  /// - Complexity: Linear in the elements; for documents of macOS whose design of controls is open that of some layouts.
  package init(
    of document: InterfaceDocument, in environment: Environment = Environment()
  ) throws(LayoutError) {
    try self.init(of: document, in: environment, ControllerEmbedding(document))
  }

  private init(
    of document: InterfaceDocument, in environment: Environment, _ embedding: ControllerEmbedding
  ) throws(LayoutError) {
    self.document = document
    self.environment = environment
    self.embedding = embedding
    traits = document.traits(in: environment)
    generation = try document.fittingGeneration(in: environment, embedding)
  }

  /// The same for each of several environments; the bars around controllers are looked for once.
  package static func all(
    of document: InterfaceDocument, in environments: [Environment]
  ) throws(LayoutError) -> [SceneLayouts] {
    let embedding = ControllerEmbedding(document)
    var layouts: [SceneLayouts] = []
    for environment in environments {
      layouts.append(try SceneLayouts(of: document, in: environment, embedding))
    }
    return layouts
  }

  /// The same for a main root of another size, on which nothing depends that all scenes share.
  package func resized(to size: Size?) -> SceneLayouts {
    var resized = self
    resized.environment.size = size
    return resized
  }

  /// The solved layout of one of the document's scenes.
  ///
  /// - Parameter changes: What somebody has changed of it.
  /// - Parameter contentProvider: Makes another one of what knows the sizes of texts, to watch what is asked of it.
  package func layout(
    of scene: SceneElement, with changes: SceneChanges = SceneChanges(),
    contentProvider: ((any ContentProvider) -> any ContentProvider)? = nil
  ) throws(LayoutError) -> SceneLayout {
    try layout(of: apply(changes, to: resolve(scene)), contentProvider: contentProvider)
  }

  /// A scene as the document has it in the environment.
  ///
  /// - Complexity: Linear in the scene's elements.
  package func resolve(_ scene: SceneElement) -> ResolvedScene {
    document.settled(document.resolve(scene, traits), in: environment, embedding, generation)
  }

  /// A resolved scene with what is changed of it.
  ///
  /// - Complexity: Linear in the scene's views and constraints.
  package func apply(_ changes: SceneChanges, to scene: ResolvedScene) -> ResolvedScene {
    scene.applying(changes)
  }

  /// The solved layout of a scene that was resolved in the environment.
  package func layout(
    of scene: ResolvedScene, contentProvider: ((any ContentProvider) -> any ContentProvider)? = nil
  ) throws(LayoutError) -> SceneLayout {
    var shared = SharedContents()
    var layout = try unsolvedLayout(of: scene, sharing: &shared)
    if let contentProvider, let known = layout.tree.contentProvider {
      layout.tree.contentProvider = contentProvider(known)
    }
    try layout.layout()
    return layout
  }

  /// The layout of a scene that was resolved in an environment of the same traits, built and not yet solved.
  ///
  /// - Parameter shared: What was found of the scene in other environments.
  package func unsolvedLayout(
    of scene: ResolvedScene, sharing shared: inout SharedContents
  ) throws(LayoutError) -> SceneLayout {
    try SceneLayout(
      document.settled(scene, in: environment, embedding, generation), of: document, in: environment,
      embedding: embedding, generation: generation, sharing: &shared)
  }

  /// The environment without text settings that change nothing of a scene: where it is the same, so is the layout.
  package func heededEnvironment(of scene: ResolvedScene, sharing shared: inout SharedContents) -> Environment
  {
    var heeded = environment
    heeded.texts = shared.textSettings(of: scene, in: document, environment)
    return heeded
  }
}
