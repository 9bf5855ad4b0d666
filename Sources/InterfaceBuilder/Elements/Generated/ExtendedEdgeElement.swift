@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// The edges under whose bars a view reaches: `<extendedEdge>`.
public struct ExtendedEdgeElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension ExtendedEdgeElement {
  /// `bottom`.
  public var bottom: Bool? { element.bool("bottom") }
  /// `left`.
  public var left: Bool? { element.bool("left") }
  /// `right`.
  public var right: Bool? { element.bool("right") }
  /// `top`.
  public var top: Bool? { element.bool("top") }
}
