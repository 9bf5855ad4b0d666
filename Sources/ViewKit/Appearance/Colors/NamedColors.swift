import CoreGraphics

extension UIColor.Plumb {
  /// Says which colour `UIColor(named:)` gives; nil takes it away: there are no asset catalogs to be read.
  public static func register(_ color: UIColor?, named name: String) {
    NamedColors.register(color, named: name)
  }
}

/// The colours that have names of an app's own.
enum NamedColors {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var registered: [String: UIColor] = [:]

  static func register(_ color: UIColor?, named name: String) {
    lock.withLock { registered[name] = color }
  }

  static func color(named name: String) -> UIColor? { lock.withLock { registered[name] } }
}
