@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A rectangle: `<rect>`.
public struct RectElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension RectElement {
  /// `height`.
  public var height: Double? { element.number("height") }
  /// `width`.
  public var width: Double? { element.number("width") }
  /// `x`.
  public var x: Double? { element.number("x") }
  /// `y`.
  public var y: Double? { element.number("y") }
}
