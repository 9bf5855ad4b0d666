@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A window of macOS: `<window>`.
package struct WindowElement: PlainKind {
  package let element: MarkupElement

  package init(_ element: MarkupElement) { self.element = element }
}

extension WindowElement {
  /// `allowsToolTipsWhenApplicationIsInactive`.
  package var allowsToolTipsWhenApplicationIsInactive: Bool? {
    element.bool("allowsToolTipsWhenApplicationIsInactive")
  }
  /// `animationBehavior`.
  package var animationBehavior: String? { element["animationBehavior"] }
  /// `appearanceType`.
  package var appearanceType: String? { element["appearanceType"] }
  /// `autorecalculatesKeyViewLoop`.
  package var autorecalculatesKeyViewLoop: Bool? { element.bool("autorecalculatesKeyViewLoop") }
  /// `<autoresizingMask key="autoresizingMask">`.
  package var autoresizingMask: AutoresizingMaskElement? {
    element.firstChild("autoresizingMask", key: "autoresizingMask").map { AutoresizingMaskElement($0) }
  }
  /// `<color key="backgroundColor">`.
  package var backgroundColor: ColorElement? {
    element.firstChild("color", key: "backgroundColor").map { ColorElement($0) }
  }
  /// `<point key="canvasLocation">`.
  package var canvasLocation: PointElement? {
    element.firstChild("point", key: "canvasLocation").map { PointElement($0) }
  }
  /// `clearsContextBeforeDrawing`.
  package var clearsContextBeforeDrawing: Bool? { element.bool("clearsContextBeforeDrawing") }
  /// `<connections>`.
  package var connections: MarkupElement? { element.firstChild("connections") }
  /// `contentMode`.
  package var contentMode: String? { element["contentMode"] }
  /// `<rect key="contentRect">`.
  package var contentRect: RectElement? {
    element.firstChild("rect", key: "contentRect").map { RectElement($0) }
  }
  /// `deferred`.
  package var deferred: Bool? { element.bool("deferred") }
  /// `<rect key="frame">`.
  package var frame: RectElement? { element.firstChild("rect", key: "frame").map { RectElement($0) } }
  /// `frameAutosaveName`.
  package var frameAutosaveName: String? { element["frameAutosaveName"] }
  /// `hasShadow`.
  package var hasShadow: Bool? { element.bool("hasShadow") }
  /// `hidesOnDeactivate`.
  package var hidesOnDeactivate: Bool? { element.bool("hidesOnDeactivate") }
  /// `identifier`.
  package var identifier: String? { element["identifier"] }
  /// `<value key="maxFullScreenContentSize">`.
  package var maxFullScreenContentSize: SizeElement? {
    element.firstChild("value", key: "maxFullScreenContentSize").map { SizeElement($0) }
  }
  /// `<value key="maxSize">`.
  package var maxSize: SizeElement? { element.firstChild("value", key: "maxSize").map { SizeElement($0) } }
  /// `<value key="minFullScreenContentSize">`.
  package var minFullScreenContentSize: SizeElement? {
    element.firstChild("value", key: "minFullScreenContentSize").map { SizeElement($0) }
  }
  /// `<value key="minSize">`.
  package var minSize: SizeElement? { element.firstChild("value", key: "minSize").map { SizeElement($0) } }
  /// `oneShot`.
  package var oneShot: Bool? { element.bool("oneShot") }
  /// `opaque`.
  package var opaque: Bool? { element.bool("opaque") }
  /// `releasedWhenClosed`.
  package var releasedWhenClosed: Bool? { element.bool("releasedWhenClosed") }
  /// `restorable`.
  package var restorable: Bool? { element.bool("restorable") }
  /// `<rect key="screenRect">`.
  package var screenRect: RectElement? {
    element.firstChild("rect", key: "screenRect").map { RectElement($0) }
  }
  /// `separatorStyle`.
  package var separatorStyle: String? { element["separatorStyle"] }
  /// `showsToolbarButton`.
  package var showsToolbarButton: Bool? { element.bool("showsToolbarButton") }
  /// `<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics">`.
  package var simulatedDestinationMetrics: SimulatedMetricsElement? {
    element.firstChild("freeformSimulatedSizeMetrics", key: "simulatedDestinationMetrics").map {
      SimulatedMetricsElement($0)
    }
  }
  /// `<windowStyleMask key="styleMask">`.
  package var styleMask: WindowStyleMaskElement? {
    element.firstChild("windowStyleMask", key: "styleMask").map { WindowStyleMaskElement($0) }
  }
  /// `tabbingMode`.
  package var tabbingMode: String? { element["tabbingMode"] }
  /// `title`, as an attribute or a `<string>`.
  package var title: String? { element.string("title") }
  /// `titlebarAppearsTransparent`.
  package var titlebarAppearsTransparent: Bool? { element.bool("titlebarAppearsTransparent") }
  /// `titleVisibility`.
  package var titleVisibility: String? { element["titleVisibility"] }
  /// `<toolbar key="toolbar">`.
  package var toolbar: BarElement? { element.firstChild("toolbar", key: "toolbar").map { BarElement($0) } }
  /// `toolbarStyle`.
  package var toolbarStyle: String? { element["toolbarStyle"] }
  /// `<attributedString key="userComments">`.
  package var userComments: AttributedStringElement? {
    element.firstChild("attributedString", key: "userComments").map { AttributedStringElement($0) }
  }
  /// What `<userDefinedRuntimeAttributes>` holds.
  package var userDefinedRuntimeAttributes: [RuntimeAttributeElement] {
    element.firstChild("userDefinedRuntimeAttributes")?.children.map { RuntimeAttributeElement($0) } ?? []
  }
  /// `visibleAtLaunch`.
  package var visibleAtLaunch: Bool? { element.bool("visibleAtLaunch") }
  /// `wantsToBeColor`.
  package var wantsToBeColor: Bool? { element.bool("wantsToBeColor") }
}
