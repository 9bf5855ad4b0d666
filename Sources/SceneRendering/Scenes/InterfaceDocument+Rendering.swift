import PlumbAutoLayout
import PlumbInterfaceBuilder
import PlumbLayoutRendering
import PlumbSceneDiagnostics

extension InterfaceDocument {
  /// The document's scenes, laid out, as pictures show them.
  ///
  /// - Parameter only: The ids of the scenes to show; nil shows all.
  package func renderedScenes(
    in environment: Environment = Environment(), only: [String]? = nil
  ) throws(LayoutError) -> [RenderedScene] {
    var rendered: [RenderedScene] = []
    for id in only.map({ $0.map { $0 as String? } }) ?? [nil] {
      try forEachDiagnosis(in: environment, only: id) { diagnosis throws(LayoutError) in
        rendered += diagnosis.renderedScenes()
      }
    }
    return rendered
  }
}

extension SceneDiagnosis {
  /// The scene as pictures show it: a rendered scene for each root.
  package func renderedScenes() -> [RenderedScene] {
    SceneRenderer(self, embedding: layout.embedding).scenes()
  }
}
