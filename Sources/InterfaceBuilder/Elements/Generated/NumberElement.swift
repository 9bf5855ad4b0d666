@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A number: `<integer>` or `<real>`.
package struct NumberElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension NumberElement {
  /// `value`.
  package var value: Double? { element.number("value") }
}
