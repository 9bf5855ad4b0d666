import CoreGraphics

extension UITraitCollection {
  /// The traits that dynamic colours and text styles go by, on this thread: those of the screen until they
  /// are set.
  public class var current: UITraitCollection {
    get {
      Thread.current.threadDictionary[currentKey] as? UITraitCollection ?? SimulatedDevice.current.traits
    }
    set { Thread.current.threadDictionary[currentKey] = newValue }
  }

  /// Carries out work with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    let storage = Thread.current.threadDictionary
    let before = storage[Self.currentKey]
    storage[Self.currentKey] = self
    actions()
    storage[Self.currentKey] = before
  }

  private static let currentKey = "UITraitCollection.current"
}
