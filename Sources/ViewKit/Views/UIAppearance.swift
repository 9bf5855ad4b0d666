import CoreGraphics

/// What may have a style: views. The protocol is what styling extensions are written for.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Does nothing here: an object that nobody shows, so that what is set is set of nothing.
  static func appearance() -> Self
  /// Does nothing here.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

extension UIAppearance where Self: NSObject {
  public static func appearance() -> Self { madeByName() }
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
    -> Self
  {
    madeByName()
  }
}

/// What may contain something that has a style.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}
