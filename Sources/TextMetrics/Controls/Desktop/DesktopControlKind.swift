import PlumbGeometry

/// The kinds of control that AppKit sizes differently.
package enum DesktopControlKind: Hashable, Sendable {
  /// A text field without border.
  case label
  /// A text field with a bezel or a border.
  case textField
  case searchField
  case comboBox
  case popUpButton(DesktopButtonStyle)
  case button(DesktopButtonStyle)
  case slider(Axis)
  /// A circular slider.
  case dial
  case stepper
  case segmentedControl
  case progressBar
  case spinner
  case `switch`
  case colorWell
  /// A `box` with `boxType="separator"`, by the axis along which it runs.
  case separator(Axis)
  case box
  case levelIndicator
  case datePicker
  case pathControl
  case tokenField
  case tabView(DesktopTabs)
}
