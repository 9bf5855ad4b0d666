import CoreGraphics

/// The colours of the system.
extension UIColor {
  public static var systemRed: UIColor { system("systemRed") }
  public static var systemGreen: UIColor { system("systemGreen") }
  public static var systemBlue: UIColor { system("systemBlue") }
  public static var systemOrange: UIColor { system("systemOrange") }
  public static var systemYellow: UIColor { system("systemYellow") }
  public static var systemPink: UIColor { system("systemPink") }
  public static var systemPurple: UIColor { system("systemPurple") }
  public static var systemTeal: UIColor { system("systemTeal") }
  public static var systemIndigo: UIColor { system("systemIndigo") }
  public static var systemBrown: UIColor { system("systemBrown") }
  public static var systemMint: UIColor { system("systemMint") }
  public static var systemCyan: UIColor { system("systemCyan") }
  public static var systemGray: UIColor { system("systemGray") }
  public static var systemGray2: UIColor { system("systemGray2") }
  public static var systemGray3: UIColor { system("systemGray3") }
  public static var systemGray4: UIColor { system("systemGray4") }
  public static var systemGray5: UIColor { system("systemGray5") }
  public static var systemGray6: UIColor { system("systemGray6") }
}
