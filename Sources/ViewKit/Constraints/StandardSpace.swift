import CoreGraphics

/// The space that the system puts between views, in points.
enum StandardSpace {
  /// Between neighbours: 8 points (`constraint(equalToSystemSpacingAfter:multiplier:)`, and `-` in visual formats, as
  /// published console logs show it); also between baselines, where UIKit's grows with the fonts by figures that are
  /// nowhere published.
  static let between: CGFloat = 8
}
