@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A label of iOS: `<label>`.
package struct LabelElement: ViewAttributes, ControlAttributes {
  package let varied: VariedElement

  package init(_ varied: VariedElement) { self.varied = varied }
}

extension LabelElement {
  /// `adjustsFontForContentSizeCategory`.
  package var adjustsFontForContentSizeCategory: Bool? { varied.bool("adjustsFontForContentSizeCategory") }
  /// `adjustsFontSizeToFit`.
  package var adjustsFontSizeToFit: Bool? { varied.bool("adjustsFontSizeToFit") }
  /// `adjustsLetterSpacingToFitWidth`.
  package var adjustsLetterSpacingToFitWidth: Bool? { varied.bool("adjustsLetterSpacingToFitWidth") }
  /// `<animations>`.
  package var animations: MarkupElement? { varied.element.firstChild("animations") }
  /// `appearanceType`.
  package var appearanceType: String? { varied["appearanceType"] }
  /// `<attributedString key="attributedText">`.
  package var attributedText: AttributedStringElement? {
    varied.firstChild("attributedString", key: "attributedText").map { AttributedStringElement($0) }
  }
  /// `baselineAdjustment`.
  package var baselineAdjustment: String? { varied["baselineAdjustment"] }
  /// `<point key="canvasLocation">`.
  package var canvasLocation: PointElement? {
    varied.firstChild("point", key: "canvasLocation").map { PointElement($0) }
  }
  /// `<rect key="contentStretch">`.
  package var contentStretch: RectElement? {
    varied.firstChild("rect", key: "contentStretch").map { RectElement($0) }
  }
  /// `enablesMarqueeWhenAncestorFocused`.
  package var enablesMarqueeWhenAncestorFocused: Bool? { varied.bool("enablesMarqueeWhenAncestorFocused") }
  /// `<fontDescription key="fontDescription">`.
  package var fontDescription: FontDescriptionElement? {
    varied.firstChild("fontDescription", key: "fontDescription").map { FontDescriptionElement($0) }
  }
  /// What `<gestureRecognizers>` holds.
  package var gestureRecognizers: [GestureRecognizerElement] {
    varied.element.firstChild("gestureRecognizers")?.children.map { GestureRecognizerElement($0) } ?? []
  }
  /// `<color key="highlightedColor">`.
  package var highlightedColor: ColorElement? {
    varied.firstChild("color", key: "highlightedColor").map { ColorElement($0) }
  }
  /// `lineBreakMode`.
  package var lineBreakMode: String? { varied["lineBreakMode"] }
  /// `minimumFontSize`.
  package var minimumFontSize: Double? { varied.number("minimumFontSize") }
  /// `minimumScaleFactor`.
  package var minimumScaleFactor: Double? { varied.number("minimumScaleFactor") }
  /// `numberOfLines`.
  package var numberOfLines: Int? { varied.integer("numberOfLines") }
  /// `preferredMaxLayoutWidth`.
  package var preferredMaxLayoutWidth: Double? { varied.number("preferredMaxLayoutWidth") }
  /// `<color key="shadowColor">`.
  package var shadowColor: ColorElement? {
    varied.firstChild("color", key: "shadowColor").map { ColorElement($0) }
  }
  /// `<size key="shadowOffset">`.
  package var shadowOffset: SizeElement? {
    varied.firstChild("size", key: "shadowOffset").map { SizeElement($0) }
  }
  /// `showsExpansionTextWhenTruncated`.
  package var showsExpansionTextWhenTruncated: Bool? { varied.bool("showsExpansionTextWhenTruncated") }
  /// `text`, as an attribute or a `<string>`.
  package var text: String? { varied.string("text") }
  /// `textAlignment`.
  package var textAlignment: String? { varied["textAlignment"] }
  /// `<color key="textColor">`.
  package var textColor: ColorElement? {
    varied.firstChild("color", key: "textColor").map { ColorElement($0) }
  }
  /// `<attributedString key="userComments">`.
  package var userComments: AttributedStringElement? {
    varied.firstChild("attributedString", key: "userComments").map { AttributedStringElement($0) }
  }
  /// `usesAttributedText`.
  package var usesAttributedText: Bool? { varied.bool("usesAttributedText") }
}
