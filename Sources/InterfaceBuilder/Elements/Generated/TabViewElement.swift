@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A tab view of macOS: `<tabView>`.
package struct TabViewElement: ViewAttributes, ControlAttributes {
  package let varied: VariedElement

  package init(_ varied: VariedElement) { self.varied = varied }
}

extension TabViewElement {
  /// `<accessibility>`.
  package var accessibility: AccessibilityElement? {
    varied.element.firstChild("accessibility").map { AccessibilityElement($0) }
  }
  /// `allowsTruncatedLabels`.
  package var allowsTruncatedLabels: Bool? { varied.bool("allowsTruncatedLabels") }
  /// `<animations>`.
  package var animations: MarkupElement? { varied.element.firstChild("animations") }
  /// `<point key="canvasLocation">`.
  package var canvasLocation: PointElement? {
    varied.firstChild("point", key: "canvasLocation").map { PointElement($0) }
  }
  /// `drawsBackground`.
  package var drawsBackground: Bool? { varied.bool("drawsBackground") }
  /// `focusRingType`.
  package var focusRingType: String? { varied["focusRingType"] }
  /// `<font key="font">`.
  package var font: FontElement? { varied.firstChild("font", key: "font").map { FontElement($0) } }
  /// `initialItem`.
  package var initialItem: String? { varied["initialItem"] }
  /// What `<tabViewItems>` holds.
  package var tabViewItems: [TabViewItemElement] {
    varied.element.firstChild("tabViewItems")?.children.map { TabViewItemElement($0) } ?? []
  }
  /// `toolTip`, as an attribute or a `<string>`.
  package var toolTip: String? { varied.string("toolTip") }
  /// `type`.
  package var type: String? { varied["type"] }
  /// `wantsLayer`.
  package var wantsLayer: Bool? { varied.bool("wantsLayer") }
}
