import PlumbMarkup

/// One scene of a storyboard, or all the objects of a xib.
package struct SceneElement: Sendable {
  /// `sceneID`; nil in a xib.
  package let id: String?
  /// The element that holds the scene's objects.
  package let objects: MarkupElement

  static func scenes(of root: MarkupElement) -> [SceneElement] {
    let document = DocumentElement(root)
    if document.isStoryboard {
      return document.scenes.compactMap { scene in
        guard scene.element.isNamed(.scene), let objects = scene.objects else { return nil }
        return SceneElement(id: scene.sceneID, objects: objects)
      }
    }
    return document.objects.map { [SceneElement(id: nil, objects: $0)] } ?? []
  }
}
