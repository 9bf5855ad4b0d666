@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A range: `<range>`.
public struct RangeElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension RangeElement {
  /// `length`.
  public var length: Int? { element.integer("length") }
  /// `location`.
  public var location: Int? { element.integer("location") }
}
