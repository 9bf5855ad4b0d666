@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A label of iOS: `<label>`.
public struct LabelElement: ViewAttributes, ControlAttributes {
  public let varied: VariedElement

  public init(_ varied: VariedElement) { self.varied = varied }
}

extension LabelElement {
  /// `adjustsFontForContentSizeCategory`.
  public var adjustsFontForContentSizeCategory: Bool? { varied.bool("adjustsFontForContentSizeCategory") }
  /// `adjustsFontSizeToFit`.
  public var adjustsFontSizeToFit: Bool? { varied.bool("adjustsFontSizeToFit") }
  /// `adjustsLetterSpacingToFitWidth`.
  public var adjustsLetterSpacingToFitWidth: Bool? { varied.bool("adjustsLetterSpacingToFitWidth") }
  /// `<animations>`.
  public var animations: MarkupElement? { varied.element.firstChild("animations") }
  /// `appearanceType`.
  public var appearanceType: String? { varied["appearanceType"] }
  /// `<attributedString key="attributedText">`.
  public var attributedText: AttributedStringElement? {
    varied.firstChild("attributedString", key: "attributedText").map { AttributedStringElement($0) }
  }
  /// `baselineAdjustment`.
  public var baselineAdjustment: String? { varied["baselineAdjustment"] }
  /// `<point key="canvasLocation">`.
  public var canvasLocation: PointElement? {
    varied.firstChild("point", key: "canvasLocation").map { PointElement($0) }
  }
  /// `<rect key="contentStretch">`.
  public var contentStretch: RectElement? {
    varied.firstChild("rect", key: "contentStretch").map { RectElement($0) }
  }
  /// `enablesMarqueeWhenAncestorFocused`.
  public var enablesMarqueeWhenAncestorFocused: Bool? { varied.bool("enablesMarqueeWhenAncestorFocused") }
  /// `<fontDescription key="fontDescription">`.
  public var fontDescription: FontDescriptionElement? {
    varied.firstChild("fontDescription", key: "fontDescription").map { FontDescriptionElement($0) }
  }
  /// `<gestureRecognizers>`.
  public var gestureRecognizers: MarkupElement? { varied.element.firstChild("gestureRecognizers") }
  /// `<color key="highlightedColor">`.
  public var highlightedColor: ColorElement? {
    varied.firstChild("color", key: "highlightedColor").map { ColorElement($0) }
  }
  /// `lineBreakMode`.
  public var lineBreakMode: String? { varied["lineBreakMode"] }
  /// `minimumFontSize`.
  public var minimumFontSize: Double? { varied.number("minimumFontSize") }
  /// `minimumScaleFactor`.
  public var minimumScaleFactor: Double? { varied.number("minimumScaleFactor") }
  /// `numberOfLines`.
  public var numberOfLines: Int? { varied.integer("numberOfLines") }
  /// `preferredMaxLayoutWidth`.
  public var preferredMaxLayoutWidth: Double? { varied.number("preferredMaxLayoutWidth") }
  /// `<color key="shadowColor">`.
  public var shadowColor: ColorElement? {
    varied.firstChild("color", key: "shadowColor").map { ColorElement($0) }
  }
  /// `<size key="shadowOffset">`.
  public var shadowOffset: SizeElement? {
    varied.firstChild("size", key: "shadowOffset").map { SizeElement($0) }
  }
  /// `showsExpansionTextWhenTruncated`.
  public var showsExpansionTextWhenTruncated: Bool? { varied.bool("showsExpansionTextWhenTruncated") }
  /// `text`, as an attribute or a `<string>`.
  public var text: String? { varied.string("text") }
  /// `textAlignment`.
  public var textAlignment: String? { varied["textAlignment"] }
  /// `<color key="textColor">`.
  public var textColor: ColorElement? {
    varied.firstChild("color", key: "textColor").map { ColorElement($0) }
  }
  /// `<attributedString key="userComments">`.
  public var userComments: AttributedStringElement? {
    varied.firstChild("attributedString", key: "userComments").map { AttributedStringElement($0) }
  }
  /// `usesAttributedText`.
  public var usesAttributedText: Bool? { varied.bool("usesAttributedText") }
}
