@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A tab view of macOS: `<tabView>`.
public struct TabViewElement: ViewAttributes, ControlAttributes {
  public let varied: VariedElement

  public init(_ varied: VariedElement) { self.varied = varied }
}

extension TabViewElement {
  /// `<accessibility>`.
  public var accessibility: AccessibilityElement? {
    varied.element.firstChild("accessibility").map { AccessibilityElement($0) }
  }
  /// `allowsTruncatedLabels`.
  public var allowsTruncatedLabels: Bool? { varied.bool("allowsTruncatedLabels") }
  /// `<animations>`.
  public var animations: MarkupElement? { varied.element.firstChild("animations") }
  /// `<point key="canvasLocation">`.
  public var canvasLocation: PointElement? {
    varied.firstChild("point", key: "canvasLocation").map { PointElement($0) }
  }
  /// `drawsBackground`.
  public var drawsBackground: Bool? { varied.bool("drawsBackground") }
  /// `focusRingType`.
  public var focusRingType: String? { varied["focusRingType"] }
  /// `<font key="font">`.
  public var font: FontElement? { varied.firstChild("font", key: "font").map { FontElement($0) } }
  /// `initialItem`.
  public var initialItem: String? { varied["initialItem"] }
  /// What `<tabViewItems>` holds.
  public var tabViewItems: [TabViewItemElement] {
    varied.element.firstChild("tabViewItems")?.children.map { TabViewItemElement($0) } ?? []
  }
  /// `toolTip`, as an attribute or a `<string>`.
  public var toolTip: String? { varied.string("toolTip") }
  /// `type`.
  public var type: String? { varied["type"] }
  /// `wantsLayer`.
  public var wantsLayer: Bool? { varied.bool("wantsLayer") }
}
