import CoreGraphics

/// The colours that have plain names.
extension UIColor {
  public static var black: UIColor { system("black") }
  public static var darkGray: UIColor { system("darkGray") }
  public static var lightGray: UIColor { system("lightGray") }
  public static var white: UIColor { system("white") }
  public static var gray: UIColor { system("gray") }
  public static var red: UIColor { system("red") }
  public static var green: UIColor { system("green") }
  public static var blue: UIColor { system("blue") }
  public static var cyan: UIColor { system("cyan") }
  public static var yellow: UIColor { system("yellow") }
  public static var magenta: UIColor { system("magenta") }
  public static var orange: UIColor { system("orange") }
  public static var purple: UIColor { system("purple") }
  public static var brown: UIColor { system("brown") }
  public static var clear: UIColor { system("clear") }
}
