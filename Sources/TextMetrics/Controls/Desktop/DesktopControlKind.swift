import PlumbAppleFacts

/// The kinds of control that AppKit sizes differently.
package enum DesktopControlKind: Hashable, Sendable {
  /// A control whose size the facts fix, whatever it shows; `DesktopControlRow.plain` says which rows are such.
  case plain(DesktopControlRow)
  /// A text field without border.
  case label
  /// A text field with a bezel or a border.
  case textField
  case tokenField
  case popUpButton(DesktopButtonStyle)
  case button(DesktopButtonStyle)
  case segmentedControl
  case box
}
