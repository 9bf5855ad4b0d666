extension UIFontDescriptor {
  /// A property of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    public static let matrix = AttributeName(rawValue: "NSCTFontMatrixAttribute")
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
  }

  /// What a feature of a font, under the attribute `featureSettings`, is told by. Has no effect on sizes here.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    public static var featureIdentifier: FeatureKey { .type }
    public static var typeIdentifier: FeatureKey { .selector }
  }

  /// A property of a font's style, under the attribute `traits`.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// Traits that a font has or has not.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    public static let classMask = SymbolicTraits(rawValue: 15 << 28)
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }

  /// A design of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}
