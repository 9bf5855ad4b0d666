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
      // What the recorded frames give the lie to in the document's own surroundings is no more true elsewhere.
      var doubts: Doubts?
      try forEachLayout(in: environment, only: id) { layout throws(LayoutError) in
        if !layout.isAsRecorded, doubts == nil { doubts = try self.doubts(only: id) }
        let renderer = try SceneRenderer(layout, embedding: embedding, doubts: doubts ?? .none)
        rendered.append(contentsOf: renderer.scenes())
      }
    }
    return rendered
  }

  private func doubts(only: String?) throws(LayoutError) -> Doubts {
    var doubts: Doubts = .none
    try forEachLayout(only: only) { layout throws(LayoutError) in
      doubts.formUnion(try SceneDiagnosis.doubts(about: layout))
    }
    return doubts
  }
}
