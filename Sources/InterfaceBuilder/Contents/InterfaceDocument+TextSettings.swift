import PlumbAppleFacts
import PlumbTextMetrics

extension InterfaceDocument {
  /// The text settings of an environment, where they change any text of a scene; else none.
  ///
  /// Only iOS heeds text sizes, and the size that the document was saved with changes nothing.
  ///
  /// - Complexity: Linear in the scene's texts where the environment has settings.
  func textSettings(of scene: ResolvedScene, in environment: Environment) -> TextSettings {
    var texts = environment.texts
    if platform != .iOS || texts.category == textSize(in: environment.content) { texts.category = nil }
    guard texts != TextSettings(), scene.views.contains(where: { changes(texts, of: $0) }) else {
      return TextSettings()
    }
    return texts
  }

  /// Whether text settings change a view: they do not where all its fonts have fixed sizes.
  private func changes(_ texts: TextSettings, of view: ResolvedView) -> Bool {
    let control = StandardControl(view, on: platform, images: images)
    let text = view.wrappingText(on: platform)
    return control?.adapted(to: texts) != control || text?.adapted(to: texts) != text
  }
}
