import CoreGraphics

/// Traits that a view has in place of those from above, for itself and all below it.
public protocol UITraitOverrides: UIMutableTraits {
  func contains(_ trait: UITrait) -> Bool
  /// Has a trait come from above again.
  mutating func remove(_ trait: UITrait)
}

extension TraitSettings: UITraitOverrides {
  func contains(_ trait: UITrait) -> Bool {
    (trait as? any SystemTrait.Type)?.isSet(in: self) ?? own.contains(trait)
  }

  mutating func remove(_ trait: UITrait) {
    if let system = trait as? any SystemTrait.Type { system.clear(in: &self) } else { own.remove(trait) }
  }
}

extension UIView {
  func override(_ new: any UITraitOverrides) {
    guard let settings = new as? TraitSettings, settings != ownTraits else { return }
    TraitChange.hasOverrides = true
    TraitChange.around(self) { rare.traits = settings == TraitSettings() ? nil : settings }
  }

  /// Nil where the view overrides nothing.
  var ownTraits: TraitSettings? { rarelyUsed?.traits }

  func overridden(_ traits: UITraitCollection) -> UITraitCollection {
    limited(traits.overridden(by: ownTraits))
  }
}

extension UIViewController {
  /// What the controller says of its traits, in place of what its container and its view's superview say.
  public var traitOverrides: any UITraitOverrides {
    get { rarelyUsed?.traits ?? TraitSettings() }
    set {
      guard let settings = newValue as? TraitSettings, settings != rarelyUsed?.traits else { return }
      TraitChange.hasOverrides = true
      TraitChange.around(self) { rare.traits = settings == TraitSettings() ? nil : settings }
    }
  }
}

extension UITraitCollection {
  func overridden(by own: TraitSettings?) -> UITraitCollection {
    guard let own else { return self }
    var settings = settings
    settings.formUnion(own)
    return UITraitCollection(settings: settings)
  }
}
