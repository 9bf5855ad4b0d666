import Geometry

// AppKit's controls from macOS 26 on (tools version 24400 and later): most frames are alignment rectangles.
extension DesktopFigures {
  static func current(_ control: DesktopControl) -> DesktopFigures {
    let size = control.controlSize
    switch control.kind {
    case .button(let style): return currentButton(style, control)
    case .popUpButton(.push):
      // Regular n = 20, small n = 5.
      return DesktopFigures(
        height: pick(size, mini: 16, small: 20, regular: 24), titlePadding: size == .regular ? 38 : 32)
    case .popUpButton(let style):
      var figures = currentButton(style, control)
      figures.titlePadding += 16
      return figures
    case .comboBox: return DesktopFigures(height: pick(size, mini: 16, small: 20, regular: 24))
    // n = 1 mini, 2 small, 1 regular.
    case .searchField: return DesktopFigures(height: pick(size, mini: 16, small: 20, regular: 22))
    // Regular n = 2, small n = 4.
    case .slider(let axis):
      let thickness = pick(size, mini: 14, small: 22, regular: 16)
      return axis == .horizontal ? DesktopFigures(height: thickness) : DesktopFigures(width: thickness)
    // Small n = 4, regular n = 1.
    case .stepper:
      return size == .regular || size == .large
        ? DesktopFigures(height: 26, width: 20) : DesktopFigures(height: 16, width: 11)
    // n = 6 regular, 2 small.
    case .segmentedControl:
      return DesktopFigures(height: pick(size, mini: 16, small: 20, regular: 24), titlePadding: 20)
    case .box, .colorWell: return DesktopFigures()
    default: return legacy(control, toolsVersion: 24000)
    }
  }

  private static func currentButton(
    _ style: DesktopButtonStyle, _ control: DesktopControl
  ) -> DesktopFigures {
    let size = control.controlSize
    switch style {
    // Regular n = 15.
    case .push:
      return DesktopFigures(
        height: pick(size, mini: 16, small: 20, regular: 24), titlePadding: size == .regular ? 24 : 20)
    // Regular n = 19, small n = 31.
    case .check, .radio:
      return size == .regular || size == .large
        ? DesktopFigures(height: 16, titlePadding: 21)
        : DesktopFigures(height: 14, titlePadding: 17.5)
    case .help where size == .regular || size == .large: return DesktopFigures(height: 24, width: 24)
    // Regular n = 2, small n = 4.
    case .roundRect: return DesktopFigures(height: size == .regular ? 18 : 20, titlePadding: 16)
    case .recessed: return DesktopFigures(height: size == .mini ? 16 : 20, titlePadding: 16)
    default: return legacy(control, toolsVersion: 24000)
    }
  }
}
