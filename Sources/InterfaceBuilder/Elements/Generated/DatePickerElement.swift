@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A date picker: `<datePicker>`.
public struct DatePickerElement: ViewAttributes, ControlAttributes {
  public let varied: VariedElement

  public init(_ varied: VariedElement) { self.varied = varied }
}

extension DatePickerElement {
  /// `<animations>`.
  public var animations: MarkupElement? { varied.element.firstChild("animations") }
  /// `<datePickerCell key="cell">`.
  public var cell: CellElement? { varied.firstChild("datePickerCell", key: "cell").map { CellElement($0) } }
  /// `datePickerMode`.
  public var datePickerMode: String? { varied["datePickerMode"] }
  /// `minuteInterval`.
  public var minuteInterval: Int? { varied.integer("minuteInterval") }
  /// `style`.
  public var style: String? { varied["style"] }
  /// `useCurrentDate`.
  public var useCurrentDate: Bool? { varied.bool("useCurrentDate") }
}
