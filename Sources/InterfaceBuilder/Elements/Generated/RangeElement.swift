@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A range: `<range>`.
package struct RangeElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension RangeElement {
  /// `length`.
  package var length: Int? { element.integer("length") }
  /// `location`.
  package var location: Int? { element.integer("location") }
}
