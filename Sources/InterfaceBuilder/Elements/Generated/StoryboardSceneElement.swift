@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A scene of a storyboard: `<scene>`.
package struct StoryboardSceneElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension StoryboardSceneElement {
  /// `<point key="canvasLocation">`.
  package var canvasLocation: PointElement? {
    element.firstChild("point", key: "canvasLocation").map { PointElement($0) }
  }
  /// `<objects>`.
  package var objects: MarkupElement? { element.firstChild("objects") }
  /// `sceneID`.
  package var sceneID: String? { element["sceneID"] }
}
