import CoreGraphics

/// The colours that have plain names.
extension UIColor {
  public static var black: UIColor { Shades.black }
  public static var darkGray: UIColor { Shades.darkGray }
  public static var lightGray: UIColor { Shades.lightGray }
  public static var white: UIColor { Shades.white }
  public static var gray: UIColor { Shades.gray }
  public static var red: UIColor { Shades.red }
  public static var green: UIColor { Shades.green }
  public static var blue: UIColor { Shades.blue }
  public static var cyan: UIColor { Shades.cyan }
  public static var yellow: UIColor { Shades.yellow }
  public static var magenta: UIColor { Shades.magenta }
  public static var orange: UIColor { Shades.orange }
  public static var purple: UIColor { Shades.purple }
  public static var brown: UIColor { Shades.brown }
  public static var clear: UIColor { Shades.clear }
}

private enum Shades {
  static let black = UIColor(white: 0, alpha: 1)
  static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  static let white = UIColor(white: 1, alpha: 1)
  static let gray = UIColor(white: 0.5, alpha: 1)
  static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  static let clear = UIColor(white: 0, alpha: 0)
}
