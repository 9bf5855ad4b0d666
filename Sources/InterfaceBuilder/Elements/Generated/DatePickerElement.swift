@_spi(Lookup) import PlumbMarkup

// Written by Scripts/make-elements from the tables under Schema/.

/// A date picker: `<datePicker>`.
package struct DatePickerElement: ViewAttributes, ControlAttributes {
  package let varied: VariedElement

  package init(_ varied: VariedElement) { self.varied = varied }
}

extension DatePickerElement {
  /// `<animations>`.
  package var animations: MarkupElement? { varied.element.firstChild("animations") }
  /// `<datePickerCell key="cell">`.
  package var cell: CellElement? { varied.firstChild("datePickerCell", key: "cell").map { CellElement($0) } }
  /// `datePickerMode`.
  package var datePickerMode: String? { varied["datePickerMode"] }
  /// `minuteInterval`.
  package var minuteInterval: Int? { varied.integer("minuteInterval") }
  /// `style`.
  package var style: String? { varied["style"] }
  /// `useCurrentDate`.
  package var useCurrentDate: Bool? { varied.bool("useCurrentDate") }
}
