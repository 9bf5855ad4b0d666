@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A text field: `<textField>`, `<secureTextField>`, `<searchField>` and others.
public struct TextFieldElement: ViewAttributes, ControlAttributes {
  public let varied: VariedElement

  public init(_ varied: VariedElement) { self.varied = varied }
}

extension TextFieldElement {
  /// `<accessibility>`.
  public var accessibility: AccessibilityElement? {
    varied.element.firstChild("accessibility").map { AccessibilityElement($0) }
  }
  /// `adjustsFontForContentSizeCategory`.
  public var adjustsFontForContentSizeCategory: Bool? { varied.bool("adjustsFontForContentSizeCategory") }
  /// `adjustsFontSizeToFit`.
  public var adjustsFontSizeToFit: Bool? { varied.bool("adjustsFontSizeToFit") }
  /// `allowsCharacterPickerTouchBarItem`.
  public var allowsCharacterPickerTouchBarItem: Bool? { varied.bool("allowsCharacterPickerTouchBarItem") }
  /// `allowsExpansionToolTips`.
  public var allowsExpansionToolTips: Bool? { varied.bool("allowsExpansionToolTips") }
  /// `<animations>`.
  public var animations: MarkupElement? { varied.element.firstChild("animations") }
  /// `appearanceType`.
  public var appearanceType: String? { varied["appearanceType"] }
  /// `<attributedString key="attributedText">`.
  public var attributedText: AttributedStringElement? {
    varied.firstChild("attributedString", key: "attributedText").map { AttributedStringElement($0) }
  }
  /// `background`.
  public var background: String? { varied["background"] }
  /// `borderStyle`.
  public var borderStyle: String? { varied["borderStyle"] }
  /// `<point key="canvasLocation">`.
  public var canvasLocation: PointElement? {
    varied.firstChild("point", key: "canvasLocation").map { PointElement($0) }
  }
  /// `<textFieldCell key="cell">` or `<secureTextFieldCell key="cell">` or `<searchFieldCell key="cell">` or `<tokenFieldCell key="cell">` or `<comboBoxCell key="cell">`.
  public var cell: CellElement? {
    ((((varied.firstChild("textFieldCell", key: "cell")
      ?? varied.firstChild("secureTextFieldCell", key: "cell"))
      ?? varied.firstChild("searchFieldCell", key: "cell"))
      ?? varied.firstChild("tokenFieldCell", key: "cell")) ?? varied.firstChild("comboBoxCell", key: "cell"))
      .map { CellElement($0) }
  }
  /// `clearButtonMode`.
  public var clearButtonMode: String? { varied["clearButtonMode"] }
  /// `clearsContextBeforeDrawing`.
  public var clearsContextBeforeDrawing: Bool? { varied.bool("clearsContextBeforeDrawing") }
  /// `clearsOnBeginEditing`.
  public var clearsOnBeginEditing: Bool? { varied.bool("clearsOnBeginEditing") }
  /// `clipsToBounds`.
  public var clipsToBounds: Bool? { varied.bool("clipsToBounds") }
  /// `contentType`.
  public var contentType: String? { varied["contentType"] }
  /// `focusRingType`.
  public var focusRingType: String? { varied["focusRingType"] }
  /// `<fontDescription key="fontDescription">`.
  public var fontDescription: FontDescriptionElement? {
    varied.firstChild("fontDescription", key: "fontDescription").map { FontDescriptionElement($0) }
  }
  /// `<gestureRecognizers>`.
  public var gestureRecognizers: MarkupElement? { varied.element.firstChild("gestureRecognizers") }
  /// `identifier`.
  public var identifier: String? { varied["identifier"] }
  /// `minimumFontSize`.
  public var minimumFontSize: Double? { varied.number("minimumFontSize") }
  /// `mirrorLayoutDirectionWhenInternationalizing`.
  public var mirrorLayoutDirectionWhenInternationalizing: String? {
    varied["mirrorLayoutDirectionWhenInternationalizing"]
  }
  /// `placeholder`, as an attribute or a `<string>`.
  public var placeholder: String? { varied.string("placeholder") }
  /// `preferredMaxLayoutWidth`.
  public var preferredMaxLayoutWidth: Double? { varied.number("preferredMaxLayoutWidth") }
  /// `setsMaxLayoutWidthAtFirstLayout`.
  public var setsMaxLayoutWidthAtFirstLayout: Bool? { varied.bool("setsMaxLayoutWidthAtFirstLayout") }
  /// `text`, as an attribute or a `<string>`.
  public var text: String? { varied.string("text") }
  /// `textAlignment`.
  public var textAlignment: String? { varied["textAlignment"] }
  /// `<color key="textColor">`.
  public var textColor: ColorElement? {
    varied.firstChild("color", key: "textColor").map { ColorElement($0) }
  }
  /// `textCompletion`.
  public var textCompletion: Bool? { varied.bool("textCompletion") }
  /// `<textInputTraits key="textInputTraits">`.
  public var textInputTraits: TextInputTraitsElement? {
    varied.firstChild("textInputTraits", key: "textInputTraits").map { TextInputTraitsElement($0) }
  }
  /// `toolTip`, as an attribute or a `<string>`.
  public var toolTip: String? { varied.string("toolTip") }
  /// `<attributedString key="userComments">`.
  public var userComments: AttributedStringElement? {
    varied.firstChild("attributedString", key: "userComments").map { AttributedStringElement($0) }
  }
  /// `usesAttributedText`.
  public var usesAttributedText: Bool? { varied.bool("usesAttributedText") }
  /// `wantsLayer`.
  public var wantsLayer: Bool? { varied.bool("wantsLayer") }
}
