import CoreGraphics
internal import PlumbTextMetrics

/// What a descriptor's attributes say of a font's figures.
struct FontAttributeReader {
  private let name: String?
  private let size: Double?
  private let weight: FontWeight?
  /// Attributes that no figure depends on.
  let others: [UIFontDescriptor.AttributeName: Any]

  init(_ attributes: [UIFontDescriptor.AttributeName: Any]) {
    let family = attributes[.family] as? String
    name = attributes[.name] as? String ?? family.map { $0.replacingOccurrences(of: " ", with: "") }
    size = Self.number(attributes[.size])
    let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] ?? [:]
    if let weight = traits[.weight] as? UIFont.Weight {
      self.weight = weight.onOpenTypeScale
    } else {
      weight = Self.number(traits[.weight]).map { UIFont.Weight(CGFloat($0)).onOpenTypeScale }
    }
    others = attributes.filter { ![.family, .name, .size, .traits].contains($0.key) }
  }

  func applied(to face: FontFace) -> FontFace {
    var face = face
    if let name { face.font = Font(postScriptName: name, size: face.font.size) }
    if let size, size > 0 { face.font = face.font.resized(size) }
    if let weight { face.font.weight = weight }
    if asksForTabularDigits { face.hasTabularDigits = true }
    return face
  }

  /// Features are told by numbers, of which those of digits move what stands beside them.
  private var asksForTabularDigits: Bool {
    let features = others[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] ?? []
    return features.contains {
      ($0[.type] as? Int) == kNumberSpacingType && ($0[.selector] as? Int) == kMonospacedNumbersSelector
    }
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as CGFloat: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}
