@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A slider: `<slider>`.
public struct SliderElement: ViewAttributes, ControlAttributes {
  public let varied: VariedElement

  public init(_ varied: VariedElement) { self.varied = varied }
}

extension SliderElement {
  /// `<accessibility>`.
  public var accessibility: AccessibilityElement? {
    varied.element.firstChild("accessibility").map { AccessibilityElement($0) }
  }
  /// `allowsExpansionToolTips`.
  public var allowsExpansionToolTips: Bool? { varied.bool("allowsExpansionToolTips") }
  /// `<animations>`.
  public var animations: MarkupElement? { varied.element.firstChild("animations") }
  /// `<sliderCell key="cell">`.
  public var cell: CellElement? { varied.firstChild("sliderCell", key: "cell").map { CellElement($0) } }
  /// `continuous`.
  public var continuous: Bool? { varied.bool("continuous") }
  /// `focusRingType`.
  public var focusRingType: String? { varied["focusRingType"] }
  /// `<gestureRecognizers>`.
  public var gestureRecognizers: MarkupElement? { varied.element.firstChild("gestureRecognizers") }
  /// `identifier`.
  public var identifier: String? { varied["identifier"] }
  /// `<color key="maximumTrackTintColor">`.
  public var maximumTrackTintColor: ColorElement? {
    varied.firstChild("color", key: "maximumTrackTintColor").map { ColorElement($0) }
  }
  /// `maxValue`.
  public var maxValue: Double? { varied.number("maxValue") }
  /// `<color key="minimumTrackTintColor">`.
  public var minimumTrackTintColor: ColorElement? {
    varied.firstChild("color", key: "minimumTrackTintColor").map { ColorElement($0) }
  }
  /// `minimumValueImage`.
  public var minimumValueImage: String? { varied["minimumValueImage"] }
  /// `minValue`.
  public var minValue: Double? { varied.number("minValue") }
  /// `mirrorLayoutDirectionWhenInternationalizing`.
  public var mirrorLayoutDirectionWhenInternationalizing: String? {
    varied["mirrorLayoutDirectionWhenInternationalizing"]
  }
  /// `<color key="thumbTintColor">`.
  public var thumbTintColor: ColorElement? {
    varied.firstChild("color", key: "thumbTintColor").map { ColorElement($0) }
  }
  /// `toolTip`, as an attribute or a `<string>`.
  public var toolTip: String? { varied.string("toolTip") }
  /// `value`.
  public var value: Double? { varied.number("value") }
  /// `wantsLayer`.
  public var wantsLayer: Bool? { varied.bool("wantsLayer") }
}
