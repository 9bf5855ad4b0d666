/// How a `UIDatePicker` shows its date.
public enum TouchDatePickerStyle: UInt8, Sendable, CaseIterable {
  case wheels
  case compact
  case inline
}
