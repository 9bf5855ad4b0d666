@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A piece of an attributed string: `<fragment>`.
public struct FragmentElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension FragmentElement {
  /// `<attributes>`.
  public var attributes: TextAttributesElement? {
    element.firstChild("attributes").map { TextAttributesElement($0) }
  }
  /// `content`, as an attribute or a `<string>`.
  public var content: String? { element.string("content") }
}
