@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// An image that a document names: `<image>`.
package struct ImageResourceElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension ImageResourceElement {
  /// `catalog`.
  package var catalog: String? { element["catalog"] }
  /// `height`.
  package var height: Double? { element.number("height") }
  /// `name`, as an attribute or a `<string>`.
  package var name: String? { element.string("name") }
  /// `width`.
  package var width: Double? { element.number("width") }
}
