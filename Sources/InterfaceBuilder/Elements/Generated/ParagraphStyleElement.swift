@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// How a paragraph is set: `<paragraphStyle>`.
public struct ParagraphStyleElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension ParagraphStyleElement {
  /// `alignment`.
  public var alignment: String? { element["alignment"] }
  /// `allowsDefaultTighteningForTruncation`.
  public var allowsDefaultTighteningForTruncation: Bool? {
    element.bool("allowsDefaultTighteningForTruncation")
  }
  /// `baseWritingDirection`.
  public var baseWritingDirection: String? { element["baseWritingDirection"] }
  /// `defaultTabInterval`.
  public var defaultTabInterval: Double? { element.number("defaultTabInterval") }
  /// `headIndent`.
  public var headIndent: Double? { element.number("headIndent") }
  /// `lineBreakMode`.
  public var lineBreakMode: String? { element["lineBreakMode"] }
  /// `lineHeightMultiple`.
  public var lineHeightMultiple: Double? { element.number("lineHeightMultiple") }
  /// `lineSpacing`.
  public var lineSpacing: Double? { element.number("lineSpacing") }
  /// `maximumLineHeight`.
  public var maximumLineHeight: Double? { element.number("maximumLineHeight") }
  /// `minimumLineHeight`.
  public var minimumLineHeight: Double? { element.number("minimumLineHeight") }
  /// `paragraphSpacing`.
  public var paragraphSpacing: Double? { element.number("paragraphSpacing") }
  /// `paragraphSpacingBefore`.
  public var paragraphSpacingBefore: Double? { element.number("paragraphSpacingBefore") }
  /// `<tabStops>`.
  public var tabStops: MarkupElement? { element.firstChild("tabStops") }
  /// `tighteningFactorForTruncation`.
  public var tighteningFactorForTruncation: Double? { element.number("tighteningFactorForTruncation") }
}
