@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A size: `<size>` or `<value>`.
package struct SizeElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension SizeElement {
  /// `height`.
  package var height: Double? { element.number("height") }
  /// `type`.
  package var type: String? { element["type"] }
  /// `width`.
  package var width: Double? { element.number("width") }
}
