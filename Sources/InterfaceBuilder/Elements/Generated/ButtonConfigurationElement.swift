@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// What a button of iOS 15 and later shows: `<buttonConfiguration>`.
public struct ButtonConfigurationElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension ButtonConfigurationElement {
  /// `<attributedString key="attributedSubtitle">`.
  public var attributedSubtitle: AttributedStringElement? {
    element.firstChild("attributedString", key: "attributedSubtitle").map { AttributedStringElement($0) }
  }
  /// `<attributedString key="attributedTitle">`.
  public var attributedTitle: AttributedStringElement? {
    element.firstChild("attributedString", key: "attributedTitle").map { AttributedStringElement($0) }
  }
  /// `<color key="baseBackgroundColor">`.
  public var baseBackgroundColor: ColorElement? {
    element.firstChild("color", key: "baseBackgroundColor").map { ColorElement($0) }
  }
  /// `<color key="baseForegroundColor">`.
  public var baseForegroundColor: ColorElement? {
    element.firstChild("color", key: "baseForegroundColor").map { ColorElement($0) }
  }
  /// `buttonSize`.
  public var buttonSize: String? { element["buttonSize"] }
  /// `catalog`.
  public var catalog: String? { element["catalog"] }
  /// `<directionalEdgeInsets key="contentInsets">`.
  public var contentInsets: InsetsElement? {
    element.firstChild("directionalEdgeInsets", key: "contentInsets").map { InsetsElement($0) }
  }
  /// `image`.
  public var image: String? { element["image"] }
  /// `imagePadding`.
  public var imagePadding: Double? { element.number("imagePadding") }
  /// `imagePlacement`.
  public var imagePlacement: String? { element["imagePlacement"] }
  /// `<imageReference key="image">`.
  public var imageReference: ImageReferenceElement? {
    element.firstChild("imageReference", key: "image").map { ImageReferenceElement($0) }
  }
  /// `<preferredSymbolConfiguration key="preferredSymbolConfigurationForImage">`.
  public var preferredSymbolConfigurationForImage: SymbolConfigurationElement? {
    element.firstChild("preferredSymbolConfiguration", key: "preferredSymbolConfigurationForImage").map {
      SymbolConfigurationElement($0)
    }
  }
  /// `style`.
  public var style: String? { element["style"] }
  /// `subtitle`, as an attribute or a `<string>`.
  public var subtitle: String? { element.string("subtitle") }
  /// `title`, as an attribute or a `<string>`.
  public var title: String? { element.string("title") }
  /// `<fontDescription key="titleFontDescription">`.
  public var titleFontDescription: FontDescriptionElement? {
    element.firstChild("fontDescription", key: "titleFontDescription").map { FontDescriptionElement($0) }
  }
  /// `titlePadding`.
  public var titlePadding: Double? { element.number("titlePadding") }
}
