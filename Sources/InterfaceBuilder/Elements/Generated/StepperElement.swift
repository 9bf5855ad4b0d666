@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A stepper: `<stepper>`.
public struct StepperElement: ViewAttributes, ControlAttributes {
  public let varied: VariedElement

  public init(_ varied: VariedElement) { self.varied = varied }
}

extension StepperElement {
  /// `<accessibility>`.
  public var accessibility: AccessibilityElement? {
    varied.element.firstChild("accessibility").map { AccessibilityElement($0) }
  }
  /// `<animations>`.
  public var animations: MarkupElement? { varied.element.firstChild("animations") }
  /// `autorepeat`.
  public var autorepeat: Bool? { varied.bool("autorepeat") }
  /// `<stepperCell key="cell">`.
  public var cell: CellElement? { varied.firstChild("stepperCell", key: "cell").map { CellElement($0) } }
  /// `maximumValue`.
  public var maximumValue: Double? { varied.number("maximumValue") }
  /// `minimumValue`.
  public var minimumValue: Double? { varied.number("minimumValue") }
  /// `stepValue`.
  public var stepValue: Double? { varied.number("stepValue") }
  /// `value`.
  public var value: Double? { varied.number("value") }
  /// `wantsLayer`.
  public var wantsLayer: Bool? { varied.bool("wantsLayer") }
}
