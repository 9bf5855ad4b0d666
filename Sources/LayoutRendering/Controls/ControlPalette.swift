/// The colours of controls in the light appearance: those that Apple's Human Interface Guidelines list.
public enum ControlPalette {
  public static let label = Color.black
  public static let secondaryLabel = Color(hex: 0x3C3C43, alpha: 0.6)
  public static let placeholder = Color(hex: 0x3C3C43, alpha: 0.3)
  public static let separator = Color(hex: 0x3C3C43, alpha: 0.29)
  public static let fill = Color(hex: 0x787880, alpha: 0.2)
  public static let tertiaryFill = Color(hex: 0x767680, alpha: 0.12)
  public static let blue = Color(hex: 0x007AFF)
  public static let green = Color(hex: 0x34C759)
  public static let gray = Color(hex: 0x8E8E93)
  public static let gray3 = Color(hex: 0xC7C7CC)
  /// Bars, which are translucent in life.
  public static let bar = Color(hex: 0xF8F8F8)
  public static let window = Color(hex: 0xECECEC)
  /// Outlines of controls on macOS.
  public static let controlBorder = Color(white: 0, alpha: 0.18)
}
