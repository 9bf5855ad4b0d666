@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A flag: `<bool>`.
public struct FlagElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension FlagElement {
  /// `value`.
  public var value: Bool? { element.bool("value") }
}
