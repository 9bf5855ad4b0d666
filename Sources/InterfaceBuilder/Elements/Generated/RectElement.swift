@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A rectangle: `<rect>`.
package struct RectElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension RectElement {
  /// `height`.
  package var height: Double? { element.number("height") }
  /// `width`.
  package var width: Double? { element.number("width") }
  /// `x`.
  package var x: Double? { element.number("x") }
  /// `y`.
  package var y: Double? { element.number("y") }
}
