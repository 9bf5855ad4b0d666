import CoreGraphics

/// The traits that a view had when it was last asked, and how many changes ago that was.
struct InheritedTraits {
  var traits: UITraitCollection
  var version: Int
}

/// Traits come from the nearest view controller or view that overrides some, the window, or the screen. They are kept by each view until something
/// changes in any hierarchy, so that asking all views costs what asking one does.
@MainActor
enum TraitInheritance {
  private static var changes = 0
  private static var screenTraits: InheritedTraits?

  static func hierarchyChanged() { changes &+= 1 }

  /// The traits of a view that has no view controller.
  ///
  /// - Complexity: O(1) where the superview's are known, else O(depth), without recursion.
  static func traits(of view: UIView) -> UITraitCollection {
    let version = changes &+ SimulatedDevice.generation
    if let known = view.inheritedTraits, known.version == version { return known.traits }
    var giver = view.storedSuperview
    var heirs: [UIView] = []
    var traits: UITraitCollection?
    while let above = giver {
      if above.givesTraits {
        traits = above.traitCollection
      } else if let known = above.inheritedTraits, known.version == version {
        traits = known.traits
      }
      if traits != nil { break }
      heirs.append(above)
      giver = above.storedSuperview
    }
    let inherited = InheritedTraits(traits: traits ?? ofScreen(), version: version)
    view.inheritedTraits = inherited
    for heir in heirs { heir.inheritedTraits = inherited }
    return inherited.traits
  }

  private static func ofScreen() -> UITraitCollection {
    let version = SimulatedDevice.generation
    if let known = screenTraits, known.version == version { return known.traits }
    let traits = SimulatedDevice.current.traits
    screenTraits = InheritedTraits(traits: traits, version: version)
    return traits
  }
}

extension UIView {
  /// Whether the view's traits may be others than its superview's.
  fileprivate var givesTraits: Bool {
    controller != nil || ownTraits != nil || limitsCategories || self is UIWindow
  }
}
