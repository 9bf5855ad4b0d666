public import CoreGraphics

/// Collections of a single trait.
extension UITraitCollection {
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(settings: TraitSettings(userInterfaceIdiom: idiom))
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(settings: TraitSettings(userInterfaceStyle: userInterfaceStyle))
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(settings: TraitSettings(userInterfaceLevel: userInterfaceLevel))
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(settings: TraitSettings(layoutDirection: layoutDirection))
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init(settings: TraitSettings(displayScale: scale))
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(settings: TraitSettings(horizontalSizeClass: horizontalSizeClass))
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(settings: TraitSettings(verticalSizeClass: verticalSizeClass))
  }

  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(settings: TraitSettings(forceTouchCapability: capability))
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(settings: TraitSettings(preferredContentSizeCategory: preferredContentSizeCategory))
  }

  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(settings: TraitSettings(displayGamut: displayGamut))
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(settings: TraitSettings(accessibilityContrast: accessibilityContrast))
  }

  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(settings: TraitSettings(legibilityWeight: legibilityWeight))
  }

  public convenience init(activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance) {
    self.init(settings: TraitSettings(activeAppearance: userInterfaceActiveAppearance))
  }
}
