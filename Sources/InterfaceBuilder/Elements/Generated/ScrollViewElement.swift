@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A scroll view: `<scrollView>`.
public struct ScrollViewElement: ViewAttributes {
  public let varied: VariedElement

  public init(_ varied: VariedElement) { self.varied = varied }
}

extension ScrollViewElement {
  /// `<accessibility>`.
  public var accessibility: AccessibilityElement? {
    varied.element.firstChild("accessibility").map { AccessibilityElement($0) }
  }
  /// `allowsMagnification`.
  public var allowsMagnification: Bool? { varied.bool("allowsMagnification") }
  /// `alwaysBounceHorizontal`.
  public var alwaysBounceHorizontal: Bool? { varied.bool("alwaysBounceHorizontal") }
  /// `alwaysBounceVertical`.
  public var alwaysBounceVertical: Bool? { varied.bool("alwaysBounceVertical") }
  /// `<animations>`.
  public var animations: MarkupElement? { varied.element.firstChild("animations") }
  /// `appearanceType`.
  public var appearanceType: String? { varied["appearanceType"] }
  /// `autohidesScrollers`.
  public var autohidesScrollers: Bool? { varied.bool("autohidesScrollers") }
  /// `borderType`.
  public var borderType: String? { varied["borderType"] }
  /// `bounces`.
  public var bounces: Bool? { varied.bool("bounces") }
  /// `bouncesZoom`.
  public var bouncesZoom: Bool? { varied.bool("bouncesZoom") }
  /// `<point key="canvasLocation">`.
  public var canvasLocation: PointElement? {
    varied.firstChild("point", key: "canvasLocation").map { PointElement($0) }
  }
  /// `<inset key="contentInset">`.
  public var contentInset: InsetsElement? {
    varied.firstChild("inset", key: "contentInset").map { InsetsElement($0) }
  }
  /// `contentInsetAdjustmentBehavior`.
  public var contentInsetAdjustmentBehavior: String? { varied["contentInsetAdjustmentBehavior"] }
  /// `<edgeInsets key="contentInsets">`.
  public var contentInsets: InsetsElement? {
    varied.firstChild("edgeInsets", key: "contentInsets").map { InsetsElement($0) }
  }
  /// `<size key="contentSize">`.
  public var contentSize: SizeElement? {
    varied.firstChild("size", key: "contentSize").map { SizeElement($0) }
  }
  /// `delaysContentTouches`.
  public var delaysContentTouches: Bool? { varied.bool("delaysContentTouches") }
  /// `directionalLockEnabled`.
  public var directionalLockEnabled: Bool? { varied.bool("directionalLockEnabled") }
  /// `findBarPosition`.
  public var findBarPosition: String? { varied["findBarPosition"] }
  /// `focusRingType`.
  public var focusRingType: String? { varied["focusRingType"] }
  /// `<gestureRecognizers>`.
  public var gestureRecognizers: MarkupElement? { varied.element.firstChild("gestureRecognizers") }
  /// `hasHorizontalScroller`.
  public var hasHorizontalScroller: Bool? { varied.bool("hasHorizontalScroller") }
  /// `hasVerticalScroller`.
  public var hasVerticalScroller: Bool? { varied.bool("hasVerticalScroller") }
  /// `horizontalLineScroll`.
  public var horizontalLineScroll: Double? { varied.number("horizontalLineScroll") }
  /// `horizontalPageScroll`.
  public var horizontalPageScroll: Double? { varied.number("horizontalPageScroll") }
  /// `horizontalScrollElasticity`.
  public var horizontalScrollElasticity: String? { varied["horizontalScrollElasticity"] }
  /// `identifier`.
  public var identifier: String? { varied["identifier"] }
  /// `indicatorStyle`.
  public var indicatorStyle: String? { varied["indicatorStyle"] }
  /// `<inset key="insetFor6xAndEarlier">`.
  public var insetFor6xAndEarlier: InsetsElement? {
    varied.firstChild("inset", key: "insetFor6xAndEarlier").map { InsetsElement($0) }
  }
  /// `keyboardDismissMode`.
  public var keyboardDismissMode: String? { varied["keyboardDismissMode"] }
  /// `maximumZoomScale`.
  public var maximumZoomScale: Double? { varied.number("maximumZoomScale") }
  /// `minimumZoomScale`.
  public var minimumZoomScale: Double? { varied.number("minimumZoomScale") }
  /// `pagingEnabled`.
  public var pagingEnabled: Bool? { varied.bool("pagingEnabled") }
  /// `scrollEnabled`.
  public var scrollEnabled: Bool? { varied.bool("scrollEnabled") }
  /// `<edgeInsets key="scrollerInsets">`.
  public var scrollerInsets: InsetsElement? {
    varied.firstChild("edgeInsets", key: "scrollerInsets").map { InsetsElement($0) }
  }
  /// `scrollerKnobStyle`.
  public var scrollerKnobStyle: String? { varied["scrollerKnobStyle"] }
  /// `<inset key="scrollIndicatorInsets">`.
  public var scrollIndicatorInsets: InsetsElement? {
    varied.firstChild("inset", key: "scrollIndicatorInsets").map { InsetsElement($0) }
  }
  /// `showsHorizontalScrollIndicator`.
  public var showsHorizontalScrollIndicator: Bool? { varied.bool("showsHorizontalScrollIndicator") }
  /// `showsVerticalScrollIndicator`.
  public var showsVerticalScrollIndicator: Bool? { varied.bool("showsVerticalScrollIndicator") }
  /// `<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics">`.
  public var simulatedDestinationMetrics: SimulatedMetricsElement? {
    varied.firstChild("freeformSimulatedSizeMetrics", key: "simulatedDestinationMetrics").map {
      SimulatedMetricsElement($0)
    }
  }
  /// `<simulatedStatusBarMetrics key="simulatedStatusBarMetrics">`.
  public var simulatedStatusBarMetrics: SimulatedMetricsElement? {
    varied.firstChild("simulatedStatusBarMetrics", key: "simulatedStatusBarMetrics").map {
      SimulatedMetricsElement($0)
    }
  }
  /// `toolTip`, as an attribute or a `<string>`.
  public var toolTip: String? { varied.string("toolTip") }
  /// `usesPredominantAxisScrolling`.
  public var usesPredominantAxisScrolling: Bool? { varied.bool("usesPredominantAxisScrolling") }
  /// `verticalLineScroll`.
  public var verticalLineScroll: Double? { varied.number("verticalLineScroll") }
  /// `verticalPageScroll`.
  public var verticalPageScroll: Double? { varied.number("verticalPageScroll") }
  /// `verticalScrollElasticity`.
  public var verticalScrollElasticity: String? { varied["verticalScrollElasticity"] }
  /// `wantsLayer`.
  public var wantsLayer: Bool? { varied.bool("wantsLayer") }
}
