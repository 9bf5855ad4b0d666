@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// An image that a document names: `<image>`.
public struct ImageResourceElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension ImageResourceElement {
  /// `catalog`.
  public var catalog: String? { element["catalog"] }
  /// `height`.
  public var height: Double? { element.number("height") }
  /// `name`, as an attribute or a `<string>`.
  public var name: String? { element.string("name") }
  /// `width`.
  public var width: Double? { element.number("width") }
}
