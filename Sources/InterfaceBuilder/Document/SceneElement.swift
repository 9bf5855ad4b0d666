import Markup

/// One scene of a storyboard, or all the objects of a xib.
public struct SceneElement: Sendable {
  /// `sceneID`; nil in a xib.
  public let id: String?
  /// The element that holds the scene's objects.
  public let objects: MarkupElement

  static func scenes(of root: MarkupElement) -> [SceneElement] {
    if let scenes = root.firstChild("scenes") {
      return scenes.children.compactMap { scene in
        guard scene.isNamed("scene"), let objects = scene.firstChild("objects") else { return nil }
        return SceneElement(id: scene["sceneID"], objects: objects)
      }
    }
    return root.firstChild("objects").map { [SceneElement(id: nil, objects: $0)] } ?? []
  }
}
