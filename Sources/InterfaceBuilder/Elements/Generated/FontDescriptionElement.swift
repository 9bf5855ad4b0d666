@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A font of iOS: `<fontDescription>`.
public struct FontDescriptionElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension FontDescriptionElement {
  /// `family`.
  public var family: String? { element["family"] }
  /// `name`, as an attribute or a `<string>`.
  public var name: String? { element.string("name") }
  /// `pointSize`.
  public var pointSize: Double? { element.number("pointSize") }
  /// `size`.
  public var size: String? { element["size"] }
  /// `style`.
  public var style: String? { element["style"] }
  /// `type`.
  public var type: String? { element["type"] }
  /// `weight`.
  public var weight: String? { element["weight"] }
}
