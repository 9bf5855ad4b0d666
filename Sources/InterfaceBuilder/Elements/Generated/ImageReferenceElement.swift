@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// An image or symbol, and how it is shown: `<imageReference>`.
package struct ImageReferenceElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension ImageReferenceElement {
  /// `catalog`.
  package var catalog: String? { element["catalog"] }
  /// What `<hierarchicalColors>` holds.
  package var hierarchicalColors: [ColorElement] {
    element.firstChild("hierarchicalColors")?.children.map { ColorElement($0) } ?? []
  }
  /// `image`.
  package var image: String? { element["image"] }
  /// `renderingMode`.
  package var renderingMode: String? { element["renderingMode"] }
  /// `symbolScale`.
  package var symbolScale: String? { element["symbolScale"] }
  /// `variableValue`.
  package var variableValue: Double? { element.number("variableValue") }
}
