@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// The edges under whose bars a view reaches: `<extendedEdge>`.
package struct ExtendedEdgeElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension ExtendedEdgeElement {
  /// `bottom`.
  package var bottom: Bool? { element.bool("bottom") }
  /// `left`.
  package var left: Bool? { element.bool("left") }
  /// `right`.
  package var right: Bool? { element.bool("right") }
  /// `top`.
  package var top: Bool? { element.bool("top") }
}
