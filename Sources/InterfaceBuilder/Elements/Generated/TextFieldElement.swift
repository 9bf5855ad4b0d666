@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A text field: `<textField>`, `<secureTextField>`, `<searchField>` and others.
package struct TextFieldElement: ViewAttributes, ControlAttributes {
  package let varied: VariedElement

  package init(_ varied: VariedElement) { self.varied = varied }
}

extension TextFieldElement {
  /// `<accessibility>`.
  package var accessibility: AccessibilityElement? {
    varied.element.firstChild("accessibility").map { AccessibilityElement($0) }
  }
  /// `adjustsFontForContentSizeCategory`.
  package var adjustsFontForContentSizeCategory: Bool? { varied.bool("adjustsFontForContentSizeCategory") }
  /// `adjustsFontSizeToFit`.
  package var adjustsFontSizeToFit: Bool? { varied.bool("adjustsFontSizeToFit") }
  /// `allowsCharacterPickerTouchBarItem`.
  package var allowsCharacterPickerTouchBarItem: Bool? { varied.bool("allowsCharacterPickerTouchBarItem") }
  /// `allowsExpansionToolTips`.
  package var allowsExpansionToolTips: Bool? { varied.bool("allowsExpansionToolTips") }
  /// `<animations>`.
  package var animations: MarkupElement? { varied.element.firstChild("animations") }
  /// `appearanceType`.
  package var appearanceType: String? { varied["appearanceType"] }
  /// `<attributedString key="attributedText">`.
  package var attributedText: AttributedStringElement? {
    varied.firstChild("attributedString", key: "attributedText").map { AttributedStringElement($0) }
  }
  /// `background`.
  package var background: String? { varied["background"] }
  /// `borderStyle`.
  package var borderStyle: String? { varied["borderStyle"] }
  /// `<point key="canvasLocation">`.
  package var canvasLocation: PointElement? {
    varied.firstChild("point", key: "canvasLocation").map { PointElement($0) }
  }
  /// `<textFieldCell key="cell">` or `<secureTextFieldCell key="cell">` or `<searchFieldCell key="cell">` or `<tokenFieldCell key="cell">` or `<comboBoxCell key="cell">`.
  package var cell: CellElement? {
    ((((varied.firstChild("textFieldCell", key: "cell")
      ?? varied.firstChild("secureTextFieldCell", key: "cell"))
      ?? varied.firstChild("searchFieldCell", key: "cell"))
      ?? varied.firstChild("tokenFieldCell", key: "cell")) ?? varied.firstChild("comboBoxCell", key: "cell"))
      .map { CellElement($0) }
  }
  /// `clearButtonMode`.
  package var clearButtonMode: String? { varied["clearButtonMode"] }
  /// `clearsContextBeforeDrawing`.
  package var clearsContextBeforeDrawing: Bool? { varied.bool("clearsContextBeforeDrawing") }
  /// `clearsOnBeginEditing`.
  package var clearsOnBeginEditing: Bool? { varied.bool("clearsOnBeginEditing") }
  /// `clipsToBounds`.
  package var clipsToBounds: Bool? { varied.bool("clipsToBounds") }
  /// `contentType`.
  package var contentType: String? { varied["contentType"] }
  /// `focusRingType`.
  package var focusRingType: String? { varied["focusRingType"] }
  /// `<fontDescription key="fontDescription">`.
  package var fontDescription: FontDescriptionElement? {
    varied.firstChild("fontDescription", key: "fontDescription").map { FontDescriptionElement($0) }
  }
  /// What `<gestureRecognizers>` holds.
  package var gestureRecognizers: [GestureRecognizerElement] {
    varied.element.firstChild("gestureRecognizers")?.children.map { GestureRecognizerElement($0) } ?? []
  }
  /// `identifier`.
  package var identifier: String? { varied["identifier"] }
  /// `minimumFontSize`.
  package var minimumFontSize: Double? { varied.number("minimumFontSize") }
  /// `mirrorLayoutDirectionWhenInternationalizing`.
  package var mirrorLayoutDirectionWhenInternationalizing: String? {
    varied["mirrorLayoutDirectionWhenInternationalizing"]
  }
  /// `placeholder`, as an attribute or a `<string>`.
  package var placeholder: String? { varied.string("placeholder") }
  /// `preferredMaxLayoutWidth`.
  package var preferredMaxLayoutWidth: Double? { varied.number("preferredMaxLayoutWidth") }
  /// `setsMaxLayoutWidthAtFirstLayout`.
  package var setsMaxLayoutWidthAtFirstLayout: Bool? { varied.bool("setsMaxLayoutWidthAtFirstLayout") }
  /// `text`, as an attribute or a `<string>`.
  package var text: String? { varied.string("text") }
  /// `textAlignment`.
  package var textAlignment: String? { varied["textAlignment"] }
  /// `<color key="textColor">`.
  package var textColor: ColorElement? {
    varied.firstChild("color", key: "textColor").map { ColorElement($0) }
  }
  /// `textCompletion`.
  package var textCompletion: Bool? { varied.bool("textCompletion") }
  /// `<textInputTraits key="textInputTraits">`.
  package var textInputTraits: TextInputTraitsElement? {
    varied.firstChild("textInputTraits", key: "textInputTraits").map { TextInputTraitsElement($0) }
  }
  /// `toolTip`, as an attribute or a `<string>`.
  package var toolTip: String? { varied.string("toolTip") }
  /// `<attributedString key="userComments">`.
  package var userComments: AttributedStringElement? {
    varied.firstChild("attributedString", key: "userComments").map { AttributedStringElement($0) }
  }
  /// `usesAttributedText`.
  package var usesAttributedText: Bool? { varied.bool("usesAttributedText") }
  /// `wantsLayer`.
  package var wantsLayer: Bool? { varied.bool("wantsLayer") }
}
