@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// What a button of iOS 15 and later shows: `<buttonConfiguration>`.
package struct ButtonConfigurationElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension ButtonConfigurationElement {
  /// `<attributedString key="attributedSubtitle">`.
  package var attributedSubtitle: AttributedStringElement? {
    element.firstChild("attributedString", key: "attributedSubtitle").map { AttributedStringElement($0) }
  }
  /// `<attributedString key="attributedTitle">`.
  package var attributedTitle: AttributedStringElement? {
    element.firstChild("attributedString", key: "attributedTitle").map { AttributedStringElement($0) }
  }
  /// `<color key="baseBackgroundColor">`.
  package var baseBackgroundColor: ColorElement? {
    element.firstChild("color", key: "baseBackgroundColor").map { ColorElement($0) }
  }
  /// `<color key="baseForegroundColor">`.
  package var baseForegroundColor: ColorElement? {
    element.firstChild("color", key: "baseForegroundColor").map { ColorElement($0) }
  }
  /// `buttonSize`.
  package var buttonSize: String? { element["buttonSize"] }
  /// `catalog`.
  package var catalog: String? { element["catalog"] }
  /// `<directionalEdgeInsets key="contentInsets">`.
  package var contentInsets: InsetsElement? {
    element.firstChild("directionalEdgeInsets", key: "contentInsets").map { InsetsElement($0) }
  }
  /// `image`.
  package var image: String? { element["image"] }
  /// `imagePadding`.
  package var imagePadding: Double? { element.number("imagePadding") }
  /// `imagePlacement`.
  package var imagePlacement: String? { element["imagePlacement"] }
  /// `<imageReference key="image">`.
  package var imageReference: ImageReferenceElement? {
    element.firstChild("imageReference", key: "image").map { ImageReferenceElement($0) }
  }
  /// `<preferredSymbolConfiguration key="preferredSymbolConfigurationForImage">`.
  package var preferredSymbolConfigurationForImage: SymbolConfigurationElement? {
    element.firstChild("preferredSymbolConfiguration", key: "preferredSymbolConfigurationForImage").map {
      SymbolConfigurationElement($0)
    }
  }
  /// `style`.
  package var style: String? { element["style"] }
  /// `subtitle`, as an attribute or a `<string>`.
  package var subtitle: String? { element.string("subtitle") }
  /// `title`, as an attribute or a `<string>`.
  package var title: String? { element.string("title") }
  /// `<fontDescription key="titleFontDescription">`.
  package var titleFontDescription: FontDescriptionElement? {
    element.firstChild("fontDescription", key: "titleFontDescription").map { FontDescriptionElement($0) }
  }
  /// `titlePadding`.
  package var titlePadding: Double? { element.number("titlePadding") }
}
