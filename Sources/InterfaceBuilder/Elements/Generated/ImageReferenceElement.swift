@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// An image or symbol, and how it is shown: `<imageReference>`.
public struct ImageReferenceElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension ImageReferenceElement {
  /// `catalog`.
  public var catalog: String? { element["catalog"] }
  /// What `<hierarchicalColors>` holds.
  public var hierarchicalColors: [ColorElement] {
    element.firstChild("hierarchicalColors")?.children.map { ColorElement($0) } ?? []
  }
  /// `image`.
  public var image: String? { element["image"] }
  /// `renderingMode`.
  public var renderingMode: String? { element["renderingMode"] }
  /// `symbolScale`.
  public var symbolScale: String? { element["symbolScale"] }
  /// `variableValue`.
  public var variableValue: Double? { element.number("variableValue") }
}
