import AutoLayout
import TextMetrics

/// Lays out the scenes of a document in one environment, one at a time: what all of them share is found out once.
public struct SceneLayouts: Sendable {
  public let document: InterfaceDocument
  public let environment: Environment
  private let embedding: ControllerEmbedding
  private let traits: Traits
  private let generation: DesktopGeneration?

  /// - Complexity: Linear in the elements; for documents of macOS with measured content that of some layouts.
  public init(
    of document: InterfaceDocument, in environment: Environment = Environment()
  ) throws(LayoutError) {
    self.document = document
    self.environment = environment
    let embedding = ControllerEmbedding(document)
    self.embedding = embedding
    traits = document.traits(in: environment)
    generation = try document.fittingGeneration(in: environment, embedding)
  }

  /// The solved layout of one of the document's scenes.
  ///
  /// - Parameter contentProvider: Makes another one of what knows the sizes of texts, to watch what is asked of it.
  public func layout(
    of scene: SceneElement, contentProvider: ((any ContentProvider) -> any ContentProvider)? = nil
  ) throws(LayoutError) -> SceneLayout {
    var layout = try SceneLayout(
      document.resolve(scene, traits), of: document, in: environment, embedding: embedding,
      generation: generation)
    if let contentProvider, let known = layout.tree.contentProvider {
      layout.tree.contentProvider = contentProvider(known)
    }
    try layout.layout()
    return layout
  }
}
