import PlumbAppleFacts
import PlumbTextMetrics

/// The traits by which a document, or how it is shown, varies.
struct Traits: Equatable, Sendable {
  /// Nil is "any": a document without device.
  var widthClass: SizeClass?
  var heightClass: SizeClass?
  /// The text size that the user prefers, which text styles follow.
  var textSize = ContentSizeCategory.large
  /// Whether it is shown on an Apple TV.
  var isTelevision = false

  /// Whether a variation's key, such as `heightClass=regular-widthClass=compact`, holds here: one that speaks
  /// of anything else than size classes does not.
  func matches(_ key: String) -> Bool {
    for clause in key.split(separator: "-") {
      guard let equals = clause.utf8.firstIndex(of: 0x3D) else { return false }
      let value = clause[clause.utf8.index(after: equals)...]
      let wanted: SizeClass? = value == "compact" ? .compact : value == "regular" ? .regular : nil
      switch clause[..<equals] {
      case "widthClass": if wanted == nil || widthClass != wanted { return false }
      case "heightClass": if wanted == nil || heightClass != wanted { return false }
      default: return false
      }
    }
    return true
  }
}
