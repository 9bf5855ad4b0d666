import PlumbAppleFacts
import PlumbGeometry

/// The vertical figures of a font in points: how far a line reaches above and below its baseline.
package struct LineMetrics: Hashable, Sendable {
  /// From the baseline up to the line's top.
  package var ascender: Double
  /// From the baseline down to the line's bottom, positive.
  package var descender: Double
  /// Extra space between two lines.
  package var leading: Double

  package init(ascender: Double, descender: Double, leading: Double = 0) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
  }

  /// What one line takes. Without the noise of the sum, which would make whole heights a pixel higher where somebody
  /// rounds them up.
  package var lineHeight: Double { ((ascender + descender) * 1e10).rounded() / 1e10 }

  /// The figures of a font, as its system uses them.
  ///
  /// iOS keeps fractions, AppKit rounds to whole points: the ascender to the nearest, the descender as well, but San
  /// Francisco's upwards up to 21 pt, on macOS 10.15 up to 19 (n = 14 of 8 projects at 20 and 21 pt, against 1). In units of
  /// 2048, San Francisco has 1950 and 494 on iOS, 1980 and 432 on macOS, 1980 and 480 up to macOS 10.14. That gives the recorded heights of labels in 21 of 23 sizes since, and in 15 of 17 before, where
  /// 12 pt takes one more (8 projects). Those of Helvetica and Arial are the fonts' own, as the open metrics collection of
  /// the Capsize project has them.
  package init(_ font: Font, platform: Platform) {
    let size = font.measuredSize
    switch (font.family, platform) {
    case (.helveticaNeue, _):
      let (ascender, descender) = Self.helveticaNeue(weight: font.measuredWeight)
      self.init(ascender: ascender * size, descender: descender * size, leading: 0.028 * size)
    // Menlo's: 1901 and 483 of 2048 units, as in DejaVu Sans Mono.
    case (.monospaced, _): self.init(ascender: 0.928 * size, descender: 0.236 * size)
    case (.helvetica, .macOS): self.init(ascender: 1577 / 2048 * size, descender: 471 / 2048 * size)
    // With 15 % of the line more above it: 15.64 and 3.91 at 17 pt (a published run of both systems), and 41.5 pt for a
    // label of 36 pt at two pixels a point (n = 7).
    case (.helvetica, _): self.init(ascender: (1577 / 2048 + 0.15) * size, descender: 471 / 2048 * size)
    case (.arial, _):
      self.init(ascender: 1854 / 2048 * size, descender: 434 / 2048 * size, leading: 67 / 2048 * size)
    // The font that Apple publishes has the figures of iOS: 13, 15 and 16 points at 11, 13 and 14 (n = 67 of 2 projects).
    case (_, .macOS) where font.isPublished:
      self.init(ascender: 1950 / 2048 * size, descender: 494 / 2048 * size)
    case (.system, .macOS) where font.generation == .split, (.lucidaGrande, .macOS):
      self.init(ascender: 1980 / 2048 * size, descender: 480 / 2048 * size + (size == 12 ? 1 : 0))
    case (_, .macOS): self.init(ascender: 1980 / 2048 * size, descender: 432 / 2048 * size)
    default: self.init(ascender: 1950 / 2048 * size, descender: 494 / 2048 * size)
    }
    guard platform == .macOS else {
      if let pitch = font.linePitch { leading = max(pitch - lineHeight, 0) }
      return
    }
    ascender = ascender.rounded()
    let isSystem =
      font.family == .system || font.family == .italicSystem || font.family == .lucidaGrande || !font.isKnown
    let isLarge = font.generation != .split && size > (font.generation == .continuous ? 21 : 19)
    descender = descender.rounded(isSystem && !isLarge && !font.isPublished ? .up : .toNearestOrAwayFromZero)
    // A quarter of the line more up to macOS 10.14: 19 points at 13, 18 at 12 and 13 at 9 (n = 21 of 5 projects, none otherwise).
    if font.generation == .split, font.family == .monospaced || font.family == .arial {
      descender += (lineHeight / 4).rounded()
    }
  }

  // In em, as the open metrics collection of the Capsize project has them. Recorded heights confirm light at
  // 17 and 21 pt and bold at 19.
  private static func helveticaNeue(weight: Double) -> (ascender: Double, descender: Double) {
    switch weight {
    case ..<300: return (0.931, 0.213)
    case ..<400: return (0.967, 0.213)
    case 500...: return (0.975, 0.217)
    default: return (0.952, 0.213)
    }
  }
}

/// The height of a line of text in points: unrounded on iOS and tvOS, whole on macOS.
package func lineHeight(of font: Font, platform: Platform) -> Double {
  LineMetrics(font, platform: platform).lineHeight
}
