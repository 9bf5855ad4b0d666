import Geometry

/// What AppKit fixes about a control whatever it shows: its frame's height and width, and how much its title is
/// surrounded by.
struct DesktopFigures {
  /// The frame's height in points; nil where the content decides.
  var frameHeight: Double?
  /// The frame's width in points; nil where the title or nothing decides.
  var frameWidth: Double?
  /// What the frame adds to the title's width, in points.
  var titlePadding: Double

  init(height: Double? = nil, width: Double? = nil, titlePadding: Double = 0) {
    frameHeight = height
    frameWidth = width
    self.titlePadding = titlePadding
  }

  /// The figures of a control.
  ///
  /// Source: recorded frames of public documents. A height is the most frequent one among views that nothing
  /// constrains vertically.
  static func of(_ control: DesktopControl, in context: ControlContext) -> DesktopFigures {
    switch context.generation(of: control) {
    case .aqua: return legacy(control, toolsVersion: min(context.toolsVersion, 16999))
    case .flat: return legacy(control, toolsVersion: min(max(context.toolsVersion, 17700), 24000))
    case .glass: return current(control)
    }
  }
}

extension EdgeInsets {
  init(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) {
    self.init(top: top, left: left, bottom: bottom, right: right)
  }
}
