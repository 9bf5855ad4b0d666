import AutoLayout
import InterfaceBuilder
import LayoutRendering
import SceneDiagnostics

extension InterfaceDocument {
  /// The document's scenes, laid out, as pictures show them.
  ///
  /// - Parameter only: The ids of the scenes to show; nil shows all.
  public func renderedScenes(
    in environment: Environment = Environment(), only: [String]? = nil
  ) throws(LayoutError) -> [RenderedScene] {
    let embedding = ControllerEmbedding(self)
    var rendered: [RenderedScene] = []
    for id in only.map({ $0.map { $0 as String? } }) ?? [nil] {
      try forEachDiagnosis(in: environment, only: id) { diagnosis throws(LayoutError) in
        rendered.append(contentsOf: SceneRenderer(diagnosis, embedding: embedding).scenes())
      }
    }
    return rendered
  }
}
