@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A text of several fonts or colours: `<attributedString>`.
package struct AttributedStringElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension AttributedStringElement {
  /// All `<fragment>`.
  package var fragments: [FragmentElement] {
    element.children.filter { $0.isNamed("fragment") }.map { FragmentElement($0) }
  }
}
