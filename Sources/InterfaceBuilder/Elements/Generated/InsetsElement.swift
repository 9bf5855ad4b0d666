@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// Insets: `<inset>` or `<edgeInsets>` or `<directionalEdgeInsets>`.
package struct InsetsElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension InsetsElement {
  /// `bottom`.
  package var bottom: Double? { element.number("bottom") }
  /// `leading`.
  package var leading: Double? { element.number("leading") }
  /// `left`.
  package var left: Double? { element.number("left") }
  /// `maxX`.
  package var maxX: Double? { element.number("maxX") }
  /// `maxY`.
  package var maxY: Double? { element.number("maxY") }
  /// `minX`.
  package var minX: Double? { element.number("minX") }
  /// `minY`.
  package var minY: Double? { element.number("minY") }
  /// `right`.
  package var right: Double? { element.number("right") }
  /// `top`.
  package var top: Double? { element.number("top") }
  /// `trailing`.
  package var trailing: Double? { element.number("trailing") }
}
