@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A stack view: `<stackView>`.
public struct StackViewElement: ViewAttributes {
  public let varied: VariedElement

  public init(_ varied: VariedElement) { self.varied = varied }
}

extension StackViewElement {
  /// `alignment`.
  public var alignment: String? { varied["alignment"] }
  /// `<animations>`.
  public var animations: MarkupElement? { varied.element.firstChild("animations") }
  /// `axis`.
  public var axis: String? { varied["axis"] }
  /// `baselineRelativeArrangement`.
  public var baselineRelativeArrangement: Bool? { varied.bool("baselineRelativeArrangement") }
  /// `<beginningViews>`.
  public var beginningViews: MarkupElement? { varied.element.firstChild("beginningViews") }
  /// `<point key="canvasLocation">`.
  public var canvasLocation: PointElement? {
    varied.firstChild("point", key: "canvasLocation").map { PointElement($0) }
  }
  /// `clipsToBounds`.
  public var clipsToBounds: Bool? { varied.bool("clipsToBounds") }
  /// What `<customSpacing>` holds.
  public var customSpacing: [NumberElement] {
    varied.element.firstChild("customSpacing")?.children.map { NumberElement($0) } ?? []
  }
  /// `detachesHiddenViews`.
  public var detachesHiddenViews: Bool? { varied.bool("detachesHiddenViews") }
  /// `distribution`.
  public var distribution: String? { varied["distribution"] }
  /// `<edgeInsets key="edgeInsets">`.
  public var edgeInsets: InsetsElement? {
    varied.firstChild("edgeInsets", key: "edgeInsets").map { InsetsElement($0) }
  }
  /// `<endViews>`.
  public var endViews: MarkupElement? { varied.element.firstChild("endViews") }
  /// `<gestureRecognizers>`.
  public var gestureRecognizers: MarkupElement? { varied.element.firstChild("gestureRecognizers") }
  /// `horizontalClippingResistancePriority`.
  public var horizontalClippingResistancePriority: Double? {
    varied.number("horizontalClippingResistancePriority")
  }
  /// `horizontalStackHuggingPriority`.
  public var horizontalStackHuggingPriority: Double? { varied.number("horizontalStackHuggingPriority") }
  /// `identifier`.
  public var identifier: String? { varied["identifier"] }
  /// `layoutMarginsRelativeArrangement`.
  public var layoutMarginsRelativeArrangement: Bool? { varied.bool("layoutMarginsRelativeArrangement") }
  /// `<middleViews>`.
  public var middleViews: MarkupElement? { varied.element.firstChild("middleViews") }
  /// `orientation`.
  public var orientation: String? { varied["orientation"] }
  /// `spacing`.
  public var spacing: Double? { varied.number("spacing") }
  /// `spacingType`.
  public var spacingType: String? { varied["spacingType"] }
  /// `toolTip`, as an attribute or a `<string>`.
  public var toolTip: String? { varied.string("toolTip") }
  /// `verticalClippingResistancePriority`.
  public var verticalClippingResistancePriority: Double? {
    varied.number("verticalClippingResistancePriority")
  }
  /// `verticalStackHuggingPriority`.
  public var verticalStackHuggingPriority: Double? { varied.number("verticalStackHuggingPriority") }
  /// What `<visibilityPriorities>` holds.
  public var visibilityPriorities: [NumberElement] {
    varied.element.firstChild("visibilityPriorities")?.children.map { NumberElement($0) } ?? []
  }
  /// `wantsLayer`.
  public var wantsLayer: Bool? { varied.bool("wantsLayer") }
}
