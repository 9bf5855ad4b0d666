@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A segmented control: `<segmentedControl>`.
public struct SegmentedControlElement: ViewAttributes, ControlAttributes {
  public let varied: VariedElement

  public init(_ varied: VariedElement) { self.varied = varied }
}

extension SegmentedControlElement {
  /// `<accessibility>`.
  public var accessibility: AccessibilityElement? {
    varied.element.firstChild("accessibility").map { AccessibilityElement($0) }
  }
  /// `<animations>`.
  public var animations: MarkupElement? { varied.element.firstChild("animations") }
  /// `apportionsSegmentWidthsByContent`.
  public var apportionsSegmentWidthsByContent: Bool? { varied.bool("apportionsSegmentWidthsByContent") }
  /// `<segmentedCell key="cell">`.
  public var cell: CellElement? { varied.firstChild("segmentedCell", key: "cell").map { CellElement($0) } }
  /// `clearsContextBeforeDrawing`.
  public var clearsContextBeforeDrawing: Bool? { varied.bool("clearsContextBeforeDrawing") }
  /// `segmentControlStyle`.
  public var segmentControlStyle: String? { varied["segmentControlStyle"] }
  /// What `<segments>` holds.
  public var segments: [SegmentElement] {
    varied.element.firstChild("segments")?.children.map { SegmentElement($0) } ?? []
  }
  /// `selectedSegmentIndex`.
  public var selectedSegmentIndex: Int? { varied.integer("selectedSegmentIndex") }
  /// `<color key="selectedSegmentTintColor">`.
  public var selectedSegmentTintColor: ColorElement? {
    varied.firstChild("color", key: "selectedSegmentTintColor").map { ColorElement($0) }
  }
  /// `springLoaded`.
  public var springLoaded: Bool? { varied.bool("springLoaded") }
  /// `toolTip`, as an attribute or a `<string>`.
  public var toolTip: String? { varied.string("toolTip") }
}
