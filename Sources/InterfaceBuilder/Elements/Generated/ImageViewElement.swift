@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// An image view: `<imageView>`.
public struct ImageViewElement: ViewAttributes, ControlAttributes {
  public let varied: VariedElement

  public init(_ varied: VariedElement) { self.varied = varied }
}

extension ImageViewElement {
  /// `<accessibility>`.
  public var accessibility: AccessibilityElement? {
    varied.element.firstChild("accessibility").map { AccessibilityElement($0) }
  }
  /// `adjustsImageSizeForAccessibilityContentSizeCategory`.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool? {
    varied.bool("adjustsImageSizeForAccessibilityContentSizeCategory")
  }
  /// `adjustsImageWhenAncestorFocused`.
  public var adjustsImageWhenAncestorFocused: Bool? { varied.bool("adjustsImageWhenAncestorFocused") }
  /// `<animations>`.
  public var animations: MarkupElement? { varied.element.firstChild("animations") }
  /// `<point key="canvasLocation">`.
  public var canvasLocation: PointElement? {
    varied.firstChild("point", key: "canvasLocation").map { PointElement($0) }
  }
  /// `catalog`.
  public var catalog: String? { varied["catalog"] }
  /// `<imageCell key="cell">`.
  public var cell: CellElement? { varied.firstChild("imageCell", key: "cell").map { CellElement($0) } }
  /// `clearsContextBeforeDrawing`.
  public var clearsContextBeforeDrawing: Bool? { varied.bool("clearsContextBeforeDrawing") }
  /// `clipsToBounds`.
  public var clipsToBounds: Bool? { varied.bool("clipsToBounds") }
  /// `<color key="contentTintColor">`.
  public var contentTintColor: ColorElement? {
    varied.firstChild("color", key: "contentTintColor").map { ColorElement($0) }
  }
  /// `focusRingType`.
  public var focusRingType: String? { varied["focusRingType"] }
  /// `<gestureRecognizers>`.
  public var gestureRecognizers: MarkupElement? { varied.element.firstChild("gestureRecognizers") }
  /// `highlightedCatalog`.
  public var highlightedCatalog: String? { varied["highlightedCatalog"] }
  /// `highlightedImage`.
  public var highlightedImage: String? { varied["highlightedImage"] }
  /// `identifier`.
  public var identifier: String? { varied["identifier"] }
  /// `image`.
  public var image: String? { varied["image"] }
  /// `<imageReference key="image">`.
  public var imageReference: ImageReferenceElement? {
    varied.firstChild("imageReference", key: "image").map { ImageReferenceElement($0) }
  }
  /// `mirrorLayoutDirectionWhenInternationalizing`.
  public var mirrorLayoutDirectionWhenInternationalizing: String? {
    varied["mirrorLayoutDirectionWhenInternationalizing"]
  }
  /// `<preferredSymbolConfiguration key="preferredSymbolConfiguration">`.
  public var preferredSymbolConfiguration: SymbolConfigurationElement? {
    varied.firstChild("preferredSymbolConfiguration", key: "preferredSymbolConfiguration").map {
      SymbolConfigurationElement($0)
    }
  }
  /// `<symbolConfiguration key="symbolConfiguration">`.
  public var symbolConfiguration: SymbolConfigurationElement? {
    varied.firstChild("symbolConfiguration", key: "symbolConfiguration").map {
      SymbolConfigurationElement($0)
    }
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
