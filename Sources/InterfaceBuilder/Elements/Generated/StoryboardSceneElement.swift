@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A scene of a storyboard: `<scene>`.
public struct StoryboardSceneElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension StoryboardSceneElement {
  /// `<point key="canvasLocation">`.
  public var canvasLocation: PointElement? {
    element.firstChild("point", key: "canvasLocation").map { PointElement($0) }
  }
  /// `<objects>`.
  public var objects: MarkupElement? { element.firstChild("objects") }
  /// `sceneID`.
  public var sceneID: String? { element["sceneID"] }
}
