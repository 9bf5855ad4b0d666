import AutoLayout
import InterfaceBuilder
import LayoutRendering

extension InterfaceDocument {
  /// The document's scenes, laid out, as pictures show them.
  ///
  /// - Parameter only: The ids of the scenes to show; nil shows all.
  public func renderedScenes(
    in environment: Environment = Environment(), only: [String]? = nil
  ) throws(LayoutError) -> [RenderedScene] {
    let embedding = ControllerEmbedding(self)
    var rendered: [RenderedScene] = []
    for id in scenes.map({ $0.id }) where only == nil || id.map({ only?.contains($0) == true }) == true {
      for layout in try sceneLayouts(in: environment, only: id) {
        rendered.append(contentsOf: try SceneRenderer(layout, embedding: embedding).scenes())
      }
    }
    return rendered
  }
}
