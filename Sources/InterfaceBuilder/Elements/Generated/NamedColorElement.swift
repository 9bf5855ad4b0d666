@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A colour that a document names: `<namedColor>` or `<systemColor>`.
package struct NamedColorElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension NamedColorElement {
  /// `<color>`.
  package var color: ColorElement? { element.firstChild("color").map { ColorElement($0) } }
  /// `name`, as an attribute or a `<string>`.
  package var name: String? { element.string("name") }
}
