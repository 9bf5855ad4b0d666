import CoreGraphics

/// Colours by what they are for, as they are in a light interface.
///
/// Their numbers are from memory of what iOS 13 and later answer; no layout depends on them.
extension UIColor {
  public static var tintColor: UIColor { Role.tintColor }
  public static var label: UIColor { Role.label }
  public static var secondaryLabel: UIColor { Role.secondaryLabel }
  public static var tertiaryLabel: UIColor { Role.tertiaryLabel }
  public static var quaternaryLabel: UIColor { Role.quaternaryLabel }
  public static var link: UIColor { Role.link }
  public static var placeholderText: UIColor { Role.placeholderText }
  public static var separator: UIColor { Role.separator }
  public static var opaqueSeparator: UIColor { Role.opaqueSeparator }
  public static var systemBackground: UIColor { Role.systemBackground }
  public static var secondarySystemBackground: UIColor { Role.secondarySystemBackground }
  public static var tertiarySystemBackground: UIColor { Role.tertiarySystemBackground }
  public static var systemGroupedBackground: UIColor { Role.systemGroupedBackground }
  public static var secondarySystemGroupedBackground: UIColor { Role.secondarySystemGroupedBackground }
  public static var tertiarySystemGroupedBackground: UIColor { Role.tertiarySystemGroupedBackground }
  public static var systemFill: UIColor { Role.systemFill }
  public static var secondarySystemFill: UIColor { Role.secondarySystemFill }
  public static var tertiarySystemFill: UIColor { Role.tertiarySystemFill }
  public static var quaternarySystemFill: UIColor { Role.quaternarySystemFill }
  public static var lightText: UIColor { Role.lightText }
  public static var darkText: UIColor { Role.darkText }
}

private enum Role {
  static let tintColor = UIColor(system: "tintColor", 0, 122, 255)
  static let label = UIColor(system: "label", 0, 0, 0)
  static let secondaryLabel = UIColor(system: "secondaryLabel", 60, 60, 67, alpha: 0.6)
  static let tertiaryLabel = UIColor(system: "tertiaryLabel", 60, 60, 67, alpha: 0.3)
  static let quaternaryLabel = UIColor(system: "quaternaryLabel", 60, 60, 67, alpha: 0.18)
  static let link = UIColor(system: "link", 0, 122, 255)
  static let placeholderText = UIColor(system: "placeholderText", 60, 60, 67, alpha: 0.3)
  static let separator = UIColor(system: "separator", 60, 60, 67, alpha: 0.29)
  static let opaqueSeparator = UIColor(system: "opaqueSeparator", 198, 198, 200)
  static let systemBackground = UIColor(system: "systemBackground", 255, 255, 255)
  static let secondarySystemBackground = UIColor(system: "secondarySystemBackground", 242, 242, 247)
  static let tertiarySystemBackground = UIColor(system: "tertiarySystemBackground", 255, 255, 255)
  static let systemGroupedBackground = UIColor(system: "systemGroupedBackground", 242, 242, 247)
  static let secondarySystemGroupedBackground = UIColor(
    system: "secondarySystemGroupedBackground", 255, 255, 255)
  static let tertiarySystemGroupedBackground = UIColor(
    system: "tertiarySystemGroupedBackground", 242, 242, 247)
  static let systemFill = UIColor(system: "systemFill", 120, 120, 128, alpha: 0.2)
  static let secondarySystemFill = UIColor(system: "secondarySystemFill", 120, 120, 128, alpha: 0.16)
  static let tertiarySystemFill = UIColor(system: "tertiarySystemFill", 118, 118, 128, alpha: 0.12)
  static let quaternarySystemFill = UIColor(system: "quaternarySystemFill", 116, 116, 128, alpha: 0.08)
  static let lightText = UIColor(system: "lightText", 255, 255, 255, alpha: 0.6)
  static let darkText = UIColor(system: "darkText", 0, 0, 0)
}
