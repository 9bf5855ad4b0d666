@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// An image view: `<imageView>`.
package struct ImageViewElement: ViewAttributes, ControlAttributes {
  package let varied: VariedElement

  package init(_ varied: VariedElement) { self.varied = varied }
}

extension ImageViewElement {
  /// `<accessibility>`.
  package var accessibility: AccessibilityElement? {
    varied.element.firstChild("accessibility").map { AccessibilityElement($0) }
  }
  /// `adjustsImageSizeForAccessibilityContentSizeCategory`.
  package var adjustsImageSizeForAccessibilityContentSizeCategory: Bool? {
    varied.bool("adjustsImageSizeForAccessibilityContentSizeCategory")
  }
  /// `adjustsImageWhenAncestorFocused`.
  package var adjustsImageWhenAncestorFocused: Bool? { varied.bool("adjustsImageWhenAncestorFocused") }
  /// `<animations>`.
  package var animations: MarkupElement? { varied.element.firstChild("animations") }
  /// `<point key="canvasLocation">`.
  package var canvasLocation: PointElement? {
    varied.firstChild("point", key: "canvasLocation").map { PointElement($0) }
  }
  /// `catalog`.
  package var catalog: String? { varied["catalog"] }
  /// `<imageCell key="cell">`.
  package var cell: CellElement? { varied.firstChild("imageCell", key: "cell").map { CellElement($0) } }
  /// `clearsContextBeforeDrawing`.
  package var clearsContextBeforeDrawing: Bool? { varied.bool("clearsContextBeforeDrawing") }
  /// `clipsToBounds`.
  package var clipsToBounds: Bool? { varied.bool("clipsToBounds") }
  /// `<color key="contentTintColor">`.
  package var contentTintColor: ColorElement? {
    varied.firstChild("color", key: "contentTintColor").map { ColorElement($0) }
  }
  /// `focusRingType`.
  package var focusRingType: String? { varied["focusRingType"] }
  /// What `<gestureRecognizers>` holds.
  package var gestureRecognizers: [GestureRecognizerElement] {
    varied.element.firstChild("gestureRecognizers")?.children.map { GestureRecognizerElement($0) } ?? []
  }
  /// `highlightedCatalog`.
  package var highlightedCatalog: String? { varied["highlightedCatalog"] }
  /// `highlightedImage`.
  package var highlightedImage: String? { varied["highlightedImage"] }
  /// `identifier`.
  package var identifier: String? { varied["identifier"] }
  /// `image`.
  package var image: String? { varied["image"] }
  /// `<imageReference key="image">`.
  package var imageReference: ImageReferenceElement? {
    varied.firstChild("imageReference", key: "image").map { ImageReferenceElement($0) }
  }
  /// `mirrorLayoutDirectionWhenInternationalizing`.
  package var mirrorLayoutDirectionWhenInternationalizing: String? {
    varied["mirrorLayoutDirectionWhenInternationalizing"]
  }
  /// `<preferredSymbolConfiguration key="preferredSymbolConfiguration">`.
  package var preferredSymbolConfiguration: SymbolConfigurationElement? {
    varied.firstChild("preferredSymbolConfiguration", key: "preferredSymbolConfiguration").map {
      SymbolConfigurationElement($0)
    }
  }
  /// `<symbolConfiguration key="symbolConfiguration">`.
  package var symbolConfiguration: SymbolConfigurationElement? {
    varied.firstChild("symbolConfiguration", key: "symbolConfiguration").map {
      SymbolConfigurationElement($0)
    }
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
