import CoreGraphics

/// The colours of the system, as they are in a light interface.
///
/// Source: "Specifications" in Apple's Human Interface Guidelines, Color, before iOS 26.
extension UIColor {
  public static var systemRed: UIColor { SystemColors.systemRed }
  public static var systemGreen: UIColor { SystemColors.systemGreen }
  public static var systemBlue: UIColor { SystemColors.systemBlue }
  public static var systemOrange: UIColor { SystemColors.systemOrange }
  public static var systemYellow: UIColor { SystemColors.systemYellow }
  public static var systemPink: UIColor { SystemColors.systemPink }
  public static var systemPurple: UIColor { SystemColors.systemPurple }
  public static var systemTeal: UIColor { SystemColors.systemTeal }
  public static var systemIndigo: UIColor { SystemColors.systemIndigo }
  public static var systemBrown: UIColor { SystemColors.systemBrown }
  public static var systemMint: UIColor { SystemColors.systemMint }
  public static var systemCyan: UIColor { SystemColors.systemCyan }
  public static var systemGray: UIColor { SystemColors.systemGray }
  public static var systemGray2: UIColor { SystemColors.systemGray2 }
  public static var systemGray3: UIColor { SystemColors.systemGray3 }
  public static var systemGray4: UIColor { SystemColors.systemGray4 }
  public static var systemGray5: UIColor { SystemColors.systemGray5 }
  public static var systemGray6: UIColor { SystemColors.systemGray6 }
}

private enum SystemColors {
  static let systemRed = UIColor(system: "systemRed", 255, 59, 48)
  static let systemGreen = UIColor(system: "systemGreen", 52, 199, 89)
  static let systemBlue = UIColor(system: "systemBlue", 0, 122, 255)
  static let systemOrange = UIColor(system: "systemOrange", 255, 149, 0)
  static let systemYellow = UIColor(system: "systemYellow", 255, 204, 0)
  static let systemPink = UIColor(system: "systemPink", 255, 45, 85)
  static let systemPurple = UIColor(system: "systemPurple", 175, 82, 222)
  static let systemTeal = UIColor(system: "systemTeal", 48, 176, 199)
  static let systemIndigo = UIColor(system: "systemIndigo", 88, 86, 214)
  static let systemBrown = UIColor(system: "systemBrown", 162, 132, 94)
  static let systemMint = UIColor(system: "systemMint", 0, 199, 190)
  static let systemCyan = UIColor(system: "systemCyan", 50, 173, 230)
  static let systemGray = UIColor(system: "systemGray", 142, 142, 147)
  static let systemGray2 = UIColor(system: "systemGray2", 174, 174, 178)
  static let systemGray3 = UIColor(system: "systemGray3", 199, 199, 204)
  static let systemGray4 = UIColor(system: "systemGray4", 209, 209, 214)
  static let systemGray5 = UIColor(system: "systemGray5", 229, 229, 234)
  static let systemGray6 = UIColor(system: "systemGray6", 242, 242, 247)
}

extension UIColor {
  /// A colour that the system names, of components up to 255.
  convenience init(
    system name: String, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1
  ) {
    let paint = Paint.rgb(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    self.init(.system(name: name, paint))
  }
}
