@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A point: `<point>`.
public struct PointElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension PointElement {
  /// `x`.
  public var x: Double? { element.number("x") }
  /// `y`.
  public var y: Double? { element.number("y") }
}
