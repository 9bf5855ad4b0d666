/// The spaces that Apple's tools and visual formats call standard, in points.
package enum StandardSpace {
  /// Between siblings: the `-` of visual formats in console logs, `constraint(equalToSystemSpacingAfter:multiplier:)` once,
  /// `UIStackView.spacingUseSystem` (59 of 64 recorded gaps; the others are beside sliders), and an `NSStackView` of which
  /// nobody said. On macOS it depends on the controls (`StandardSpacing`).
  package static let betweenSiblings = 8.0
  /// To the edge of a container that has no margins of its own: `|-` of visual formats before iOS 8 and on macOS, and what
  /// Interface Builder's canvas holds on to.
  package static let toContainer = 20.0
}
