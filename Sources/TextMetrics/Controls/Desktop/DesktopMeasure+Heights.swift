// How high the frames of controls are.
//
// Source: recorded frames of public documents. A height is the most frequent one among the n views that
// nothing constrains vertically. Figures without n are from memory of Interface Builder's library, which
// gives new controls their sizes, and unchecked; so are those of macOS 26 that no document confirms: 16, 20,
// 24 and 28 points.
extension DesktopMeasure {
  private static let glassHeights = BySize(mini: 16, small: 20, regular: 24, large: 28)

  static func height(_ style: DesktopButtonStyle) -> DesktopMeasure? {
    switch style {
    case .push:
      DesktopMeasure(
        // n = 3 small, 10 regular.
        aqua: BySize(mini: 16, small: 28, regular: 32),
        // n = 5 mini, 20 small, 44 regular; a large one is 28 points high inside (WebKit's theme of macOS).
        flat: BySize(mini: 16, small: 27, regular: 32, large: 40),
        // n = 1 small, 15 regular.
        glass: glassHeights)
    case .check: check
    case .radio:
      // n = 4 small before macOS 26.
      DesktopMeasure(
        aqua: check.aqua, flat: BySize(mini: 14, small: 15, regular: 18), glass: check.glass)
    case .help:
      // n = 3 small and 4 regular before macOS 26, 1 regular since.
      DesktopMeasure(old: BySize(mini: 15, small: 19, regular: 25), glass: glassHeights)
    case .disclosure: DesktopMeasure(BySize(13))
    // n = 1.
    case .roundedDisclosure: DesktopMeasure(BySize(26))
    case .roundRect:
      // n = 1 mini, 3 small, 2 regular before macOS 26, 4 small and 1 regular since.
      DesktopMeasure(
        old: BySize(mini: 15, small: 17, regular: 19), glass: BySize(mini: 16, small: 20, regular: 18))
    case .recessed:
      // n = 6 mini and 1 small in macOS 26.
      DesktopMeasure(old: BySize(mini: 16, small: 17, regular: 19), glass: glassHeights)
    // n = 6 regular up to macOS 10.15, of 4 projects.
    case .inline:
      DesktopMeasure(
        aqua: BySize(mini: 15, small: 16, regular: 17), flat: BySize(mini: 15, small: 16, regular: 18),
        glass: BySize(mini: 15, small: 16, regular: 18))
    case .roundTextured, .squareTextured:
      DesktopMeasure(
        aqua: BySize(mini: 15, small: 19, regular: 25),
        // n = 8 mini, 2 regular.
        flat: BySize(mini: 15, small: 19, regular: 23),
        glass: glassHeights)
    case .smallSquare: DesktopMeasure(BySize(23))
    case .square, .bevel: nil
    }
  }

  /// The width of a button that is a glyph and nothing else; nil for others.
  static func glyphWidth(_ style: DesktopButtonStyle) -> DesktopMeasure? {
    switch style {
    // As wide as high, except for the small one up to macOS 15.
    case .help: DesktopMeasure(old: BySize(mini: 15, small: 18, regular: 25), glass: glassHeights)
    case .disclosure: DesktopMeasure(BySize(13))
    // n = 1.
    case .roundedDisclosure: DesktopMeasure(BySize(25))
    default: nil
    }
  }

  private static let check = DesktopMeasure(
    // n = 4 small, 1 regular.
    aqua: BySize(mini: 14, small: 18, regular: 18),
    // n = 33 small, 66 regular.
    flat: BySize(mini: 14, small: 16, regular: 18),
    // n = 31 small, 19 regular.
    glass: BySize(mini: 12, small: 14, regular: 16))

