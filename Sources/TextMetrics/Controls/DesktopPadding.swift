/// How much wider a control of macOS is than what it shows, by design and control size, in points of the frame.
struct DesktopPadding {
  /// Up to macOS 10.15: documents of Interface Builder before 17700, or 17000 for small controls.
  var aqua: BySize
  /// From macOS 11 to 15.
  var flat: BySize
  /// From macOS 26 on.
  var glass: BySize

  struct BySize {
    var mini: Double
    var small: Double
    var regular: Double

    init(mini: Double, small: Double, regular: Double) {
      self.mini = mini
      self.small = small
      self.regular = regular
    }

    init(_ all: Double) { self.init(mini: all, small: all, regular: all) }

    subscript(size: ControlSize) -> Double {
      switch size {
      case .mini: mini
      case .small: small
      case .regular, .large: regular
      }
    }
  }

  init(aqua: BySize, flat: BySize, glass: BySize) {
    self.aqua = aqua
    self.flat = flat
    self.glass = glass
  }

  init(_ all: BySize) { self.init(aqua: all, flat: all, glass: all) }

  /// The figure for a control of some size in some design.
  func points(of control: DesktopControl, in context: ControlContext) -> Double {
    let size = control.controlSize
    guard context.generation(of: control) != .glass else { return glass[size] }
    return context.toolsVersion < (size == .regular ? 17700 : 17000) ? aqua[size] : flat[size]
  }
}

// What surrounds titles and images. A figure with an n is what the recorded widths of n different titles agree on
// (width less the title's, less half a point for the rounding up); the others follow their neighbours.
extension DesktopPadding {
  /// What a bezel adds to the width of title and image.
  static func bezel(_ style: DesktopButtonStyle) -> DesktopPadding {
    switch style {
    case .push:
      DesktopPadding(
        aqua: BySize(mini: 18, small: 26, regular: 40),  // small n = 4, regular n = 13
        flat: BySize(mini: 18, small: 28, regular: 34),  // mini n = 3, small n = 10, regular n = 20
        glass: BySize(mini: 16, small: 19, regular: 24))  // small n = 2, regular n = 9
    case .roundTextured, .squareTextured:
      DesktopPadding(
        aqua: BySize(mini: 14, small: 15, regular: 15),
        flat: BySize(mini: 14, small: 15, regular: 15),  // regular n = 2
        glass: BySize(mini: 16, small: 19, regular: 24))
    case .roundRect:
      DesktopPadding(
        aqua: BySize(14), flat: BySize(14),  // small n = 1
        glass: BySize(mini: 16, small: 20, regular: 24))  // small n = 1
    case .recessed: DesktopPadding(BySize(16))  // mini in glass n = 6
    case .inline: DesktopPadding(BySize(20))  // regular n = 1
    case .smallSquare, .square, .bevel: DesktopPadding(BySize(6))  // regular n = 2
    case .check, .radio, .help, .disclosure, .roundedDisclosure: DesktopPadding(BySize(0))
    }
  }

  /// What the bezel of a pop-up button adds to the width of its widest item, arrows included.
  static func popUp(_ style: DesktopButtonStyle) -> DesktopPadding {
    switch style {
    case .push:
      DesktopPadding(
        aqua: BySize(mini: 28, small: 32, regular: 38),
        flat: BySize(mini: 28, small: 32, regular: 39),  // small n = 16, regular n = 4
        glass: BySize(mini: 34, small: 40, regular: 46))  // small n = 6, regular n = 2
    case .roundTextured, .squareTextured:
      DesktopPadding(
        aqua: BySize(35), flat: BySize(35),  // regular n = 1
        glass: BySize(mini: 34, small: 38, regular: 44))  // regular n = 2
    case .roundRect: DesktopPadding(BySize(36))  // small n = 1
    default: DesktopPadding(BySize(24))
    }
  }

  /// The width of a check box or radio button without a title.
  static let checkGlyph = DesktopPadding(
    aqua: BySize(mini: 12, small: 16, regular: 18),
    flat: BySize(mini: 10, small: 14, regular: 18),  // mini n = 64, small n = 4
    glass: BySize(mini: 12, small: 14, regular: 16))  // small n = 3

  /// From the glyph of a check box or radio button to its title, and what follows the title.
  static let checkGap = DesktopPadding(
    aqua: BySize(mini: 4, small: 6, regular: 4),  // small n = 1, regular n = 6
    flat: BySize(mini: 7, small: 7, regular: 7.5),  // small n = 26, regular n = 60
    glass: BySize(mini: 4, small: 4, regular: 5))  // small n = 27, regular n = 8

  /// Between an image and the title beside it.
  static let imageGap = DesktopPadding(
    aqua: BySize(3), flat: BySize(3), glass: BySize(2))  // regular in glass n = 3
}
