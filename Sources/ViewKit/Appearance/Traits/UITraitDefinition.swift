/// A trait as a type, by which a collection is asked for its value and whose changes can be followed.
public protocol UITraitDefinition {
  associatedtype Value

  /// The value in a collection that says nothing about the trait.
  static var defaultValue: Value { get }
  /// Whether colours may look different under another value.
  static var affectsColorAppearance: Bool { get }
  /// What the trait is called.
  static var name: String { get }
  /// What tells the trait from others.
  static var identifier: String { get }
}

extension UITraitDefinition {
  public static var affectsColorAppearance: Bool { false }
  public static var name: String { String(describing: Self.self) }
  public static var identifier: String { String(reflecting: Self.self) }
}

public typealias UITrait = any UITraitDefinition.Type

/// A trait that collections have a property for.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
  static var setting: WritableKeyPath<TraitSettings, Value> { get }
}

extension SystemTrait {
  private static func value(in traits: UITraitCollection) -> Value { traits.settings[keyPath: setting] }

  static func set(_ value: Any, in settings: inout TraitSettings) {
    if let value = value as? Value { settings[keyPath: setting] = value }
  }

  static func isSet(in settings: TraitSettings) -> Bool {
    settings[keyPath: setting] != TraitSettings()[keyPath: setting]
  }

  static func clear(in settings: inout TraitSettings) {
    settings[keyPath: setting] = TraitSettings()[keyPath: setting]
  }

  static func differs(_ traits: UITraitCollection, _ other: UITraitCollection) -> Bool {
    value(in: traits) != value(in: other)
  }

  static func anyValue(in settings: TraitSettings) -> Any { settings[keyPath: setting] }
}

extension UITraitCollection {
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    settings[trait]
  }

  /// The traits in which this collection differs from another.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let other = traitCollection ?? UITraitCollection()
    return Self.systemTraits.filter { $0.differs(self, other) }.map { $0 as UITrait }
      + settings.own.changed(from: other.settings.own)
  }

  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    systemTraits.filter { $0.affectsColorAppearance }.map { $0 as UITrait }
  }

  private static var systemTraits: [any SystemTrait.Type] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
      UITraitLayoutDirection.self, UITraitDisplayScale.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitForceTouchCapability.self,
      UITraitPreferredContentSizeCategory.self, UITraitDisplayGamut.self, UITraitAccessibilityContrast.self,
      UITraitLegibilityWeight.self, UITraitActiveAppearance.self,
    ]
  }
}

extension UITraitCollection {
  /// Whether another collection has another value of a trait.
  func differs(in trait: UITrait, from other: UITraitCollection) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.differs(other, self) }
    return settings.own.differs(in: trait, from: other.settings.own)
  }
}
