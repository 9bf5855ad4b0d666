@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A view, of any kind: `<view>`, `<customView>`, `<containerView>` and others.
package struct ViewElement: ViewAttributes {
  package let varied: VariedElement

  package init(_ varied: VariedElement) { self.varied = varied }
}

extension ViewElement {
  /// `<accessibility>`.
  package var accessibility: AccessibilityElement? {
    varied.element.firstChild("accessibility").map { AccessibilityElement($0) }
  }
  /// `allowsBackForwardNavigationGestures`.
  package var allowsBackForwardNavigationGestures: Bool? {
    varied.bool("allowsBackForwardNavigationGestures")
  }
  /// `allowsCameraControl`.
  package var allowsCameraControl: Bool? { varied.bool("allowsCameraControl") }
  /// `allowsEmptySelection`.
  package var allowsEmptySelection: Bool? { varied.bool("allowsEmptySelection") }
  /// `allowsExpansionToolTips`.
  package var allowsExpansionToolTips: Bool? { varied.bool("allowsExpansionToolTips") }
  /// `allowsInlineMediaPlayback`.
  package var allowsInlineMediaPlayback: Bool? { varied.bool("allowsInlineMediaPlayback") }
  /// `allowsLinkPreview`.
  package var allowsLinkPreview: Bool? { varied.bool("allowsLinkPreview") }
  /// `<animations>`.
  package var animations: MarkupElement? { varied.element.firstChild("animations") }
  /// `appearanceType`.
  package var appearanceType: String? { varied["appearanceType"] }
  /// `arrowsPosition`.
  package var arrowsPosition: String? { varied["arrowsPosition"] }
  /// `<attributedString key="attributedTitle">`.
  package var attributedTitle: AttributedStringElement? {
    varied.firstChild("attributedString", key: "attributedTitle").map { AttributedStringElement($0) }
  }
  /// `autorecalculatesCellSize`.
  package var autorecalculatesCellSize: Bool? { varied.bool("autorecalculatesCellSize") }
  /// `autosizesCells`.
  package var autosizesCells: Bool? { varied.bool("autosizesCells") }
  /// `<backgroundFilters>`.
  package var backgroundFilters: MarkupElement? { varied.element.firstChild("backgroundFilters") }
  /// `canDrawConcurrently`.
  package var canDrawConcurrently: Bool? { varied.bool("canDrawConcurrently") }
  /// `<point key="canvasLocation">`.
  package var canvasLocation: PointElement? {
    varied.firstChild("point", key: "canvasLocation").map { PointElement($0) }
  }
  /// `catalog`.
  package var catalog: String? { varied["catalog"] }
  /// `<levelIndicatorCell key="cell">` or `<pathCell key="cell">`.
  package var cell: CellElement? {
    (varied.firstChild("levelIndicatorCell", key: "cell") ?? varied.firstChild("pathCell", key: "cell")).map {
      CellElement($0)
    }
  }
  /// `<cells>`.
  package var cells: MarkupElement? { varied.element.firstChild("cells") }
  /// `<size key="cellSize">`.
  package var cellSize: SizeElement? { varied.firstChild("size", key: "cellSize").map { SizeElement($0) } }
  /// `clearsContextBeforeDrawing`.
  package var clearsContextBeforeDrawing: Bool? { varied.bool("clearsContextBeforeDrawing") }
  /// `clipsToBounds`.
  package var clipsToBounds: Bool? { varied.bool("clipsToBounds") }
  /// `<color key="color">`.
  package var color: ColorElement? { varied.firstChild("color", key: "color").map { ColorElement($0) } }
  /// `contentHorizontalAlignment`.
  package var contentHorizontalAlignment: String? { varied["contentHorizontalAlignment"] }
  /// `contentImage`.
  package var contentImage: String? { varied["contentImage"] }
  /// `<edgeInsets key="contentInsets">`.
  package var contentInsets: InsetsElement? {
    varied.firstChild("edgeInsets", key: "contentInsets").map { InsetsElement($0) }
  }
  /// `contentVerticalAlignment`.
  package var contentVerticalAlignment: String? { varied["contentVerticalAlignment"] }
  /// `controlSize`.
  package var controlSize: String? { varied["controlSize"] }
  /// `controlsStyle`.
  package var controlsStyle: String? { varied["controlsStyle"] }
  /// `copiesOnScroll`.
  package var copiesOnScroll: Bool? { varied.bool("copiesOnScroll") }
  /// `doubleValue`.
  package var doubleValue: Double? { varied.number("doubleValue") }
  /// `drawsBackground`.
  package var drawsBackground: Bool? { varied.bool("drawsBackground") }
  /// `enabled`.
  package var enabled: Bool? { varied.bool("enabled") }
  /// `focusRingType`.
  package var focusRingType: String? { varied["focusRingType"] }
  /// `formattingStringsFilename`.
  package var formattingStringsFilename: String? { varied["formattingStringsFilename"] }
  /// What `<gestureRecognizers>` holds.
  package var gestureRecognizers: [GestureRecognizerElement] {
    varied.element.firstChild("gestureRecognizers")?.children.map { GestureRecognizerElement($0) } ?? []
  }
  /// `horizontal`.
  package var horizontal: Bool? { varied.bool("horizontal") }
  /// `identifier`.
  package var identifier: String? { varied["identifier"] }
  /// `<size key="intercellSpacing">`.
  package var intercellSpacing: SizeElement? {
    varied.firstChild("size", key: "intercellSpacing").map { SizeElement($0) }
  }
  /// `maintainsBackForwardList`.
  package var maintainsBackForwardList: Bool? { varied.bool("maintainsBackForwardList") }
  /// `mapType`.
  package var mapType: String? { varied["mapType"] }
  /// `mirrorLayoutDirectionWhenInternationalizing`.
  package var mirrorLayoutDirectionWhenInternationalizing: String? {
    varied["mirrorLayoutDirectionWhenInternationalizing"]
  }
  /// `mode`.
  package var mode: String? { varied["mode"] }
  /// `nestingMode`.
  package var nestingMode: String? { varied["nestingMode"] }
  /// `pitchEnabled`.
  package var pitchEnabled: Bool? { varied.bool("pitchEnabled") }
  /// `propertyAccessControl`.
  package var propertyAccessControl: String? { varied["propertyAccessControl"] }
  /// `<buttonCell key="prototype">` or `<formCell key="prototype">`.
  package var prototype: CellElement? {
    (varied.firstChild("buttonCell", key: "prototype") ?? varied.firstChild("formCell", key: "prototype")).map
    { CellElement($0) }
  }
  /// `ratingImage`.
  package var ratingImage: String? { varied["ratingImage"] }
  /// `ratingPlaceholderImage`.
  package var ratingPlaceholderImage: String? { varied["ratingPlaceholderImage"] }
  /// `reference`.
  package var reference: String? { varied["reference"] }
  /// `rotateEnabled`.
  package var rotateEnabled: Bool? { varied.bool("rotateEnabled") }
  /// `rowHeight`.
  package var rowHeight: Double? { varied.number("rowHeight") }
  /// `<rowTemplates>`.
  package var rowTemplates: MarkupElement? { varied.element.firstChild("rowTemplates") }
  /// `scalesPageToFit`.
  package var scalesPageToFit: Bool? { varied.bool("scalesPageToFit") }
  /// `sceneName`.
  package var sceneName: String? { varied["sceneName"] }
  /// `scrollEnabled`.
  package var scrollEnabled: Bool? { varied.bool("scrollEnabled") }
  /// `selectionByRect`.
  package var selectionByRect: Bool? { varied.bool("selectionByRect") }
  /// `showsBuildings`.
  package var showsBuildings: Bool? { varied.bool("showsBuildings") }
  /// `showsCompass`.
  package var showsCompass: Bool? { varied.bool("showsCompass") }
  /// `showsPointsOfInterest`.
  package var showsPointsOfInterest: Bool? { varied.bool("showsPointsOfInterest") }
  /// `showsScale`.
  package var showsScale: Bool? { varied.bool("showsScale") }
  /// `showsTraffic`.
  package var showsTraffic: Bool? { varied.bool("showsTraffic") }
  /// `showsUserLocation`.
  package var showsUserLocation: Bool? { varied.bool("showsUserLocation") }
  /// `simulatedAppContext`.
  package var simulatedAppContext: String? { varied["simulatedAppContext"] }
  /// `<simulatedTabBarMetrics key="simulatedBottomBarMetrics">` or `<simulatedToolbarMetrics key="simulatedBottomBarMetrics">`.
  package var simulatedBottomBarMetrics: SimulatedMetricsElement? {
    (varied.firstChild("simulatedTabBarMetrics", key: "simulatedBottomBarMetrics")
      ?? varied.firstChild("simulatedToolbarMetrics", key: "simulatedBottomBarMetrics")).map {
        SimulatedMetricsElement($0)
      }
  }
  /// `<splitViewMasterSimulatedSizeMetrics key="simulatedDestinationMetrics">` or `<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics">` or `<simulatedScreenMetrics key="simulatedDestinationMetrics">`.
  package var simulatedDestinationMetrics: SimulatedMetricsElement? {
    ((varied.firstChild("splitViewMasterSimulatedSizeMetrics", key: "simulatedDestinationMetrics")
      ?? varied.firstChild("freeformSimulatedSizeMetrics", key: "simulatedDestinationMetrics"))
      ?? varied.firstChild("simulatedScreenMetrics", key: "simulatedDestinationMetrics")).map {
        SimulatedMetricsElement($0)
      }
  }
  /// `<simulatedOrientationMetrics key="simulatedOrientationMetrics">`.
  package var simulatedOrientationMetrics: SimulatedMetricsElement? {
    varied.firstChild("simulatedOrientationMetrics", key: "simulatedOrientationMetrics").map {
      SimulatedMetricsElement($0)
    }
  }
  /// `<simulatedStatusBarMetrics key="simulatedStatusBarMetrics">`.
  package var simulatedStatusBarMetrics: SimulatedMetricsElement? {
    varied.firstChild("simulatedStatusBarMetrics", key: "simulatedStatusBarMetrics").map {
      SimulatedMetricsElement($0)
    }
  }
  /// `<simulatedNavigationBarMetrics key="simulatedTopBarMetrics">`.
  package var simulatedTopBarMetrics: SimulatedMetricsElement? {
    varied.firstChild("simulatedNavigationBarMetrics", key: "simulatedTopBarMetrics").map {
      SimulatedMetricsElement($0)
    }
  }
  /// `title`, as an attribute or a `<string>`.
  package var title: String? { varied.string("title") }
  /// `toolTip`, as an attribute or a `<string>`.
  package var toolTip: String? { varied.string("toolTip") }
  /// `<userGuides>`.
  package var userGuides: MarkupElement? { varied.element.firstChild("userGuides") }
  /// `wantsLayer`.
  package var wantsLayer: Bool? { varied.bool("wantsLayer") }
  /// `zoomEnabled`.
  package var zoomEnabled: Bool? { varied.bool("zoomEnabled") }
}
