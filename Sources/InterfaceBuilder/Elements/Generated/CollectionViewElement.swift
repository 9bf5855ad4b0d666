@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A collection view: `<collectionView>`.
package struct CollectionViewElement: ViewAttributes {
  package let varied: VariedElement

  package init(_ varied: VariedElement) { self.varied = varied }
}

extension CollectionViewElement {
  /// `allowsEmptySelection`.
  package var allowsEmptySelection: Bool? { varied.bool("allowsEmptySelection") }
  /// `allowsMultipleSelection`.
  package var allowsMultipleSelection: Bool? { varied.bool("allowsMultipleSelection") }
  /// `alwaysBounceHorizontal`.
  package var alwaysBounceHorizontal: Bool? { varied.bool("alwaysBounceHorizontal") }
  /// `alwaysBounceVertical`.
  package var alwaysBounceVertical: Bool? { varied.bool("alwaysBounceVertical") }
  /// `<animations>`.
  package var animations: MarkupElement? { varied.element.firstChild("animations") }
  /// `bounces`.
  package var bounces: Bool? { varied.bool("bounces") }
  /// `bouncesZoom`.
  package var bouncesZoom: Bool? { varied.bool("bouncesZoom") }
  /// `<cells>`.
  package var cells: MarkupElement? { varied.element.firstChild("cells") }
  /// `<collectionViewGridLayout key="collectionViewLayout">` or `<collectionViewLayout key="collectionViewLayout">` or `<collectionViewFlowLayout key="collectionViewLayout">`.
  package var collectionViewLayout: CollectionViewLayoutElement? {
    ((varied.firstChild("collectionViewGridLayout", key: "collectionViewLayout")
      ?? varied.firstChild("collectionViewLayout", key: "collectionViewLayout"))
      ?? varied.firstChild("collectionViewFlowLayout", key: "collectionViewLayout")).map {
        CollectionViewLayoutElement($0)
      }
  }
  /// `contentInsetAdjustmentBehavior`.
  package var contentInsetAdjustmentBehavior: String? { varied["contentInsetAdjustmentBehavior"] }
  /// `dataMode`.
  package var dataMode: String? { varied["dataMode"] }
  /// `delaysContentTouches`.
  package var delaysContentTouches: Bool? { varied.bool("delaysContentTouches") }
  /// `directionalLockEnabled`.
  package var directionalLockEnabled: Bool? { varied.bool("directionalLockEnabled") }
  /// `focusRingType`.
  package var focusRingType: String? { varied["focusRingType"] }
  /// `indicatorStyle`.
  package var indicatorStyle: String? { varied["indicatorStyle"] }
  /// `keyboardDismissMode`.
  package var keyboardDismissMode: String? { varied["keyboardDismissMode"] }
  /// `maximumZoomScale`.
  package var maximumZoomScale: Double? { varied.number("maximumZoomScale") }
  /// `maxNumberOfColumns`.
  package var maxNumberOfColumns: Double? { varied.number("maxNumberOfColumns") }
  /// `maxNumberOfRows`.
  package var maxNumberOfRows: Double? { varied.number("maxNumberOfRows") }
  /// `minimumZoomScale`.
  package var minimumZoomScale: Double? { varied.number("minimumZoomScale") }
  /// `pagingEnabled`.
  package var pagingEnabled: Bool? { varied.bool("pagingEnabled") }
  /// `prefetchingEnabled`.
  package var prefetchingEnabled: Bool? { varied.bool("prefetchingEnabled") }
  /// `<color key="primaryBackgroundColor">`.
  package var primaryBackgroundColor: ColorElement? {
    varied.firstChild("color", key: "primaryBackgroundColor").map { ColorElement($0) }
  }
  /// `scrollEnabled`.
  package var scrollEnabled: Bool? { varied.bool("scrollEnabled") }
  /// `<inset key="scrollIndicatorInsets">`.
  package var scrollIndicatorInsets: InsetsElement? {
    varied.firstChild("inset", key: "scrollIndicatorInsets").map { InsetsElement($0) }
  }
  /// `<color key="secondaryBackgroundColor">`.
  package var secondaryBackgroundColor: ColorElement? {
    varied.firstChild("color", key: "secondaryBackgroundColor").map { ColorElement($0) }
  }
  /// `selectable`.
  package var selectable: Bool? { varied.bool("selectable") }
  /// `showsHorizontalScrollIndicator`.
  package var showsHorizontalScrollIndicator: Bool? { varied.bool("showsHorizontalScrollIndicator") }
  /// `showsVerticalScrollIndicator`.
  package var showsVerticalScrollIndicator: Bool? { varied.bool("showsVerticalScrollIndicator") }
  /// `wantsLayer`.
  package var wantsLayer: Bool? { varied.bool("wantsLayer") }
}
