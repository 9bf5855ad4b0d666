@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A number: `<integer>` or `<real>`.
public struct NumberElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension NumberElement {
  /// `value`.
  public var value: Double? { element.number("value") }
}
