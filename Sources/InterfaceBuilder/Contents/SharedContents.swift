import PlumbGeometry
import PlumbTextMetrics

/// What was found of a resolved scene's contents where the scene was laid out so far: most devices ask the same of them.
package struct SharedContents: Sendable {
  private struct Known: Sendable {
    let sizer: ContentSizer
    let sizes: [Size]
    let contents: [ViewContent]
  }
  private var known: [Known] = []
  private var texts: [(mode: ContentMode, asked: TextSettings, heeded: TextSettings)] = []

  package init() {}

  /// What was measured under the same circumstances; nil where nothing was.
  ///
  /// - Parameter sizes: Those of the views that have no recorded frame, in points.
  /// - Complexity: Linear in the circumstances, and in the sizes.
  func contents(by sizer: ContentSizer, _ sizes: [Size]) -> [ViewContent]? {
    for known in known where known.sizer.isLike(sizer) && known.sizes == sizes { return known.contents }
    return nil
  }

  /// The text settings of an environment, where they change any text of the scene, as `InterfaceDocument.textSettings` has them.
  mutating func textSettings(
    of scene: ResolvedScene, in document: InterfaceDocument, _ environment: Environment
  ) -> TextSettings {
    let (mode, asked) = (environment.content, environment.texts)
    for known in texts where known.mode == mode && known.asked == asked { return known.heeded }
    let heeded = document.textSettings(of: scene, in: environment)
    texts.append((mode, asked, heeded))
    return heeded
  }

  mutating func add(_ contents: [ViewContent], by sizer: ContentSizer, _ sizes: [Size]) {
    known.append(Known(sizer: sizer, sizes: sizes, contents: contents))
  }
}

extension ContentSizer {
  /// Whether views of one document have the same contents by both.
  fileprivate func isLike(_ other: ContentSizer) -> Bool {
    context == other.context && scale == other.scale && mode == other.mode && direction == other.direction
      && texts == other.texts && keepsSize == other.keepsSize
  }
}
