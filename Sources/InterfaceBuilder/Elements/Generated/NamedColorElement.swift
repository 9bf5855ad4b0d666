@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A colour that a document names: `<namedColor>` or `<systemColor>`.
public struct NamedColorElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension NamedColorElement {
  /// `<color>`.
  public var color: ColorElement? { element.firstChild("color").map { ColorElement($0) } }
  /// `name`, as an attribute or a `<string>`.
  public var name: String? { element.string("name") }
}
