/// The family of a font, as far as it decides advances and line heights.
public enum FontFamily: Hashable, Sendable {
  /// San Francisco.
  case system
  /// San Francisco Italic.
  case italicSystem
  /// San Francisco Mono, and other fonts whose glyphs all have the same advance.
  case monospaced
  /// Helvetica and Helvetica Neue.
  case helveticaNeue
  /// A font known by its PostScript name alone; its advances are those of the system font, as an estimate.
  case named(String)
}
