@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A scroll view: `<scrollView>`.
package struct ScrollViewElement: ViewAttributes {
  package let varied: VariedElement

  package init(_ varied: VariedElement) { self.varied = varied }
}

extension ScrollViewElement {
  /// `<accessibility>`.
  package var accessibility: AccessibilityElement? {
    varied.element.firstChild("accessibility").map { AccessibilityElement($0) }
  }
  /// `allowsMagnification`.
  package var allowsMagnification: Bool? { varied.bool("allowsMagnification") }
  /// `alwaysBounceHorizontal`.
  package var alwaysBounceHorizontal: Bool? { varied.bool("alwaysBounceHorizontal") }
  /// `alwaysBounceVertical`.
  package var alwaysBounceVertical: Bool? { varied.bool("alwaysBounceVertical") }
  /// `<animations>`.
  package var animations: MarkupElement? { varied.element.firstChild("animations") }
  /// `appearanceType`.
  package var appearanceType: String? { varied["appearanceType"] }
  /// `autohidesScrollers`.
  package var autohidesScrollers: Bool? { varied.bool("autohidesScrollers") }
  /// `borderType`.
  package var borderType: String? { varied["borderType"] }
  /// `bounces`.
  package var bounces: Bool? { varied.bool("bounces") }
  /// `bouncesZoom`.
  package var bouncesZoom: Bool? { varied.bool("bouncesZoom") }
  /// `<point key="canvasLocation">`.
  package var canvasLocation: PointElement? {
    varied.firstChild("point", key: "canvasLocation").map { PointElement($0) }
  }
  /// `<inset key="contentInset">`.
  package var contentInset: InsetsElement? {
    varied.firstChild("inset", key: "contentInset").map { InsetsElement($0) }
  }
  /// `contentInsetAdjustmentBehavior`.
  package var contentInsetAdjustmentBehavior: String? { varied["contentInsetAdjustmentBehavior"] }
  /// `<edgeInsets key="contentInsets">`.
  package var contentInsets: InsetsElement? {
    varied.firstChild("edgeInsets", key: "contentInsets").map { InsetsElement($0) }
  }
  /// `<size key="contentSize">`.
  package var contentSize: SizeElement? {
    varied.firstChild("size", key: "contentSize").map { SizeElement($0) }
  }
  /// `delaysContentTouches`.
  package var delaysContentTouches: Bool? { varied.bool("delaysContentTouches") }
  /// `directionalLockEnabled`.
  package var directionalLockEnabled: Bool? { varied.bool("directionalLockEnabled") }
  /// `findBarPosition`.
  package var findBarPosition: String? { varied["findBarPosition"] }
  /// `focusRingType`.
  package var focusRingType: String? { varied["focusRingType"] }
  /// What `<gestureRecognizers>` holds.
  package var gestureRecognizers: [GestureRecognizerElement] {
    varied.element.firstChild("gestureRecognizers")?.children.map { GestureRecognizerElement($0) } ?? []
  }
  /// `hasHorizontalScroller`.
  package var hasHorizontalScroller: Bool? { varied.bool("hasHorizontalScroller") }
  /// `hasVerticalScroller`.
  package var hasVerticalScroller: Bool? { varied.bool("hasVerticalScroller") }
  /// `horizontalLineScroll`.
  package var horizontalLineScroll: Double? { varied.number("horizontalLineScroll") }
  /// `horizontalPageScroll`.
  package var horizontalPageScroll: Double? { varied.number("horizontalPageScroll") }
  /// `horizontalScrollElasticity`.
  package var horizontalScrollElasticity: String? { varied["horizontalScrollElasticity"] }
  /// `identifier`.
  package var identifier: String? { varied["identifier"] }
  /// `indicatorStyle`.
  package var indicatorStyle: String? { varied["indicatorStyle"] }
  /// `<inset key="insetFor6xAndEarlier">`.
  package var insetFor6xAndEarlier: InsetsElement? {
    varied.firstChild("inset", key: "insetFor6xAndEarlier").map { InsetsElement($0) }
  }
  /// `keyboardDismissMode`.
  package var keyboardDismissMode: String? { varied["keyboardDismissMode"] }
  /// `maximumZoomScale`.
  package var maximumZoomScale: Double? { varied.number("maximumZoomScale") }
  /// `minimumZoomScale`.
  package var minimumZoomScale: Double? { varied.number("minimumZoomScale") }
  /// `pagingEnabled`.
  package var pagingEnabled: Bool? { varied.bool("pagingEnabled") }
  /// `scrollEnabled`.
  package var scrollEnabled: Bool? { varied.bool("scrollEnabled") }
  /// `<edgeInsets key="scrollerInsets">`.
  package var scrollerInsets: InsetsElement? {
    varied.firstChild("edgeInsets", key: "scrollerInsets").map { InsetsElement($0) }
  }
  /// `scrollerKnobStyle`.
  package var scrollerKnobStyle: String? { varied["scrollerKnobStyle"] }
  /// `<inset key="scrollIndicatorInsets">`.
  package var scrollIndicatorInsets: InsetsElement? {
    varied.firstChild("inset", key: "scrollIndicatorInsets").map { InsetsElement($0) }
  }
  /// `showsHorizontalScrollIndicator`.
  package var showsHorizontalScrollIndicator: Bool? { varied.bool("showsHorizontalScrollIndicator") }
  /// `showsVerticalScrollIndicator`.
  package var showsVerticalScrollIndicator: Bool? { varied.bool("showsVerticalScrollIndicator") }
  /// `<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics">`.
  package var simulatedDestinationMetrics: SimulatedMetricsElement? {
    varied.firstChild("freeformSimulatedSizeMetrics", key: "simulatedDestinationMetrics").map {
      SimulatedMetricsElement($0)
    }
  }
  /// `<simulatedStatusBarMetrics key="simulatedStatusBarMetrics">`.
  package var simulatedStatusBarMetrics: SimulatedMetricsElement? {
    varied.firstChild("simulatedStatusBarMetrics", key: "simulatedStatusBarMetrics").map {
      SimulatedMetricsElement($0)
    }
  }
  /// `toolTip`, as an attribute or a `<string>`.
  package var toolTip: String? { varied.string("toolTip") }
  /// `usesPredominantAxisScrolling`.
  package var usesPredominantAxisScrolling: Bool? { varied.bool("usesPredominantAxisScrolling") }
  /// `verticalLineScroll`.
  package var verticalLineScroll: Double? { varied.number("verticalLineScroll") }
  /// `verticalPageScroll`.
  package var verticalPageScroll: Double? { varied.number("verticalPageScroll") }
  /// `verticalScrollElasticity`.
  package var verticalScrollElasticity: String? { varied["verticalScrollElasticity"] }
  /// `wantsLayer`.
  package var wantsLayer: Bool? { varied.bool("wantsLayer") }
}
