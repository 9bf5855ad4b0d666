@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A font of a cell or of a piece of text: `<font>`.
public struct FontElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension FontElement {
  /// `metaFont`.
  public var metaFont: String? { element["metaFont"] }
  /// `name`, as an attribute or a `<string>`.
  public var name: String? { element.string("name") }
  /// `size`.
  public var size: Double? { element.number("size") }
  /// `textStyle`.
  public var textStyle: String? { element["textStyle"] }
  /// `usesAppearanceFont`.
  public var usesAppearanceFont: Bool? { element.bool("usesAppearanceFont") }
}
