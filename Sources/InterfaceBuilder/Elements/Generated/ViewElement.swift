@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A view, of any kind: `<view>`, `<customView>`, `<containerView>` and others.
public struct ViewElement: ViewAttributes {
  public let varied: VariedElement

  public init(_ varied: VariedElement) { self.varied = varied }
}

extension ViewElement {
  /// `<accessibility>`.
  public var accessibility: AccessibilityElement? {
    varied.element.firstChild("accessibility").map { AccessibilityElement($0) }
  }
  /// `allowsBackForwardNavigationGestures`.
  public var allowsBackForwardNavigationGestures: Bool? { varied.bool("allowsBackForwardNavigationGestures") }
  /// `allowsCameraControl`.
  public var allowsCameraControl: Bool? { varied.bool("allowsCameraControl") }
  /// `allowsEmptySelection`.
  public var allowsEmptySelection: Bool? { varied.bool("allowsEmptySelection") }
  /// `allowsExpansionToolTips`.
  public var allowsExpansionToolTips: Bool? { varied.bool("allowsExpansionToolTips") }
  /// `allowsInlineMediaPlayback`.
  public var allowsInlineMediaPlayback: Bool? { varied.bool("allowsInlineMediaPlayback") }
  /// `allowsLinkPreview`.
  public var allowsLinkPreview: Bool? { varied.bool("allowsLinkPreview") }
  /// `<animations>`.
  public var animations: MarkupElement? { varied.element.firstChild("animations") }
  /// `appearanceType`.
  public var appearanceType: String? { varied["appearanceType"] }
  /// `arrangesAllSubviews`.
  public var arrangesAllSubviews: Bool? { varied.bool("arrangesAllSubviews") }
  /// `arrowsPosition`.
  public var arrowsPosition: String? { varied["arrowsPosition"] }
  /// `<attributedString key="attributedTitle">`.
  public var attributedTitle: AttributedStringElement? {
    varied.firstChild("attributedString", key: "attributedTitle").map { AttributedStringElement($0) }
  }
  /// `autorecalculatesCellSize`.
  public var autorecalculatesCellSize: Bool? { varied.bool("autorecalculatesCellSize") }
  /// `autosaveName`.
  public var autosaveName: String? { varied["autosaveName"] }
  /// `autosizesCells`.
  public var autosizesCells: Bool? { varied.bool("autosizesCells") }
  /// `<backgroundFilters>`.
  public var backgroundFilters: MarkupElement? { varied.element.firstChild("backgroundFilters") }
  /// `canDrawConcurrently`.
  public var canDrawConcurrently: Bool? { varied.bool("canDrawConcurrently") }
  /// `<point key="canvasLocation">`.
  public var canvasLocation: PointElement? {
    varied.firstChild("point", key: "canvasLocation").map { PointElement($0) }
  }
  /// `catalog`.
  public var catalog: String? { varied["catalog"] }
  /// `<levelIndicatorCell key="cell">` or `<pathCell key="cell">`.
  public var cell: CellElement? {
    (varied.firstChild("levelIndicatorCell", key: "cell") ?? varied.firstChild("pathCell", key: "cell")).map {
      CellElement($0)
    }
  }
  /// `<cells>`.
  public var cells: MarkupElement? { varied.element.firstChild("cells") }
  /// `<size key="cellSize">`.
  public var cellSize: SizeElement? { varied.firstChild("size", key: "cellSize").map { SizeElement($0) } }
  /// `clearsContextBeforeDrawing`.
  public var clearsContextBeforeDrawing: Bool? { varied.bool("clearsContextBeforeDrawing") }
  /// `clipsToBounds`.
  public var clipsToBounds: Bool? { varied.bool("clipsToBounds") }
  /// `<color key="color">`.
  public var color: ColorElement? { varied.firstChild("color", key: "color").map { ColorElement($0) } }
  /// `contentHorizontalAlignment`.
  public var contentHorizontalAlignment: String? { varied["contentHorizontalAlignment"] }
  /// `contentImage`.
  public var contentImage: String? { varied["contentImage"] }
  /// `<edgeInsets key="contentInsets">`.
  public var contentInsets: InsetsElement? {
    varied.firstChild("edgeInsets", key: "contentInsets").map { InsetsElement($0) }
  }
  /// `contentVerticalAlignment`.
  public var contentVerticalAlignment: String? { varied["contentVerticalAlignment"] }
  /// `controlSize`.
  public var controlSize: String? { varied["controlSize"] }
  /// `controlsStyle`.
  public var controlsStyle: String? { varied["controlsStyle"] }
  /// `copiesOnScroll`.
  public var copiesOnScroll: Bool? { varied.bool("copiesOnScroll") }
  /// `dividerStyle`.
  public var dividerStyle: String? { varied["dividerStyle"] }
  /// `doubleValue`.
  public var doubleValue: Double? { varied.number("doubleValue") }
  /// `drawsBackground`.
  public var drawsBackground: Bool? { varied.bool("drawsBackground") }
  /// `enabled`.
  public var enabled: Bool? { varied.bool("enabled") }
  /// `focusRingType`.
  public var focusRingType: String? { varied["focusRingType"] }
  /// `formattingStringsFilename`.
  public var formattingStringsFilename: String? { varied["formattingStringsFilename"] }
  /// `<gestureRecognizers>`.
  public var gestureRecognizers: MarkupElement? { varied.element.firstChild("gestureRecognizers") }
  /// What `<holdingPriorities>` holds.
  public var holdingPriorities: [NumberElement] {
    varied.element.firstChild("holdingPriorities")?.children.map { NumberElement($0) } ?? []
  }
  /// `horizontal`.
  public var horizontal: Bool? { varied.bool("horizontal") }
  /// `identifier`.
  public var identifier: String? { varied["identifier"] }
  /// `<size key="intercellSpacing">`.
  public var intercellSpacing: SizeElement? {
    varied.firstChild("size", key: "intercellSpacing").map { SizeElement($0) }
  }
  /// `maintainsBackForwardList`.
  public var maintainsBackForwardList: Bool? { varied.bool("maintainsBackForwardList") }
  /// `mapType`.
  public var mapType: String? { varied["mapType"] }
  /// `mirrorLayoutDirectionWhenInternationalizing`.
  public var mirrorLayoutDirectionWhenInternationalizing: String? {
    varied["mirrorLayoutDirectionWhenInternationalizing"]
  }
  /// `mode`.
  public var mode: String? { varied["mode"] }
  /// `nestingMode`.
  public var nestingMode: String? { varied["nestingMode"] }
  /// `pitchEnabled`.
  public var pitchEnabled: Bool? { varied.bool("pitchEnabled") }
  /// `propertyAccessControl`.
  public var propertyAccessControl: String? { varied["propertyAccessControl"] }
  /// `<buttonCell key="prototype">` or `<formCell key="prototype">`.
  public var prototype: CellElement? {
    (varied.firstChild("buttonCell", key: "prototype") ?? varied.firstChild("formCell", key: "prototype")).map
    { CellElement($0) }
  }
  /// `ratingImage`.
  public var ratingImage: String? { varied["ratingImage"] }
  /// `ratingPlaceholderImage`.
  public var ratingPlaceholderImage: String? { varied["ratingPlaceholderImage"] }
  /// `reference`.
  public var reference: String? { varied["reference"] }
  /// `rotateEnabled`.
  public var rotateEnabled: Bool? { varied.bool("rotateEnabled") }
  /// `rowHeight`.
  public var rowHeight: Double? { varied.number("rowHeight") }
  /// `<rowTemplates>`.
  public var rowTemplates: MarkupElement? { varied.element.firstChild("rowTemplates") }
  /// `scalesPageToFit`.
  public var scalesPageToFit: Bool? { varied.bool("scalesPageToFit") }
  /// `sceneName`.
  public var sceneName: String? { varied["sceneName"] }
  /// `scrollEnabled`.
  public var scrollEnabled: Bool? { varied.bool("scrollEnabled") }
  /// `selectionByRect`.
  public var selectionByRect: Bool? { varied.bool("selectionByRect") }
  /// `showsBuildings`.
  public var showsBuildings: Bool? { varied.bool("showsBuildings") }
  /// `showsCompass`.
  public var showsCompass: Bool? { varied.bool("showsCompass") }
  /// `showsPointsOfInterest`.
  public var showsPointsOfInterest: Bool? { varied.bool("showsPointsOfInterest") }
  /// `showsScale`.
  public var showsScale: Bool? { varied.bool("showsScale") }
  /// `showsTraffic`.
  public var showsTraffic: Bool? { varied.bool("showsTraffic") }
  /// `showsUserLocation`.
  public var showsUserLocation: Bool? { varied.bool("showsUserLocation") }
  /// `simulatedAppContext`.
  public var simulatedAppContext: String? { varied["simulatedAppContext"] }
  /// `<simulatedTabBarMetrics key="simulatedBottomBarMetrics">` or `<simulatedToolbarMetrics key="simulatedBottomBarMetrics">`.
  public var simulatedBottomBarMetrics: SimulatedMetricsElement? {
    (varied.firstChild("simulatedTabBarMetrics", key: "simulatedBottomBarMetrics")
      ?? varied.firstChild("simulatedToolbarMetrics", key: "simulatedBottomBarMetrics")).map {
        SimulatedMetricsElement($0)
      }
  }
  /// `<splitViewMasterSimulatedSizeMetrics key="simulatedDestinationMetrics">` or `<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics">` or `<simulatedScreenMetrics key="simulatedDestinationMetrics">`.
  public var simulatedDestinationMetrics: SimulatedMetricsElement? {
    ((varied.firstChild("splitViewMasterSimulatedSizeMetrics", key: "simulatedDestinationMetrics")
      ?? varied.firstChild("freeformSimulatedSizeMetrics", key: "simulatedDestinationMetrics"))
      ?? varied.firstChild("simulatedScreenMetrics", key: "simulatedDestinationMetrics")).map {
        SimulatedMetricsElement($0)
      }
  }
  /// `<simulatedOrientationMetrics key="simulatedOrientationMetrics">`.
  public var simulatedOrientationMetrics: SimulatedMetricsElement? {
    varied.firstChild("simulatedOrientationMetrics", key: "simulatedOrientationMetrics").map {
      SimulatedMetricsElement($0)
    }
  }
  /// `<simulatedStatusBarMetrics key="simulatedStatusBarMetrics">`.
  public var simulatedStatusBarMetrics: SimulatedMetricsElement? {
    varied.firstChild("simulatedStatusBarMetrics", key: "simulatedStatusBarMetrics").map {
      SimulatedMetricsElement($0)
    }
  }
  /// `<simulatedNavigationBarMetrics key="simulatedTopBarMetrics">`.
  public var simulatedTopBarMetrics: SimulatedMetricsElement? {
    varied.firstChild("simulatedNavigationBarMetrics", key: "simulatedTopBarMetrics").map {
      SimulatedMetricsElement($0)
    }
  }
  /// `title`, as an attribute or a `<string>`.
  public var title: String? { varied.string("title") }
  /// `toolTip`, as an attribute or a `<string>`.
  public var toolTip: String? { varied.string("toolTip") }
  /// `<userGuides>`.
  public var userGuides: MarkupElement? { varied.element.firstChild("userGuides") }
  /// `vertical`.
  public var vertical: Bool? { varied.bool("vertical") }
  /// `wantsLayer`.
  public var wantsLayer: Bool? { varied.bool("wantsLayer") }
  /// `zoomEnabled`.
  public var zoomEnabled: Bool? { varied.bool("zoomEnabled") }
}
