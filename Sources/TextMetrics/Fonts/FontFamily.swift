/// The family of a font, as far as it decides advances and line heights.
package enum FontFamily: Hashable, Sendable {
  /// San Francisco.
  case system
  /// San Francisco Italic.
  case italicSystem
  /// San Francisco Mono, and other fonts whose glyphs all have the same advance.
  case monospaced
  /// Lucida Grande, the system font up to macOS 10.9.
  case lucidaGrande
  /// Helvetica Neue, the system font before iOS 9 and of macOS 10.10.
  case helveticaNeue
  case helvetica
  /// Arial, whose advances are Helvetica's.
  case arial
  /// A font known by its PostScript name alone; its advances are those of the system font, as an estimate.
  case named(String)
}
