// Written by Scripts/make-facts from the tables under Facts/.

/// The kinds of control of iOS and tvOS that have figures of their own.
package enum TouchControlRow: UInt8, Sendable, CaseIterable {
  case label
  case `switch`
  case slider
  case progressView
  case progressViewBar
  case stepper
  case colorWell
  case activityIndicator
  case activityIndicatorLarge
  case pageControl
  case segmentedControl
  case textField
  case textFieldBordered
  case textFieldRounded
  case button
  case buttonTelevision
  case buttonSymbol
  case buttonClose
  case buttonConfiguration
  case pickerView
  case pickerViewCompact
  case datePicker
  case datePickerInline
}
