import CoreGraphics

/// Colours by what they are for.
extension UIColor {
  public static var tintColor: UIColor { system("tint") }
  public static var label: UIColor { system("label") }
  public static var secondaryLabel: UIColor { system("secondaryLabel") }
  public static var tertiaryLabel: UIColor { system("tertiaryLabel") }
  public static var quaternaryLabel: UIColor { system("quaternaryLabel") }
  public static var link: UIColor { system("link") }
  public static var placeholderText: UIColor { system("placeholderText") }
  public static var separator: UIColor { system("separator") }
  public static var opaqueSeparator: UIColor { system("opaqueSeparator") }
  public static var systemBackground: UIColor { system("systemBackground") }
  public static var secondarySystemBackground: UIColor { system("secondarySystemBackground") }
  public static var tertiarySystemBackground: UIColor { system("tertiarySystemBackground") }
  public static var systemGroupedBackground: UIColor { system("systemGroupedBackground") }
  /// Its old name.
  public static var groupTableViewBackground: UIColor { .systemGroupedBackground }
  public static var secondarySystemGroupedBackground: UIColor { system("secondarySystemGroupedBackground") }
  public static var tertiarySystemGroupedBackground: UIColor { system("tertiarySystemGroupedBackground") }
  public static var systemFill: UIColor { system("systemFill") }
  public static var secondarySystemFill: UIColor { system("secondarySystemFill") }
  public static var tertiarySystemFill: UIColor { system("tertiarySystemFill") }
  public static var quaternarySystemFill: UIColor { system("quaternarySystemFill") }
  public static var lightText: UIColor { system("lightText") }
  public static var darkText: UIColor { system("darkText") }
}
