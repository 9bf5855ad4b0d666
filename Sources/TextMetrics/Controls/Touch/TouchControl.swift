import PlumbAppleFacts

/// A standard control of iOS, with the attributes that its size depends on.
package indirect enum TouchControl: Hashable, Sendable {
  /// A control whose size the facts fix, whatever it shows; `TouchControlRow.plain` says which rows are such.
  case plain(TouchControlRow)
  case label(text: String, font: Font)
  case button(TouchButton)
  case textField(TouchTextField)
  case segmentedControl(TouchSegments)
  case pageControl(pages: Int)
  case datePicker(TouchDatePickerStyle)
  case pickerView
  case searchBar
  case navigationBar
  case tabBar
  case toolbar
}
