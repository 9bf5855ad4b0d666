@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A progress view of iOS, or a progress indicator of macOS: `<progressView>` or `<progressIndicator>`.
package struct ProgressElement: ViewAttributes, ControlAttributes {
  package let varied: VariedElement

  package init(_ varied: VariedElement) { self.varied = varied }
}

extension ProgressElement {
  /// `<animations>`.
  package var animations: MarkupElement? { varied.element.firstChild("animations") }
  /// `bezeled`.
  package var bezeled: Bool? { varied.bool("bezeled") }
  /// `displayedWhenStopped`.
  package var displayedWhenStopped: Bool? { varied.bool("displayedWhenStopped") }
  /// `doubleValue`.
  package var doubleValue: Double? { varied.number("doubleValue") }
  /// `focusRingType`.
  package var focusRingType: String? { varied["focusRingType"] }
  /// `identifier`.
  package var identifier: String? { varied["identifier"] }
  /// `indeterminate`.
  package var indeterminate: Bool? { varied.bool("indeterminate") }
  /// `maxValue`.
  package var maxValue: Double? { varied.number("maxValue") }
  /// `minValue`.
  package var minValue: Double? { varied.number("minValue") }
  /// `progress`.
  package var progress: Double? { varied.number("progress") }
  /// `<color key="progressTintColor">`.
  package var progressTintColor: ColorElement? {
    varied.firstChild("color", key: "progressTintColor").map { ColorElement($0) }
  }
  /// `progressViewStyle`.
  package var progressViewStyle: String? { varied["progressViewStyle"] }
  /// `style`.
  package var style: String? { varied["style"] }
  /// `toolTip`, as an attribute or a `<string>`.
  package var toolTip: String? { varied.string("toolTip") }
  /// `<color key="trackTintColor">`.
  package var trackTintColor: ColorElement? {
    varied.firstChild("color", key: "trackTintColor").map { ColorElement($0) }
  }
  /// `wantsLayer`.
  package var wantsLayer: Bool? { varied.bool("wantsLayer") }
}
