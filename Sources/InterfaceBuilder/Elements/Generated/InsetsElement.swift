@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// Insets: `<inset>` or `<edgeInsets>` or `<directionalEdgeInsets>`.
public struct InsetsElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension InsetsElement {
  /// `bottom`.
  public var bottom: Double? { element.number("bottom") }
  /// `leading`.
  public var leading: Double? { element.number("leading") }
  /// `left`.
  public var left: Double? { element.number("left") }
  /// `maxX`.
  public var maxX: Double? { element.number("maxX") }
  /// `maxY`.
  public var maxY: Double? { element.number("maxY") }
  /// `minX`.
  public var minX: Double? { element.number("minX") }
  /// `minY`.
  public var minY: Double? { element.number("minY") }
  /// `right`.
  public var right: Double? { element.number("right") }
  /// `top`.
  public var top: Double? { element.number("top") }
  /// `trailing`.
  public var trailing: Double? { element.number("trailing") }
}
