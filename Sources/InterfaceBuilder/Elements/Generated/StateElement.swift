@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// What a button shows in a state: `<state>`.
package struct StateElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension StateElement {
  /// `<attributedString key="attributedTitle">`.
  package var attributedTitle: AttributedStringElement? {
    element.firstChild("attributedString", key: "attributedTitle").map { AttributedStringElement($0) }
  }
  /// `backgroundCatalog`.
  package var backgroundCatalog: String? { element["backgroundCatalog"] }
  /// `backgroundImage`.
  package var backgroundImage: String? { element["backgroundImage"] }
  /// `catalog`.
  package var catalog: String? { element["catalog"] }
  /// `image`.
  package var image: String? { element["image"] }
  /// `<imageReference key="image">`.
  package var imageReference: ImageReferenceElement? {
    element.firstChild("imageReference", key: "image").map { ImageReferenceElement($0) }
  }
  /// `<preferredSymbolConfiguration key="preferredSymbolConfiguration">`.
  package var preferredSymbolConfiguration: SymbolConfigurationElement? {
    element.firstChild("preferredSymbolConfiguration", key: "preferredSymbolConfiguration").map {
      SymbolConfigurationElement($0)
    }
  }
  /// `title`, as an attribute or a `<string>`.
  package var title: String? { element.string("title") }
  /// `<color key="titleColor">`.
  package var titleColor: ColorElement? {
    element.firstChild("color", key: "titleColor").map { ColorElement($0) }
  }
  /// `<color key="titleShadowColor">`.
  package var titleShadowColor: ColorElement? {
    element.firstChild("color", key: "titleShadowColor").map { ColorElement($0) }
  }
}
