public import CoreGraphics

/// What the layout and look of views depend on: size classes, device, scale, text size and the like.
///
/// A trait that a collection says nothing about is `unspecified`, or 0 for the scale.
open class UITraitCollection: NSObject, NSCopying, AssociatedObjectOwner, @unchecked Sendable {
  let settings: TraitSettings
  final var associatedObjects = AssociatedObjects()

  init(settings: TraitSettings) { self.settings = settings }

  /// No trait.
  public override convenience init() { self.init(settings: TraitSettings()) }

  /// The traits of all collections; where several specify one, that of the last.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var settings = TraitSettings()
    for traits in traitCollections { settings.formUnion(traits.settings) }
    self.init(settings: settings)
  }

  /// The traits that the closure sets.
  public convenience init(mutations: UITraitMutations) {
    self.init(settings: TraitSettings().changed(by: mutations))
  }

  /// The same traits but for those that the closure sets.
  public func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
    UITraitCollection(settings: settings.changed(by: mutations))
  }

  public var userInterfaceIdiom: UIUserInterfaceIdiom { settings.userInterfaceIdiom }
  public var userInterfaceStyle: UIUserInterfaceStyle { settings.userInterfaceStyle }
  public var userInterfaceLevel: UIUserInterfaceLevel { settings.userInterfaceLevel }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { settings.layoutDirection }
  /// Pixels per point.
  public var displayScale: CGFloat { settings.displayScale }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { settings.horizontalSizeClass }
  public var verticalSizeClass: UIUserInterfaceSizeClass { settings.verticalSizeClass }
  public var forceTouchCapability: UIForceTouchCapability { settings.forceTouchCapability }
  public var preferredContentSizeCategory: UIContentSizeCategory { settings.preferredContentSizeCategory }
  public var displayGamut: UIDisplayGamut { settings.displayGamut }
  public var accessibilityContrast: UIAccessibilityContrast { settings.accessibilityContrast }
  public var legibilityWeight: UILegibilityWeight { settings.legibilityWeight }
  public var activeAppearance: UIUserInterfaceActiveAppearance { settings.activeAppearance }

  /// Whether this collection has all traits that another specifies, with the same values.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var union = settings
    union.formUnion(trait.settings)
    return union == settings
  }

  /// Whether a colour may look different under other traits.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection?.settings else { return true }
    return settings.userInterfaceStyle != other.userInterfaceStyle
      || settings.userInterfaceLevel != other.userInterfaceLevel
      || settings.userInterfaceIdiom != other.userInterfaceIdiom
      || settings.displayGamut != other.displayGamut
      || settings.accessibilityContrast != other.accessibilityContrast
      || settings.activeAppearance != other.activeAppearance
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.settings == settings
  }

  open override var hash: Int { settings.hashValue }
}

extension TraitSettings {
  fileprivate func changed(by mutations: UITraitMutations) -> TraitSettings {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? TraitSettings ?? self
  }
}
