@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A window of macOS: `<window>`.
public struct WindowElement: PlainKind {
  public let element: MarkupElement

  public init(_ element: MarkupElement) { self.element = element }
}

extension WindowElement {
  /// `allowsToolTipsWhenApplicationIsInactive`.
  public var allowsToolTipsWhenApplicationIsInactive: Bool? {
    element.bool("allowsToolTipsWhenApplicationIsInactive")
  }
  /// `animationBehavior`.
  public var animationBehavior: String? { element["animationBehavior"] }
  /// `appearanceType`.
  public var appearanceType: String? { element["appearanceType"] }
  /// `autorecalculatesKeyViewLoop`.
  public var autorecalculatesKeyViewLoop: Bool? { element.bool("autorecalculatesKeyViewLoop") }
  /// `<autoresizingMask key="autoresizingMask">`.
  public var autoresizingMask: AutoresizingMaskElement? {
    element.firstChild("autoresizingMask", key: "autoresizingMask").map { AutoresizingMaskElement($0) }
  }
  /// `<color key="backgroundColor">`.
  public var backgroundColor: ColorElement? {
    element.firstChild("color", key: "backgroundColor").map { ColorElement($0) }
  }
  /// `<point key="canvasLocation">`.
  public var canvasLocation: PointElement? {
    element.firstChild("point", key: "canvasLocation").map { PointElement($0) }
  }
  /// `clearsContextBeforeDrawing`.
  public var clearsContextBeforeDrawing: Bool? { element.bool("clearsContextBeforeDrawing") }
  /// `<connections>`.
  public var connections: MarkupElement? { element.firstChild("connections") }
  /// `contentMode`.
  public var contentMode: String? { element["contentMode"] }
  /// `<rect key="contentRect">`.
  public var contentRect: RectElement? {
    element.firstChild("rect", key: "contentRect").map { RectElement($0) }
  }
  /// `deferred`.
  public var deferred: Bool? { element.bool("deferred") }
  /// `<rect key="frame">`.
  public var frame: RectElement? { element.firstChild("rect", key: "frame").map { RectElement($0) } }
  /// `frameAutosaveName`.
  public var frameAutosaveName: String? { element["frameAutosaveName"] }
  /// `hasShadow`.
  public var hasShadow: Bool? { element.bool("hasShadow") }
  /// `hidesOnDeactivate`.
  public var hidesOnDeactivate: Bool? { element.bool("hidesOnDeactivate") }
  /// `identifier`.
  public var identifier: String? { element["identifier"] }
  /// `<value key="maxFullScreenContentSize">`.
  public var maxFullScreenContentSize: SizeElement? {
    element.firstChild("value", key: "maxFullScreenContentSize").map { SizeElement($0) }
  }
  /// `<value key="maxSize">`.
  public var maxSize: SizeElement? { element.firstChild("value", key: "maxSize").map { SizeElement($0) } }
  /// `<value key="minFullScreenContentSize">`.
  public var minFullScreenContentSize: SizeElement? {
    element.firstChild("value", key: "minFullScreenContentSize").map { SizeElement($0) }
  }
  /// `<value key="minSize">`.
  public var minSize: SizeElement? { element.firstChild("value", key: "minSize").map { SizeElement($0) } }
  /// `oneShot`.
  public var oneShot: Bool? { element.bool("oneShot") }
  /// `opaque`.
  public var opaque: Bool? { element.bool("opaque") }
  /// `releasedWhenClosed`.
  public var releasedWhenClosed: Bool? { element.bool("releasedWhenClosed") }
  /// `restorable`.
  public var restorable: Bool? { element.bool("restorable") }
  /// `<rect key="screenRect">`.
  public var screenRect: RectElement? {
    element.firstChild("rect", key: "screenRect").map { RectElement($0) }
  }
  /// `separatorStyle`.
  public var separatorStyle: String? { element["separatorStyle"] }
  /// `showsToolbarButton`.
  public var showsToolbarButton: Bool? { element.bool("showsToolbarButton") }
  /// `<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics">`.
  public var simulatedDestinationMetrics: SimulatedMetricsElement? {
    element.firstChild("freeformSimulatedSizeMetrics", key: "simulatedDestinationMetrics").map {
      SimulatedMetricsElement($0)
    }
  }
  /// `tabbingMode`.
  public var tabbingMode: String? { element["tabbingMode"] }
  /// `title`, as an attribute or a `<string>`.
  public var title: String? { element.string("title") }
  /// `titlebarAppearsTransparent`.
  public var titlebarAppearsTransparent: Bool? { element.bool("titlebarAppearsTransparent") }
  /// `titleVisibility`.
  public var titleVisibility: String? { element["titleVisibility"] }
  /// `<toolbar key="toolbar">`.
  public var toolbar: BarElement? { element.firstChild("toolbar", key: "toolbar").map { BarElement($0) } }
  /// `toolbarStyle`.
  public var toolbarStyle: String? { element["toolbarStyle"] }
  /// `<attributedString key="userComments">`.
  public var userComments: AttributedStringElement? {
    element.firstChild("attributedString", key: "userComments").map { AttributedStringElement($0) }
  }
  /// What `<userDefinedRuntimeAttributes>` holds.
  public var userDefinedRuntimeAttributes: [RuntimeAttributeElement] {
    element.firstChild("userDefinedRuntimeAttributes")?.children.map { RuntimeAttributeElement($0) } ?? []
  }
  /// `visibleAtLaunch`.
  public var visibleAtLaunch: Bool? { element.bool("visibleAtLaunch") }
  /// `wantsToBeColor`.
  public var wantsToBeColor: Bool? { element.bool("wantsToBeColor") }
}
