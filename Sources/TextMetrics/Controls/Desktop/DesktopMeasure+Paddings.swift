// What surrounds titles and images.
//
// Source: recorded widths of public documents less the measured widths of their titles. The n different
// titles beside a figure agree on it within the point by which AppKit rounds up. Figures without n follow
// their neighbours.
extension DesktopMeasure {
  /// What a bezel adds to the width of title and image.
  static func bezelPadding(_ style: DesktopButtonStyle) -> DesktopMeasure {
    switch style {
    case .push:
      DesktopMeasure(
        // n = 4 small, 10 regular.
        aqua: BySize(mini: 18, small: 26, regular: 40),
        // n = 3 mini, 10 small, 18 regular.
        flat: BySize(mini: 18, small: 28, regular: 34),
        // n = 2 small, 8 regular.
        glass: BySize(mini: 16, small: 19, regular: 24))
    case .roundTextured, .squareTextured:
      // n = 2 regular before macOS 26.
      DesktopMeasure(
        old: BySize(mini: 14, small: 15, regular: 15), glass: BySize(mini: 16, small: 19, regular: 24))
    case .roundRect:
      // n = 1 small before macOS 26, 2 small since.
      DesktopMeasure(old: BySize(14), glass: BySize(mini: 16, small: 20, regular: 24))
    // n = 6 mini in macOS 26.
    case .recessed: DesktopMeasure(BySize(16))
    // n = 1 regular.
    case .inline: DesktopMeasure(BySize(19))
    // n = 1 regular in macOS 26, where it looks like a push button.
    case .bevel: DesktopMeasure(old: BySize(6), glass: BySize(mini: 16, small: 19, regular: 24))
    // n = 2 regular.
    case .smallSquare, .square: DesktopMeasure(BySize(6))
    case .check, .radio, .help, .disclosure, .roundedDisclosure: DesktopMeasure(BySize(0))
    }
  }

  /// What a pop-up button adds to the width of its widest item, arrows included.
  static func popUpPadding(_ style: DesktopButtonStyle) -> DesktopMeasure {
    switch style {
    case .push:
      DesktopMeasure(
        aqua: BySize(mini: 28, small: 32, regular: 38),
        // n = 17 small, 3 regular.
        flat: BySize(mini: 28, small: 32, regular: 39, large: 50),
        // n = 6 small, 1 regular; two other regular ones want 47.
        glass: BySize(mini: 34, small: 39, regular: 46))
    case .roundTextured, .squareTextured:
      // n = 1 regular before macOS 26, 2 regular since.
      DesktopMeasure(old: BySize(34), glass: BySize(mini: 32, small: 36, regular: 44))
    // n = 2 small.
    case .roundRect: DesktopMeasure(BySize(20))
    default: DesktopMeasure(BySize(24))
    }
  }

  /// The width of a check box or radio button without a title.
  static let checkGlyph = DesktopMeasure(
    aqua: BySize(mini: 12, small: 16, regular: 18),
    // n = 4 small.
    flat: BySize(mini: 10, small: 14, regular: 18),
    // n = 3 small.
    glass: BySize(mini: 12, small: 14, regular: 16))

  /// What a title adds to the width of a check box or radio button beside its own.
  static let checkGap = DesktopMeasure(
    // n = 1 small, 6 regular.
    aqua: BySize(mini: 4, small: 6, regular: 4),
    // n = 28 small, 59 regular.
    flat: BySize(mini: 7, small: 7, regular: 8),
    // n = 27 small, 12 regular.
    glass: BySize(mini: 4, small: 4, regular: 6))

  /// Between the image of a button with a bezel and the title beside it: n = 3 regular in macOS 26.
  static let imageGap = DesktopMeasure(old: BySize(3), glass: BySize(2))

  /// What a segment is wider than its label: n = 2 mini.
  static let segmentPadding = DesktopMeasure(BySize(mini: 8, small: 12, regular: 16))

  /// What a segmented control adds to its segments: n = 7 before macOS 26, of two segments each; n = 6 since.
  static let segmentsPadding = DesktopMeasure(old: BySize(7), glass: BySize(1))
}
