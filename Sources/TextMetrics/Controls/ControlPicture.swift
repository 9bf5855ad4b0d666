import PlumbGeometry

/// What a picture of a control shows; what its texts, colors and values are stands in the document.
package enum ControlPicture: Hashable, Sendable {
  /// Only what lies in it.
  case nothing
  case text
  case field
  case searchField
  case comboBox
  case button
  case popUp
  case segments
  case toggle
  case slider(Axis)
  case dial
  case stepper
  case progress
  case spinner
  case pages
  case levelIndicator
  case colorWell
  case datePicker
  case wheels
  case path
  case separator
  case box
  case tabs
  case searchBar
  case navigationBar
  case toolbar
  case tabBar
}
