import PlumbAppleFacts

/// A font as a document asks for it: a family, a size and a weight.
///
/// Nothing is looked up on the machine. `isKnown` tells whether widths and heights come from figures of
/// this very family or are an estimate.
package struct Font: Hashable, Sendable {
  package var family: FontFamily
  /// In points.
  package var size: Double
  package var weight: FontWeight
  /// Which release of the system font is meant; other families have one only.
  package var generation: FontGeneration
  /// Whether the font is San Francisco as Apple publishes it, whose lines macOS rounds as those of other fonts.
  package private(set) var isPublished = false
  /// The text style that the font is of, whose size follows the preferred text size.
  package internal(set) var style: TextStyle?
  /// From one baseline to the next in points, where a text style says so; nil for the font's own line height.
  package var linePitch: Double?

  package init(
    family: FontFamily, size: Double, weight: FontWeight = .regular, generation: FontGeneration = .continuous,
    linePitch: Double? = nil
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.generation = generation
    self.linePitch = linePitch
  }

  /// The same font as a release of Xcode knew it.
  ///
  /// On macOS, the system font of Xcode 5 and 6 is Lucida Grande: with it, widths of texts come out in 6 projects that San
  /// Francisco's have wrong, against 1.
  package func known(in release: Release, on platform: Platform) -> Font {
    var font = self
    font.generation = FontGeneration(in: release)
    if platform == .macOS, family == .system, release < .xcode6Point3 { font.family = .lucidaGrande }
    return font
  }

  /// San Francisco at a size in points.
  package static func system(_ size: Double, weight: FontWeight = .regular) -> Font {
    Font(family: .system, size: size, weight: weight)
  }

  /// The font of a PostScript name, such as `HelveticaNeue-Light`.
  ///
  /// The names of families that are built in are recognised; any other name gives a font that is not known.
  package init(postScriptName name: String, size: Double) {
    if let match = PostScriptNames.family(of: name) {
      self.init(family: match, size: size, weight: PostScriptNames.weight(of: name))
      isPublished = name.isPrefixed("SFPro")
    } else {
      self.init(family: .named(name), size: size, weight: PostScriptNames.weight(of: name))
    }
  }

  /// The size that figures are scaled by: 0 for a size that is negative or no number, and never so large
  /// that the width of a text could overflow.
  var measuredSize: Double { size.isFinite ? min(max(size, 0), 1_000_000) : 0 }

  /// The weight that figures are taken at: regular for one that is no number.
  var measuredWeight: Double { weight.value.isFinite ? weight.value : FontWeight.regular.value }

  /// Whether the built-in figures describe this family; an estimate is all there is for other fonts.
  package var isKnown: Bool {
    if case .named = family { return false }
    return true
  }
}
