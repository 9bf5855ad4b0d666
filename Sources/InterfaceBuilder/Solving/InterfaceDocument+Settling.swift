import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry

extension InterfaceDocument {
  /// The scene with the sizes that its canvas had, where the document has others.
  ///
  /// A view that no constraint places (a root, a pane, a prototype) may be marked as misplaced: what is in it was laid out in
  /// the size that its constraints and contents ask for, and is recorded so, while the view's own size is older (26 projects
  /// gain by it, none loses). Without any mark, as where a merge or a tool took them out, what is in such views may tell it.
  ///
  /// - Complexity: That of one layout, for scenes of macOS with such views; without marks, where sizes are doubted, that of
  ///   one layout, and of three where two views have other sizes than recorded.
  func settled(
    _ scene: ResolvedScene, in environment: Environment, _ embedding: ControllerEmbedding,
    _ generation: DesktopGeneration?
  ) -> ResolvedScene {
    guard platform == .macOS, usesAutoLayout, !scene.isSettled else { return scene }
    let settling = Settling(
      document: self, content: environment.content, embedding: embedding, generation: generation)
    if scene.views.contains(where: { $0.hasStaleSize }) { return settling.withSizesOfContents(scene) }
    let isMarked = scene.views.contains { $0.attributes.misplaced == true }
    return environment.doubtsSizes && !isMarked ? settling.likelier(scene) : scene
  }
}

/// Finds the sizes that a canvas had.
private struct Settling {
  let document: InterfaceDocument
  let content: ContentMode
  let embedding: ControllerEmbedding
  let generation: DesktopGeneration?

  /// The scene with the recorded sizes, or where at least two views do not have theirs in it, with those that contents ask for
  /// if that leaves no more than half as many: of documents without their marks 24 projects gain in both modes together, 6
  /// lose (586 views won, 61 lost); of those with all marks 7 gain with recorded content, 3 lose.
  func likelier(_ scene: ResolvedScene) -> ResolvedScene {
    var recorded = scene
    recorded.isSettled = true
    guard let before = viewsOfOtherSize(in: recorded), before > 1 else { return recorded }
    var doubted = scene
    for (position, view) in scene.views.enumerated() {
      if case .placedByOwner = view.slot { doubted.views[position].isDoubted = true }
      if view.parent == nil { doubted.views[position].isDoubted = true }
    }
    let settled = withSizesOfContents(doubted)
    guard settled.isSettled, let after = viewsOfOtherSize(in: settled), 2 * after <= before else {
      return recorded
    }
    return settled
  }

  /// The size of a view that is stale is found by a layout in which every such view may have any, and what is in it stays as
  /// large as it is recorded; from there on it is the view's own. With measured contents, nothing that Plumb measures has its
  /// recorded size there either.
  func withSizesOfContents(_ scene: ResolvedScene) -> ResolvedScene {
    var environment = Environment(content: content)
    environment.settlesSizes = true
    guard let layout = layout(of: scene, in: environment) else { return scene }
    var scene = scene
    for (position, node) in layout.viewNodes.enumerated() {
      guard case .window = layout.tree.placement(of: node) else { continue }
      let size = layout.documentFrame(ofView: position).size
      guard let written = scene.views[position].recorded?.size, written != size else { continue }
      scene.views[position].recorded?.size = size
      scene.views[position].unsettledSize = written
    }
    scene.isSettled = true
    return scene
  }

  private func viewsOfOtherSize(in scene: ResolvedScene) -> Int? {
    layout(of: scene, in: Environment(content: content))?.viewsOfOtherSize
  }

  /// Nil where what is written cannot be laid out.
  private func layout(of scene: ResolvedScene, in environment: Environment) -> SceneLayout? {
    guard
      var layout = try? SceneLayout(
        scene, of: document, in: environment, embedding: embedding, generation: generation),
      (try? layout.layout()) != nil
    else { return nil }
    return layout
  }
}
