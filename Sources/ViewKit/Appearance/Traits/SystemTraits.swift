public import CoreGraphics

// The traits of the system, each as a type.

public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var setting: WritableKeyPath<TraitSettings, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var setting: WritableKeyPath<TraitSettings, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var setting: WritableKeyPath<TraitSettings, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static var setting: WritableKeyPath<TraitSettings, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
  public static var defaultValue: CGFloat { 0 }
  static var setting: WritableKeyPath<TraitSettings, CGFloat> { \.displayScale }
}

public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var setting: WritableKeyPath<TraitSettings, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var setting: WritableKeyPath<TraitSettings, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

public struct UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIForceTouchCapability { .unknown }
  static var setting: WritableKeyPath<TraitSettings, UIForceTouchCapability> { \.forceTouchCapability }
}

public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static var setting: WritableKeyPath<TraitSettings, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

public struct UITraitDisplayGamut: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIDisplayGamut { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var setting: WritableKeyPath<TraitSettings, UIDisplayGamut> { \.displayGamut }
}

public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var setting: WritableKeyPath<TraitSettings, UIAccessibilityContrast> { \.accessibilityContrast }
}

public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
  public static var defaultValue: UILegibilityWeight { .unspecified }
  static var setting: WritableKeyPath<TraitSettings, UILegibilityWeight> { \.legibilityWeight }
}

public struct UITraitActiveAppearance: UITraitDefinition, SystemTrait {
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var setting: WritableKeyPath<TraitSettings, UIUserInterfaceActiveAppearance> { \.activeAppearance }
}
