@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A progress view of iOS, or a progress indicator of macOS: `<progressView>` or `<progressIndicator>`.
public struct ProgressElement: ViewAttributes, ControlAttributes {
  public let varied: VariedElement

  public init(_ varied: VariedElement) { self.varied = varied }
}

extension ProgressElement {
  /// `<animations>`.
  public var animations: MarkupElement? { varied.element.firstChild("animations") }
  /// `bezeled`.
  public var bezeled: Bool? { varied.bool("bezeled") }
  /// `displayedWhenStopped`.
  public var displayedWhenStopped: Bool? { varied.bool("displayedWhenStopped") }
  /// `doubleValue`.
  public var doubleValue: Double? { varied.number("doubleValue") }
  /// `focusRingType`.
  public var focusRingType: String? { varied["focusRingType"] }
  /// `identifier`.
  public var identifier: String? { varied["identifier"] }
  /// `indeterminate`.
  public var indeterminate: Bool? { varied.bool("indeterminate") }
  /// `maxValue`.
  public var maxValue: Double? { varied.number("maxValue") }
  /// `minValue`.
  public var minValue: Double? { varied.number("minValue") }
  /// `progress`.
  public var progress: Double? { varied.number("progress") }
  /// `<color key="progressTintColor">`.
  public var progressTintColor: ColorElement? {
    varied.firstChild("color", key: "progressTintColor").map { ColorElement($0) }
  }
  /// `progressViewStyle`.
  public var progressViewStyle: String? { varied["progressViewStyle"] }
  /// `style`.
  public var style: String? { varied["style"] }
  /// `toolTip`, as an attribute or a `<string>`.
  public var toolTip: String? { varied.string("toolTip") }
  /// `<color key="trackTintColor">`.
  public var trackTintColor: ColorElement? {
    varied.firstChild("color", key: "trackTintColor").map { ColorElement($0) }
  }
  /// `wantsLayer`.
  public var wantsLayer: Bool? { varied.bool("wantsLayer") }
}
