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

  /// The unrounded figures of a font.
  ///
  /// San Francisco: ascender 0.9526, descender 0.2412 em, no leading. Helvetica Neue: 0.952, 0.213, 0.028 em.
  public init(_ font: Font) {
    switch font.family {
    case .helveticaNeue:
      self.init(ascender: 0.952 * font.size, descender: 0.213 * font.size, leading: 0.028 * font.size)
    case .system, .italicSystem, .monospaced, .named:
      self.init(ascender: 0.952_148 * font.size, descender: 0.241_211 * font.size)
    }
  }
}

/// The unrounded height of a line of text in points.
public func lineHeight(of font: Font, platform: Platform) -> Double {
  LineMetrics(font).lineHeight
}
