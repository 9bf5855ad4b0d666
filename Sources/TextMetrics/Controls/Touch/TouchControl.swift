/// A standard control of iOS, with the attributes that its size depends on.
package enum TouchControl: Hashable, Sendable {
  case label(text: String, font: Font)
  case button(TouchButton)
  case textField(TouchTextField)
  case segmentedControl(TouchSegments)
  case `switch`
  case slider
  case progressView(bar: Bool)
  case stepper
  case activityIndicator(large: Bool)
  case pageControl(pages: Int)
  case datePicker(TouchDatePickerStyle)
  case pickerView
  case searchBar
  case navigationBar
  case tabBar
  case toolbar
}
