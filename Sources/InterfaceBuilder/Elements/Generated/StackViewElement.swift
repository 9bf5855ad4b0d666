@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A stack view: `<stackView>`.
package struct StackViewElement: ViewAttributes {
  package let varied: VariedElement

  package init(_ varied: VariedElement) { self.varied = varied }
}

extension StackViewElement {
  /// `alignment`.
  package var alignment: String? { varied["alignment"] }
  /// `<animations>`.
  package var animations: MarkupElement? { varied.element.firstChild("animations") }
  /// `axis`.
  package var axis: String? { varied["axis"] }
  /// `baselineRelativeArrangement`.
  package var baselineRelativeArrangement: Bool? { varied.bool("baselineRelativeArrangement") }
  /// `<beginningViews>`.
  package var beginningViews: MarkupElement? { varied.element.firstChild("beginningViews") }
  /// `<point key="canvasLocation">`.
  package var canvasLocation: PointElement? {
    varied.firstChild("point", key: "canvasLocation").map { PointElement($0) }
  }
  /// `clipsToBounds`.
  package var clipsToBounds: Bool? { varied.bool("clipsToBounds") }
  /// What `<customSpacing>` holds.
  package var customSpacing: [NumberElement] {
    varied.element.firstChild("customSpacing")?.children.map { NumberElement($0) } ?? []
  }
  /// `detachesHiddenViews`.
  package var detachesHiddenViews: Bool? { varied.bool("detachesHiddenViews") }
  /// `distribution`.
  package var distribution: String? { varied["distribution"] }
  /// `<edgeInsets key="edgeInsets">`.
  package var edgeInsets: InsetsElement? {
    varied.firstChild("edgeInsets", key: "edgeInsets").map { InsetsElement($0) }
  }
  /// `<endViews>`.
  package var endViews: MarkupElement? { varied.element.firstChild("endViews") }
  /// What `<gestureRecognizers>` holds.
  package var gestureRecognizers: [GestureRecognizerElement] {
    varied.element.firstChild("gestureRecognizers")?.children.map { GestureRecognizerElement($0) } ?? []
  }
  /// `horizontalClippingResistancePriority`.
  package var horizontalClippingResistancePriority: Double? {
    varied.number("horizontalClippingResistancePriority")
  }
  /// `horizontalStackHuggingPriority`.
  package var horizontalStackHuggingPriority: Double? { varied.number("horizontalStackHuggingPriority") }
  /// `identifier`.
  package var identifier: String? { varied["identifier"] }
  /// `layoutMarginsRelativeArrangement`.
  package var layoutMarginsRelativeArrangement: Bool? { varied.bool("layoutMarginsRelativeArrangement") }
  /// `<middleViews>`.
  package var middleViews: MarkupElement? { varied.element.firstChild("middleViews") }
  /// `orientation`.
  package var orientation: String? { varied["orientation"] }
  /// `spacing`.
  package var spacing: Double? { varied.number("spacing") }
  /// `spacingType`.
  package var spacingType: String? { varied["spacingType"] }
  /// `toolTip`, as an attribute or a `<string>`.
  package var toolTip: String? { varied.string("toolTip") }
  /// `verticalClippingResistancePriority`.
  package var verticalClippingResistancePriority: Double? {
    varied.number("verticalClippingResistancePriority")
  }
  /// `verticalStackHuggingPriority`.
  package var verticalStackHuggingPriority: Double? { varied.number("verticalStackHuggingPriority") }
  /// What `<visibilityPriorities>` holds.
  package var visibilityPriorities: [NumberElement] {
    varied.element.firstChild("visibilityPriorities")?.children.map { NumberElement($0) } ?? []
  }
  /// `wantsLayer`.
  package var wantsLayer: Bool? { varied.bool("wantsLayer") }
}
