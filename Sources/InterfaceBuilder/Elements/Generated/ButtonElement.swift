@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A button: `<button>` or `<popUpButton>`.
package struct ButtonElement: ViewAttributes, ControlAttributes {
  package let varied: VariedElement

  package init(_ varied: VariedElement) { self.varied = varied }
}

extension ButtonElement {
  /// `<accessibility>`.
  package var accessibility: AccessibilityElement? {
    varied.element.firstChild("accessibility").map { AccessibilityElement($0) }
  }
  /// `adjustsImageSizeForAccessibilityContentSizeCategory`.
  package var adjustsImageSizeForAccessibilityContentSizeCategory: Bool? {
    varied.bool("adjustsImageSizeForAccessibilityContentSizeCategory")
  }
  /// `adjustsImageWhenDisabled`.
  package var adjustsImageWhenDisabled: Bool? { varied.bool("adjustsImageWhenDisabled") }
  /// `adjustsImageWhenHighlighted`.
  package var adjustsImageWhenHighlighted: Bool? { varied.bool("adjustsImageWhenHighlighted") }
  /// `allowsExpansionToolTips`.
  package var allowsExpansionToolTips: Bool? { varied.bool("allowsExpansionToolTips") }
  /// `<animations>`.
  package var animations: MarkupElement? { varied.element.firstChild("animations") }
  /// `appearanceType`.
  package var appearanceType: String? { varied["appearanceType"] }
  /// `<color key="bezelColor">`.
  package var bezelColor: ColorElement? {
    varied.firstChild("color", key: "bezelColor").map { ColorElement($0) }
  }
  /// `buttonType`.
  package var buttonType: String? { varied["buttonType"] }
  /// `<point key="canvasLocation">`.
  package var canvasLocation: PointElement? {
    varied.firstChild("point", key: "canvasLocation").map { PointElement($0) }
  }
  /// `<buttonCell key="cell">` or `<popUpButtonCell key="cell">`.
  package var cell: CellElement? {
    (varied.firstChild("buttonCell", key: "cell") ?? varied.firstChild("popUpButtonCell", key: "cell")).map {
      CellElement($0)
    }
  }
  /// `clearsContextBeforeDrawing`.
  package var clearsContextBeforeDrawing: Bool? { varied.bool("clearsContextBeforeDrawing") }
  /// `clipsToBounds`.
  package var clipsToBounds: Bool? { varied.bool("clipsToBounds") }
  /// `<buttonConfiguration key="configuration">`.
  package var configuration: ButtonConfigurationElement? {
    varied.firstChild("buttonConfiguration", key: "configuration").map { ButtonConfigurationElement($0) }
  }
  /// `<inset key="contentEdgeInsets">`.
  package var contentEdgeInsets: InsetsElement? {
    varied.firstChild("inset", key: "contentEdgeInsets").map { InsetsElement($0) }
  }
  /// `<rect key="contentStretch">`.
  package var contentStretch: RectElement? {
    varied.firstChild("rect", key: "contentStretch").map { RectElement($0) }
  }
  /// `<color key="contentTintColor">`.
  package var contentTintColor: ColorElement? {
    varied.firstChild("color", key: "contentTintColor").map { ColorElement($0) }
  }
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
  /// `hasAttributedTitle`.
  package var hasAttributedTitle: Bool? { varied.bool("hasAttributedTitle") }
  /// `identifier`.
  package var identifier: String? { varied["identifier"] }
  /// `<inset key="imageEdgeInsets">`.
  package var imageEdgeInsets: InsetsElement? {
    varied.firstChild("inset", key: "imageEdgeInsets").map { InsetsElement($0) }
  }
  /// `imageHugsTitle`.
  package var imageHugsTitle: Bool? { varied.bool("imageHugsTitle") }
  /// `lineBreakMode`.
  package var lineBreakMode: String? { varied["lineBreakMode"] }
  /// `mirrorLayoutDirectionWhenInternationalizing`.
  package var mirrorLayoutDirectionWhenInternationalizing: String? {
    varied["mirrorLayoutDirectionWhenInternationalizing"]
  }
  /// `pointerInteraction`.
  package var pointerInteraction: Bool? { varied.bool("pointerInteraction") }
  /// `preferredBehavioralStyle`.
  package var preferredBehavioralStyle: String? { varied["preferredBehavioralStyle"] }
  /// `reversesTitleShadowWhenHighlighted`.
  package var reversesTitleShadowWhenHighlighted: Bool? { varied.bool("reversesTitleShadowWhenHighlighted") }
  /// `role`.
  package var role: String? { varied["role"] }
  /// `showsMenuAsPrimaryAction`.
  package var showsMenuAsPrimaryAction: Bool? { varied.bool("showsMenuAsPrimaryAction") }
  /// `showsTouchWhenHighlighted`.
  package var showsTouchWhenHighlighted: Bool? { varied.bool("showsTouchWhenHighlighted") }
  /// `springLoaded`.
  package var springLoaded: Bool? { varied.bool("springLoaded") }
  /// `<symbolConfiguration key="symbolConfiguration">`.
  package var symbolConfiguration: SymbolConfigurationElement? {
    varied.firstChild("symbolConfiguration", key: "symbolConfiguration").map {
      SymbolConfigurationElement($0)
    }
  }
  /// `<inset key="titleEdgeInsets">`.
  package var titleEdgeInsets: InsetsElement? {
    varied.firstChild("inset", key: "titleEdgeInsets").map { InsetsElement($0) }
  }
  /// `<size key="titleShadowOffset">`.
  package var titleShadowOffset: SizeElement? {
    varied.firstChild("size", key: "titleShadowOffset").map { SizeElement($0) }
  }
  /// `toolTip`, as an attribute or a `<string>`.
  package var toolTip: String? { varied.string("toolTip") }
  /// `<attributedString key="userComments">`.
  package var userComments: AttributedStringElement? {
    varied.firstChild("attributedString", key: "userComments").map { AttributedStringElement($0) }
  }
  /// `wantsLayer`.
  package var wantsLayer: Bool? { varied.bool("wantsLayer") }
}
