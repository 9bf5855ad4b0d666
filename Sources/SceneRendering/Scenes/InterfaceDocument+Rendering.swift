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
      try forEachJudgement(in: environment, only: id) { judgement throws(LayoutError) in
        rendered += try judgement.renderedScenes()
      }
    }
    return rendered
  }
}

extension SceneJudgement {
  /// The scene as pictures show it: a rendered scene for each root.
  package func renderedScenes() throws(LayoutError) -> [RenderedScene] {
    SceneRenderer(try SceneDiagnosis(self), embedding: layout.embedding).scenes()
  }
}
