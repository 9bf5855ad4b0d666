@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A collection view: `<collectionView>`.
public struct CollectionViewElement: ViewAttributes {
  public let varied: VariedElement

  public init(_ varied: VariedElement) { self.varied = varied }
}

extension CollectionViewElement {
  /// `allowsEmptySelection`.
  public var allowsEmptySelection: Bool? { varied.bool("allowsEmptySelection") }
  /// `allowsMultipleSelection`.
  public var allowsMultipleSelection: Bool? { varied.bool("allowsMultipleSelection") }
  /// `alwaysBounceHorizontal`.
  public var alwaysBounceHorizontal: Bool? { varied.bool("alwaysBounceHorizontal") }
  /// `alwaysBounceVertical`.
  public var alwaysBounceVertical: Bool? { varied.bool("alwaysBounceVertical") }
  /// `<animations>`.
  public var animations: MarkupElement? { varied.element.firstChild("animations") }
  /// `bounces`.
  public var bounces: Bool? { varied.bool("bounces") }
  /// `bouncesZoom`.
  public var bouncesZoom: Bool? { varied.bool("bouncesZoom") }
  /// `<cells>`.
  public var cells: MarkupElement? { varied.element.firstChild("cells") }
  /// `<collectionViewGridLayout key="collectionViewLayout">` or `<collectionViewLayout key="collectionViewLayout">` or `<collectionViewFlowLayout key="collectionViewLayout">`.
  public var collectionViewLayout: CollectionViewLayoutElement? {
    ((varied.firstChild("collectionViewGridLayout", key: "collectionViewLayout")
      ?? varied.firstChild("collectionViewLayout", key: "collectionViewLayout"))
      ?? varied.firstChild("collectionViewFlowLayout", key: "collectionViewLayout")).map {
        CollectionViewLayoutElement($0)
      }
  }
  /// `contentInsetAdjustmentBehavior`.
  public var contentInsetAdjustmentBehavior: String? { varied["contentInsetAdjustmentBehavior"] }
  /// `dataMode`.
  public var dataMode: String? { varied["dataMode"] }
  /// `delaysContentTouches`.
  public var delaysContentTouches: Bool? { varied.bool("delaysContentTouches") }
  /// `directionalLockEnabled`.
  public var directionalLockEnabled: Bool? { varied.bool("directionalLockEnabled") }
  /// `focusRingType`.
  public var focusRingType: String? { varied["focusRingType"] }
  /// `indicatorStyle`.
  public var indicatorStyle: String? { varied["indicatorStyle"] }
  /// `keyboardDismissMode`.
  public var keyboardDismissMode: String? { varied["keyboardDismissMode"] }
  /// `maximumZoomScale`.
  public var maximumZoomScale: Double? { varied.number("maximumZoomScale") }
  /// `maxNumberOfColumns`.
  public var maxNumberOfColumns: Double? { varied.number("maxNumberOfColumns") }
  /// `maxNumberOfRows`.
  public var maxNumberOfRows: Double? { varied.number("maxNumberOfRows") }
  /// `minimumZoomScale`.
  public var minimumZoomScale: Double? { varied.number("minimumZoomScale") }
  /// `pagingEnabled`.
  public var pagingEnabled: Bool? { varied.bool("pagingEnabled") }
  /// `prefetchingEnabled`.
  public var prefetchingEnabled: Bool? { varied.bool("prefetchingEnabled") }
  /// `<color key="primaryBackgroundColor">`.
  public var primaryBackgroundColor: ColorElement? {
    varied.firstChild("color", key: "primaryBackgroundColor").map { ColorElement($0) }
  }
  /// `scrollEnabled`.
  public var scrollEnabled: Bool? { varied.bool("scrollEnabled") }
  /// `<inset key="scrollIndicatorInsets">`.
  public var scrollIndicatorInsets: InsetsElement? {
    varied.firstChild("inset", key: "scrollIndicatorInsets").map { InsetsElement($0) }
  }
  /// `<color key="secondaryBackgroundColor">`.
  public var secondaryBackgroundColor: ColorElement? {
    varied.firstChild("color", key: "secondaryBackgroundColor").map { ColorElement($0) }
  }
  /// `selectable`.
  public var selectable: Bool? { varied.bool("selectable") }
  /// `showsHorizontalScrollIndicator`.
  public var showsHorizontalScrollIndicator: Bool? { varied.bool("showsHorizontalScrollIndicator") }
  /// `showsVerticalScrollIndicator`.
  public var showsVerticalScrollIndicator: Bool? { varied.bool("showsVerticalScrollIndicator") }
  /// `wantsLayer`.
  public var wantsLayer: Bool? { varied.bool("wantsLayer") }
}
