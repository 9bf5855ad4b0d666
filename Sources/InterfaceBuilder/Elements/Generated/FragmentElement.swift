@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A piece of an attributed string: `<fragment>`.
package struct FragmentElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension FragmentElement {
  /// `<attributes>`.
  package var attributes: TextAttributesElement? {
    element.firstChild("attributes").map { TextAttributesElement($0) }
  }
  /// `content`, as an attribute or a `<string>`.
  package var content: String? { element.string("content") }
}
