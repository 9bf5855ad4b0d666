import Geometry

/// The vertical figures of a font in points: how far a line reaches above and below its baseline.
public struct LineMetrics: Hashable, Sendable {
  /// From the baseline up to the line's top.
  public var ascender: Double
  /// From the baseline down to the line's bottom, positive.
  public var descender: Double
  /// Extra space between two lines.
  public var leading: Double

  public init(ascender: Double, descender: Double, leading: Double = 0) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
  }

  /// What one line takes.
  public var lineHeight: Double { ascender + descender }

  /// The figures of a font, as its system uses them.
  ///
  /// iOS keeps fractions: San Francisco has an ascender of 1950 and a descender of 494 units of 2048. AppKit rounds
  /// to whole points, the ascender (1980) to the nearest and the descender (432) upwards, which gives the
  /// recorded heights of labels at 9, 10, 11, 12, 13, 16 and 22 pt. Helvetica Neue: 0.952, 0.213 and 0.028 em.
  public init(_ font: Font, platform: Platform) {
    switch (font.family, platform) {
    case (.helveticaNeue, .macOS):
      self.init(ascender: (0.952 * font.size).rounded(), descender: (0.213 * font.size).rounded(.up))
    case (.helveticaNeue, _):
      self.init(ascender: 0.952 * font.size, descender: 0.213 * font.size, leading: 0.028 * font.size)
    case (_, .macOS):
      self.init(
        ascender: (1980 / 2048 * font.size).rounded(), descender: (432 / 2048 * font.size).rounded(.up))
    default:
      self.init(ascender: 1950 / 2048 * font.size, descender: 494 / 2048 * font.size)
    }
  }
}

/// The height of a line of text in points: unrounded on iOS and tvOS, whole on macOS.
public func lineHeight(of font: Font, platform: Platform) -> Double {
  LineMetrics(font, platform: platform).lineHeight
}
