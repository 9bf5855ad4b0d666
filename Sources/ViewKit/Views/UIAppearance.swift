import CoreGraphics

/// What may have a style: views, and items of bars. The protocol is what styling extensions are written for.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// An object that nobody shows: what is set of it is taken over by views of its class, as they enter a window, that still have
  /// the class's own value there.
  static func appearance() -> Self
  /// The same for views in views or controllers of some classes, the nearest first.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// The same under some traits.
  static func appearance(for trait: UITraitCollection) -> Self
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIAppearance where Self: NSObject {
  public static func appearance() -> Self { ClassStyles.prototype(of: self, in: [], under: nil) }
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
    -> Self
  {
    ClassStyles.prototype(of: self, in: containerTypes, under: nil)
  }
  public static func appearance(for trait: UITraitCollection) -> Self {
    ClassStyles.prototype(of: self, in: [], under: trait)
  }
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { ClassStyles.prototype(of: self, in: containerTypes, under: trait) }
}

/// What may contain something that has a style.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}
