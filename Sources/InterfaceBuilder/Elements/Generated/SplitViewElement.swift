@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A split view of macOS: `<splitView>`.
package struct SplitViewElement: ViewAttributes {
  package let varied: VariedElement

  package init(_ varied: VariedElement) { self.varied = varied }
}

extension SplitViewElement {
  /// `<animations>`.
  package var animations: MarkupElement? { varied.element.firstChild("animations") }
  /// `arrangesAllSubviews`.
  package var arrangesAllSubviews: Bool? { varied.bool("arrangesAllSubviews") }
  /// `autosaveName`.
  package var autosaveName: String? { varied["autosaveName"] }
  /// `<point key="canvasLocation">`.
  package var canvasLocation: PointElement? {
    varied.firstChild("point", key: "canvasLocation").map { PointElement($0) }
  }
  /// `dividerStyle`.
  package var dividerStyle: String? { varied["dividerStyle"] }
  /// `focusRingType`.
  package var focusRingType: String? { varied["focusRingType"] }
  /// What `<holdingPriorities>` holds.
  package var holdingPriorities: [NumberElement] {
    varied.element.firstChild("holdingPriorities")?.children.map { NumberElement($0) } ?? []
  }
  /// `identifier`.
  package var identifier: String? { varied["identifier"] }
  /// `vertical`.
  package var vertical: Bool? { varied.bool("vertical") }
  /// `wantsLayer`.
  package var wantsLayer: Bool? { varied.bool("wantsLayer") }
}
