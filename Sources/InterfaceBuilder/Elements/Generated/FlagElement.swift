@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A flag: `<bool>`.
package struct FlagElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension FlagElement {
  /// `value`.
  package var value: Bool? { element.bool("value") }
}
