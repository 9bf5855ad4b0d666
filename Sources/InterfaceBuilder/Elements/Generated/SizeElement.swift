@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A size: `<size>` or `<value>`.
public struct SizeElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension SizeElement {
  /// `height`.
  public var height: Double? { element.number("height") }
  /// `type`.
  public var type: String? { element["type"] }
  /// `width`.
  public var width: Double? { element.number("width") }
}
