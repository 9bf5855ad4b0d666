@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A button: `<button>` or `<popUpButton>`.
public struct ButtonElement: ViewAttributes, ControlAttributes {
  public let varied: VariedElement

  public init(_ varied: VariedElement) { self.varied = varied }
}

extension ButtonElement {
  /// `<accessibility>`.
  public var accessibility: AccessibilityElement? {
    varied.element.firstChild("accessibility").map { AccessibilityElement($0) }
  }
  /// `adjustsImageSizeForAccessibilityContentSizeCategory`.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool? {
    varied.bool("adjustsImageSizeForAccessibilityContentSizeCategory")
  }
  /// `adjustsImageWhenDisabled`.
  public var adjustsImageWhenDisabled: Bool? { varied.bool("adjustsImageWhenDisabled") }
  /// `adjustsImageWhenHighlighted`.
  public var adjustsImageWhenHighlighted: Bool? { varied.bool("adjustsImageWhenHighlighted") }
  /// `allowsExpansionToolTips`.
  public var allowsExpansionToolTips: Bool? { varied.bool("allowsExpansionToolTips") }
  /// `<animations>`.
  public var animations: MarkupElement? { varied.element.firstChild("animations") }
  /// `appearanceType`.
  public var appearanceType: String? { varied["appearanceType"] }
  /// `<color key="bezelColor">`.
  public var bezelColor: ColorElement? {
    varied.firstChild("color", key: "bezelColor").map { ColorElement($0) }
  }
  /// `buttonType`.
  public var buttonType: String? { varied["buttonType"] }
  /// `<point key="canvasLocation">`.
  public var canvasLocation: PointElement? {
    varied.firstChild("point", key: "canvasLocation").map { PointElement($0) }
  }
  /// `<buttonCell key="cell">` or `<popUpButtonCell key="cell">`.
  public var cell: CellElement? {
    (varied.firstChild("buttonCell", key: "cell") ?? varied.firstChild("popUpButtonCell", key: "cell")).map {
      CellElement($0)
    }
  }
  /// `clearsContextBeforeDrawing`.
  public var clearsContextBeforeDrawing: Bool? { varied.bool("clearsContextBeforeDrawing") }
  /// `clipsToBounds`.
  public var clipsToBounds: Bool? { varied.bool("clipsToBounds") }
  /// `<buttonConfiguration key="configuration">`.
  public var configuration: ButtonConfigurationElement? {
    varied.firstChild("buttonConfiguration", key: "configuration").map { ButtonConfigurationElement($0) }
  }
  /// `<inset key="contentEdgeInsets">`.
  public var contentEdgeInsets: InsetsElement? {
    varied.firstChild("inset", key: "contentEdgeInsets").map { InsetsElement($0) }
  }
  /// `<rect key="contentStretch">`.
  public var contentStretch: RectElement? {
    varied.firstChild("rect", key: "contentStretch").map { RectElement($0) }
  }
  /// `<color key="contentTintColor">`.
  public var contentTintColor: ColorElement? {
    varied.firstChild("color", key: "contentTintColor").map { ColorElement($0) }
  }
  /// `focusRingType`.
  public var focusRingType: String? { varied["focusRingType"] }
  /// `<fontDescription key="fontDescription">`.
  public var fontDescription: FontDescriptionElement? {
    varied.firstChild("fontDescription", key: "fontDescription").map { FontDescriptionElement($0) }
  }
  /// `<gestureRecognizers>`.
  public var gestureRecognizers: MarkupElement? { varied.element.firstChild("gestureRecognizers") }
  /// `hasAttributedTitle`.
  public var hasAttributedTitle: Bool? { varied.bool("hasAttributedTitle") }
  /// `identifier`.
  public var identifier: String? { varied["identifier"] }
  /// `<inset key="imageEdgeInsets">`.
  public var imageEdgeInsets: InsetsElement? {
    varied.firstChild("inset", key: "imageEdgeInsets").map { InsetsElement($0) }
  }
  /// `imageHugsTitle`.
  public var imageHugsTitle: Bool? { varied.bool("imageHugsTitle") }
  /// `lineBreakMode`.
  public var lineBreakMode: String? { varied["lineBreakMode"] }
  /// `mirrorLayoutDirectionWhenInternationalizing`.
  public var mirrorLayoutDirectionWhenInternationalizing: String? {
    varied["mirrorLayoutDirectionWhenInternationalizing"]
  }
  /// `pointerInteraction`.
  public var pointerInteraction: Bool? { varied.bool("pointerInteraction") }
  /// `preferredBehavioralStyle`.
  public var preferredBehavioralStyle: String? { varied["preferredBehavioralStyle"] }
  /// `reversesTitleShadowWhenHighlighted`.
  public var reversesTitleShadowWhenHighlighted: Bool? { varied.bool("reversesTitleShadowWhenHighlighted") }
  /// `role`.
  public var role: String? { varied["role"] }
  /// `showsMenuAsPrimaryAction`.
  public var showsMenuAsPrimaryAction: Bool? { varied.bool("showsMenuAsPrimaryAction") }
  /// `showsTouchWhenHighlighted`.
  public var showsTouchWhenHighlighted: Bool? { varied.bool("showsTouchWhenHighlighted") }
  /// `springLoaded`.
  public var springLoaded: Bool? { varied.bool("springLoaded") }
  /// `<symbolConfiguration key="symbolConfiguration">`.
  public var symbolConfiguration: SymbolConfigurationElement? {
    varied.firstChild("symbolConfiguration", key: "symbolConfiguration").map {
      SymbolConfigurationElement($0)
    }
  }
  /// `<inset key="titleEdgeInsets">`.
  public var titleEdgeInsets: InsetsElement? {
    varied.firstChild("inset", key: "titleEdgeInsets").map { InsetsElement($0) }
  }
  /// `<size key="titleShadowOffset">`.
  public var titleShadowOffset: SizeElement? {
    varied.firstChild("size", key: "titleShadowOffset").map { SizeElement($0) }
  }
  /// `toolTip`, as an attribute or a `<string>`.
  public var toolTip: String? { varied.string("toolTip") }
  /// `<attributedString key="userComments">`.
  public var userComments: AttributedStringElement? {
    varied.firstChild("attributedString", key: "userComments").map { AttributedStringElement($0) }
  }
  /// `wantsLayer`.
  public var wantsLayer: Bool? { varied.bool("wantsLayer") }
}
