@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// What a button shows in a state: `<state>`.
public struct StateElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension StateElement {
  /// `<attributedString key="attributedTitle">`.
  public var attributedTitle: AttributedStringElement? {
    element.firstChild("attributedString", key: "attributedTitle").map { AttributedStringElement($0) }
  }
  /// `backgroundCatalog`.
  public var backgroundCatalog: String? { element["backgroundCatalog"] }
  /// `backgroundImage`.
  public var backgroundImage: String? { element["backgroundImage"] }
  /// `catalog`.
  public var catalog: String? { element["catalog"] }
  /// `image`.
  public var image: String? { element["image"] }
  /// `<imageReference key="image">`.
  public var imageReference: ImageReferenceElement? {
    element.firstChild("imageReference", key: "image").map { ImageReferenceElement($0) }
  }
  /// `<preferredSymbolConfiguration key="preferredSymbolConfiguration">`.
  public var preferredSymbolConfiguration: SymbolConfigurationElement? {
    element.firstChild("preferredSymbolConfiguration", key: "preferredSymbolConfiguration").map {
      SymbolConfigurationElement($0)
    }
  }
  /// `title`, as an attribute or a `<string>`.
  public var title: String? { element.string("title") }
  /// `<color key="titleColor">`.
  public var titleColor: ColorElement? {
    element.firstChild("color", key: "titleColor").map { ColorElement($0) }
  }
  /// `<color key="titleShadowColor">`.
  public var titleShadowColor: ColorElement? {
    element.firstChild("color", key: "titleShadowColor").map { ColorElement($0) }
  }
}
