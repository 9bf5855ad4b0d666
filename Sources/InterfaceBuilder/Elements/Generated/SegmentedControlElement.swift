@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A segmented control: `<segmentedControl>`.
package struct SegmentedControlElement: ViewAttributes, ControlAttributes {
  package let varied: VariedElement

  package init(_ varied: VariedElement) { self.varied = varied }
}

extension SegmentedControlElement {
  /// `<accessibility>`.
  package var accessibility: AccessibilityElement? {
    varied.element.firstChild("accessibility").map { AccessibilityElement($0) }
  }
  /// `<animations>`.
  package var animations: MarkupElement? { varied.element.firstChild("animations") }
  /// `apportionsSegmentWidthsByContent`.
  package var apportionsSegmentWidthsByContent: Bool? { varied.bool("apportionsSegmentWidthsByContent") }
  /// `<segmentedCell key="cell">`.
  package var cell: CellElement? { varied.firstChild("segmentedCell", key: "cell").map { CellElement($0) } }
  /// `clearsContextBeforeDrawing`.
  package var clearsContextBeforeDrawing: Bool? { varied.bool("clearsContextBeforeDrawing") }
  /// `segmentControlStyle`.
  package var segmentControlStyle: String? { varied["segmentControlStyle"] }
  /// What `<segments>` holds.
  package var segments: [SegmentElement] {
    varied.element.firstChild("segments")?.children.map { SegmentElement($0) } ?? []
  }
  /// `selectedSegmentIndex`.
  package var selectedSegmentIndex: Int? { varied.integer("selectedSegmentIndex") }
  /// `<color key="selectedSegmentTintColor">`.
  package var selectedSegmentTintColor: ColorElement? {
    varied.firstChild("color", key: "selectedSegmentTintColor").map { ColorElement($0) }
  }
  /// `springLoaded`.
  package var springLoaded: Bool? { varied.bool("springLoaded") }
  /// `toolTip`, as an attribute or a `<string>`.
  package var toolTip: String? { varied.string("toolTip") }
}
