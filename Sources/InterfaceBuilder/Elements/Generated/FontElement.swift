@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A font of a cell or of a piece of text: `<font>`.
package struct FontElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension FontElement {
  /// `metaFont`.
  package var metaFont: String? { element["metaFont"] }
  /// `name`, as an attribute or a `<string>`.
  package var name: String? { element.string("name") }
  /// `size`.
  package var size: Double? { element.number("size") }
  /// `textStyle`.
  package var textStyle: String? { element["textStyle"] }
  /// `usesAppearanceFont`.
  package var usesAppearanceFont: Bool? { element.bool("usesAppearanceFont") }
}
