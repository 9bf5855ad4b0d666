import CoreGraphics

extension UIApplication {
  /// The class's own value of a name: the application for `sharedApplication` and `shared`, nil for any other.
  ///
  /// Code that extensions of apps have, too, asks so for what they may not name.
  public static func value(forKey key: String) -> Any? {
    ["sharedApplication", "shared"].contains(key) ? shared : nil
  }
  public static func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
}
