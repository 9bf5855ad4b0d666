@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A stepper: `<stepper>`.
package struct StepperElement: ViewAttributes, ControlAttributes {
  package let varied: VariedElement

  package init(_ varied: VariedElement) { self.varied = varied }
}

extension StepperElement {
  /// `<accessibility>`.
  package var accessibility: AccessibilityElement? {
    varied.element.firstChild("accessibility").map { AccessibilityElement($0) }
  }
  /// `<animations>`.
  package var animations: MarkupElement? { varied.element.firstChild("animations") }
  /// `autorepeat`.
  package var autorepeat: Bool? { varied.bool("autorepeat") }
  /// `<stepperCell key="cell">`.
  package var cell: CellElement? { varied.firstChild("stepperCell", key: "cell").map { CellElement($0) } }
  /// `maximumValue`.
  package var maximumValue: Double? { varied.number("maximumValue") }
  /// `minimumValue`.
  package var minimumValue: Double? { varied.number("minimumValue") }
  /// `stepValue`.
  package var stepValue: Double? { varied.number("stepValue") }
  /// `value`.
  package var value: Double? { varied.number("value") }
  /// `wantsLayer`.
  package var wantsLayer: Bool? { varied.bool("wantsLayer") }
}
