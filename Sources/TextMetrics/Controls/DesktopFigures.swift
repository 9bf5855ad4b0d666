import Geometry

/// What AppKit fixes about a control whatever it shows: its frame's height and width, its alignment insets,
/// and how much its title is surrounded by.
struct DesktopFigures {
  /// The frame's height in points; nil where the content decides.
  var frameHeight: Double?
  /// The frame's width in points; nil where the title or nothing decides.
  var frameWidth: Double?
  /// How far the alignment rectangle lies inside the frame.
  var insets: EdgeInsets
  /// What the frame adds to the title's width, in points.
  var titlePadding: Double

  init(
    height: Double? = nil, width: Double? = nil, insets: EdgeInsets = .zero, titlePadding: Double = 0
  ) {
    frameHeight = height
    frameWidth = width
    self.insets = insets
    self.titlePadding = titlePadding
  }

  /// The figures of a control.
  ///
  /// Source: recorded frames of public documents. A height is the most frequent one among views that nothing
  /// constrains vertically; an inset is what makes required constraints to views without insets hold.
  static func of(_ control: DesktopControl, toolsVersion: Int) -> DesktopFigures {
    switch ControlEra.desktop(toolsVersion: toolsVersion) {
    case .beforeXcode11, .beforeXcode26: return legacy(control, toolsVersion: toolsVersion)
    case .xcode26: return current(control)
    }
  }
}

extension EdgeInsets {
  init(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) {
    self.init(top: top, left: left, bottom: bottom, right: right)
  }
}
