// Written by Scripts/make-facts from the tables under Facts/.

/// The kinds of control of macOS that have figures of their own.
package enum DesktopControlRow: UInt8, Sendable, CaseIterable {
  case label
  case labelFilled
  case textField
  case textFieldRound
  case textFieldBordered
  case tokenField
  case tokenFieldBare
  case searchField
  case comboBox
  case sliderHorizontal
  case sliderHorizontalMarked
  case sliderVertical
  case dial
  case stepper
  case segmentedControlRounded
  case segmentedControlRoundedMomentary
  case segmentedControlRoundRect
  case segmentedControlTextured
  case progressBar
  case spinner
  case `switch`
  case colorWell
  case separatorHorizontal
  case separatorVertical
  case box
  case boxTitled
  case levelIndicator
  case datePicker
  case pathControl
  case tabView
  case tabViewTop
  case tabViewBottom
  case buttonCheckUntitled
  case buttonBevelBare
  case buttonPush
  case popUpButtonPush
  case buttonCheck
  case buttonRadio
  case buttonHelp
  case buttonDisclosure
  case buttonRoundedDisclosure
  case buttonRoundRect
  case popUpButtonRoundRect
  case buttonRecessed
  case buttonInline
  case buttonRoundTextured
  case popUpButtonRoundTextured
  case buttonSquareTextured
  case buttonSmallSquare
  case buttonSquare
  case buttonBevel
  case buttonBevelTitled
  case popUpButton
}
