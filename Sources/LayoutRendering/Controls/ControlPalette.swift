import PlumbAppleFacts

/// The colours of controls in the light appearance.
package enum ControlPalette {
  package static let label = Color.black
  package static let secondaryLabel = system("secondaryLabel")
  package static let placeholder = system("placeholderText")
  package static let separator = system("separator")
  package static let fill = system("systemFill")
  package static let tertiaryFill = system("tertiarySystemFill")
  package static let red = system("systemRed")
  package static let blue = system("systemBlue")
  package static let green = system("systemGreen")
  package static let gray = system("systemGray")
  package static let gray3 = system("systemGray3")
  /// Bars, which are translucent in life.
  package static let bar = Color(hex: 0xF8F8F8)
  package static let window = system("windowBackground")
  /// Outlines of controls on macOS.
  package static let controlBorder = Color(white: 0, alpha: 0.18)

  private static func system(_ name: String) -> Color {
    guard let color = SystemColor(named: name) else { preconditionFailure("no colour has the name") }
    return Color(color, in: .fifteen)
  }
}
