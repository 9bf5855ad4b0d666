import CoreGraphics

/// Traits that a view has in place of those from above, for itself and all below it.
public protocol UITraitOverrides: UIMutableTraits {
  func contains(_ trait: UITrait) -> Bool
  /// Has a trait come from above again.
  mutating func remove(_ trait: UITrait)
}

extension TraitSettings: UITraitOverrides {
  func contains(_ trait: UITrait) -> Bool { (trait as? any SystemTrait.Type)?.isSet(in: self) ?? false }

  mutating func remove(_ trait: UITrait) { (trait as? any SystemTrait.Type)?.clear(in: &self) }
}

extension UIView {
  /// What the view says of its traits, in place of what is above it.
  public var traitOverrides: any UITraitOverrides {
    get { ownTraits ?? TraitSettings() }
    set {
      guard let settings = newValue as? TraitSettings, settings != ownTraits else { return }
      TraitChange.hasOverrides = true
      TraitChange.around(self) { rare.traits = settings == TraitSettings() ? nil : settings }
    }
  }

  /// Light or dark, whatever is above; `unspecified` for what is above.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// Nil where the view overrides nothing.
  var ownTraits: TraitSettings? { rarelyUsed?.traits }

  func overridden(_ traits: UITraitCollection) -> UITraitCollection {
    guard let ownTraits else { return traits }
    var settings = traits.settings
    settings.formUnion(ownTraits)
    return UITraitCollection(settings: settings)
  }
}
