import PlumbAppleFacts
import PlumbTextMetrics

extension InterfaceDocument {
  /// One scene as it is at some size classes, whatever device the document was saved for.
  ///
  /// - Complexity: Linear in the scene's elements.
  package func resolve(
    _ scene: SceneElement, widthClass: SizeClass?, heightClass: SizeClass?
  ) -> ResolvedScene {
    resolve(
      scene,
      Traits(
        widthClass: widthClass, heightClass: heightClass, textSize: textSize(in: .recorded),
        isTelevision: platform == .tvOS))
  }
}
