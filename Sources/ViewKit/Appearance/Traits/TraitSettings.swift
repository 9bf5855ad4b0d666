import CoreGraphics

/// What traits say; nil, zero or `unspecified` where they say nothing.
struct TraitSettings: Hashable, Sendable {
  var userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
  var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
  var userInterfaceLevel: UIUserInterfaceLevel = .unspecified
  var layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
  var displayScale: CGFloat = 0
  var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
  var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
  var forceTouchCapability: UIForceTouchCapability = .unknown
  var preferredContentSizeCategory: UIContentSizeCategory = .unspecified
  var displayGamut: UIDisplayGamut = .unspecified
  var accessibilityContrast: UIAccessibilityContrast = .unspecified
  var legibilityWeight: UILegibilityWeight = .unspecified
  var activeAppearance: UIUserInterfaceActiveAppearance = .unspecified
  /// Those of traits that programs define.
  var own = OwnTraits()

  /// Takes over all that other settings say.
  mutating func formUnion(_ other: TraitSettings) {
    take(\.userInterfaceIdiom, from: other)
    take(\.userInterfaceStyle, from: other)
    take(\.userInterfaceLevel, from: other)
    take(\.layoutDirection, from: other)
    take(\.displayScale, from: other)
    take(\.horizontalSizeClass, from: other)
    take(\.verticalSizeClass, from: other)
    take(\.forceTouchCapability, from: other)
    take(\.preferredContentSizeCategory, from: other)
    take(\.displayGamut, from: other)
    take(\.accessibilityContrast, from: other)
    take(\.legibilityWeight, from: other)
    take(\.activeAppearance, from: other)
    own.formUnion(other.own)
  }

  private mutating func take<Value: Equatable>(
    _ trait: WritableKeyPath<TraitSettings, Value>, from other: TraitSettings
  ) {
    let value = other[keyPath: trait]
    if value != TraitSettings()[keyPath: trait] { self[keyPath: trait] = value }
  }
}

extension TraitSettings: UIMutableTraits {
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      guard let system = trait as? any SystemTrait.Type else { return own[trait] ?? T.defaultValue }
      return system.anyValue(in: self) as? T.Value ?? T.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type {
        system.set(newValue, in: &self)
      } else {
        own[trait] = newValue
      }
    }
  }
}