  static func popUpHeight(_ style: DesktopButtonStyle) -> DesktopMeasure? {
    switch style {
    case .push:
      DesktopMeasure(
        // n = 23 regular of 11 projects.
        early: (.xcode9Point3, BySize(mini: 15, small: 22, regular: 26)),
        // n = 1 small, 56 regular.
        aqua: BySize(mini: 15, small: 22, regular: 25),
        // n = 1 mini, 61 small, 18 regular; 18 large of 2 projects.
        flat: BySize(mini: 16, small: 22, regular: 25, large: 40),
        // n = 5 small, 20 regular.
        glass: glassHeights)
    case .roundTextured:
      // n = 2 regular in macOS 11, 5 regular since macOS 26.
      DesktopMeasure(old: BySize(mini: 16, small: 22, regular: 25), glass: glassHeights)
    default: height(style)
    }
  }

  static let comboBoxHeight = DesktopMeasure(
    // n = 8 small before macOS 26.
    old: BySize(mini: 18, small: 22, regular: 25), glass: glassHeights)

  // n = 1 regular before macOS 26, 1 mini and 2 small since.
  static let searchFieldHeight = DesktopMeasure(
    old: BySize(mini: 17, small: 19, regular: 22), glass: BySize(mini: 16, small: 20, regular: 22))

  /// What a text field with a bezel is higher than its line: n = 32 before macOS 26, 8 small and 2 regular
  /// since.
  static let fieldPadding = DesktopMeasure(
    old: BySize(5), glass: BySize(8))

  /// Across its length: n = 4 mini, 3 small, 1 regular before macOS 26, 2 regular since.
  static let sliderThickness = DesktopMeasure(
    // n = 18 regular of 10 projects.
    aqua: BySize(mini: 17, small: 20, regular: 19),
    flat: BySize(mini: 17, small: 20, regular: 28), glass: BySize(mini: 12, small: 14, regular: 16))

  /// Both sides of a circular slider: n = 4 small.
  static let dialSide = DesktopMeasure(BySize(mini: 22, small: 22, regular: 28))

  // n = 17 regular of 4 projects before Xcode 11; n = 17 small and 3 regular up to macOS 15, 4 small since; regular since n = 1.
  static let stepperHeight = DesktopMeasure(
    early: (.xcode11, BySize(mini: 16, small: 22, regular: 27)),
    aqua: BySize(mini: 16, small: 22, regular: 28), flat: BySize(mini: 16, small: 22, regular: 28),
    glass: BySize(mini: 14, small: 16, regular: 26))
  static let stepperWidth = DesktopMeasure(
    old: BySize(mini: 11, small: 15, regular: 19), glass: BySize(mini: 9, small: 11, regular: 20))

  static func segmentsHeight(_ style: DesktopSegmentStyle) -> DesktopMeasure {
    switch style {
    // n = 1 mini, 1 small, 6 regular before macOS 26, 1 small and 1 regular since.
    case .rounded: DesktopMeasure(old: BySize(mini: 16, small: 21, regular: 24), glass: glassHeights)
    // n = 1 small, 4 regular.
    case .roundRect: DesktopMeasure(old: BySize(mini: 16, small: 18, regular: 20), glass: glassHeights)
    case .textured: DesktopMeasure(old: BySize(mini: 15, small: 19, regular: 23), glass: glassHeights)
    }
  }

  // n = 4 small, 4 regular.
  static let progressBarHeight = DesktopMeasure(BySize(mini: 12, small: 12, regular: 20))
  // n = 10 small, 3 regular.
  static let spinnerSide = DesktopMeasure(BySize(mini: 10, small: 16, regular: 32, large: 64))

  // n = 4 mini, beside other controls of macOS 26; n = 14 regular before, of 3 projects.
  static let switchHeight = DesktopMeasure(
    old: BySize(mini: 15, small: 18, regular: 25), glass: BySize(mini: 16, small: 20, regular: 24))
  static let switchWidth = DesktopMeasure(
    old: BySize(mini: 26, small: 32, regular: 42), glass: BySize(mini: 36, small: 45, regular: 54))

  // n = 1 small, 1 regular.
  static let pathControlHeight = DesktopMeasure(BySize(mini: 20, small: 20, regular: 22))
  // n = 2 regular.
  static let datePickerHeight = DesktopMeasure(BySize(mini: 20, small: 23, regular: 28))
}
