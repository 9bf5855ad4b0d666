import CoreGraphics

/// The spaces that the system puts between views, in points.
@MainActor
enum StandardSpace {
  /// Between neighbours: 8 points (`constraint(equalToSystemSpacingAfter:multiplier:)`, and `-` in visual formats, as
  /// published console logs show it).
  static let between: CGFloat = 8
  /// Between a view and its superview, where that has no margins of its own: 20 points.
  static let toSuperview: CGFloat = 20

  /// Below an anchor. Between baselines it grows with the fonts, so that lines of text stay apart.
  static func below(_ upper: ConstraintSide, above lower: ConstraintSide) -> CGFloat {
    between
  }
}
