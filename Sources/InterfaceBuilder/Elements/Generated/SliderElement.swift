@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A slider: `<slider>`.
package struct SliderElement: ViewAttributes, ControlAttributes {
  package let varied: VariedElement

  package init(_ varied: VariedElement) { self.varied = varied }
}

extension SliderElement {
  /// `<accessibility>`.
  package var accessibility: AccessibilityElement? {
    varied.element.firstChild("accessibility").map { AccessibilityElement($0) }
  }
  /// `allowsExpansionToolTips`.
  package var allowsExpansionToolTips: Bool? { varied.bool("allowsExpansionToolTips") }
  /// `<animations>`.
  package var animations: MarkupElement? { varied.element.firstChild("animations") }
  /// `<sliderCell key="cell">`.
  package var cell: CellElement? { varied.firstChild("sliderCell", key: "cell").map { CellElement($0) } }
  /// `continuous`.
  package var continuous: Bool? { varied.bool("continuous") }
  /// `focusRingType`.
  package var focusRingType: String? { varied["focusRingType"] }
  /// What `<gestureRecognizers>` holds.
  package var gestureRecognizers: [GestureRecognizerElement] {
    varied.element.firstChild("gestureRecognizers")?.children.map { GestureRecognizerElement($0) } ?? []
  }
  /// `identifier`.
  package var identifier: String? { varied["identifier"] }
  /// `<color key="maximumTrackTintColor">`.
  package var maximumTrackTintColor: ColorElement? {
    varied.firstChild("color", key: "maximumTrackTintColor").map { ColorElement($0) }
  }
  /// `maxValue`.
  package var maxValue: Double? { varied.number("maxValue") }
  /// `<color key="minimumTrackTintColor">`.
  package var minimumTrackTintColor: ColorElement? {
    varied.firstChild("color", key: "minimumTrackTintColor").map { ColorElement($0) }
  }
  /// `minimumValueImage`.
  package var minimumValueImage: String? { varied["minimumValueImage"] }
  /// `minValue`.
  package var minValue: Double? { varied.number("minValue") }
  /// `mirrorLayoutDirectionWhenInternationalizing`.
  package var mirrorLayoutDirectionWhenInternationalizing: String? {
    varied["mirrorLayoutDirectionWhenInternationalizing"]
  }
  /// `<color key="thumbTintColor">`.
  package var thumbTintColor: ColorElement? {
    varied.firstChild("color", key: "thumbTintColor").map { ColorElement($0) }
  }
  /// `toolTip`, as an attribute or a `<string>`.
  package var toolTip: String? { varied.string("toolTip") }
  /// `value`.
  package var value: Double? { varied.number("value") }
  /// `wantsLayer`.
  package var wantsLayer: Bool? { varied.bool("wantsLayer") }
}
