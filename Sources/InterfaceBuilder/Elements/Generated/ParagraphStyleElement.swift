@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// How a paragraph is set: `<paragraphStyle>`.
package struct ParagraphStyleElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension ParagraphStyleElement {
  /// `alignment`.
  package var alignment: String? { element["alignment"] }
  /// `allowsDefaultTighteningForTruncation`.
  package var allowsDefaultTighteningForTruncation: Bool? {
    element.bool("allowsDefaultTighteningForTruncation")
  }
  /// `baseWritingDirection`.
  package var baseWritingDirection: String? { element["baseWritingDirection"] }
  /// `defaultTabInterval`.
  package var defaultTabInterval: Double? { element.number("defaultTabInterval") }
  /// `headIndent`.
  package var headIndent: Double? { element.number("headIndent") }
  /// `lineBreakMode`.
  package var lineBreakMode: String? { element["lineBreakMode"] }
  /// `lineHeightMultiple`.
  package var lineHeightMultiple: Double? { element.number("lineHeightMultiple") }
  /// `lineSpacing`.
  package var lineSpacing: Double? { element.number("lineSpacing") }
  /// `maximumLineHeight`.
  package var maximumLineHeight: Double? { element.number("maximumLineHeight") }
  /// `minimumLineHeight`.
  package var minimumLineHeight: Double? { element.number("minimumLineHeight") }
  /// `paragraphSpacing`.
  package var paragraphSpacing: Double? { element.number("paragraphSpacing") }
  /// `paragraphSpacingBefore`.
  package var paragraphSpacingBefore: Double? { element.number("paragraphSpacingBefore") }
  /// `<tabStops>`.
  package var tabStops: MarkupElement? { element.firstChild("tabStops") }
  /// `tighteningFactorForTruncation`.
  package var tighteningFactorForTruncation: Double? { element.number("tighteningFactorForTruncation") }
}
