@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A point: `<point>`.
package struct PointElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension PointElement {
  /// `x`.
  package var x: Double? { element.number("x") }
  /// `y`.
  package var y: Double? { element.number("y") }
}
