/// The colours of controls in the light appearance: those that Apple's Human Interface Guidelines list.
package enum ControlPalette {
  package static let label = Color.black
  package static let secondaryLabel = Color(hex: 0x3C3C43, alpha: 0.6)
  package static let placeholder = Color(hex: 0x3C3C43, alpha: 0.3)
  package static let separator = Color(hex: 0x3C3C43, alpha: 0.29)
  package static let fill = Color(hex: 0x787880, alpha: 0.2)
  package static let tertiaryFill = Color(hex: 0x767680, alpha: 0.12)
  package static let blue = Color(hex: 0x007AFF)
  package static let green = Color(hex: 0x34C759)
  package static let gray = Color(hex: 0x8E8E93)
  package static let gray3 = Color(hex: 0xC7C7CC)
  /// Bars, which are translucent in life.
  package static let bar = Color(hex: 0xF8F8F8)
  package static let window = Color(hex: 0xECECEC)
  /// Outlines of controls on macOS.
  package static let controlBorder = Color(white: 0, alpha: 0.18)
}
