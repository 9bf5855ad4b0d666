import Geometry

// AppKit's controls up to macOS 15 (tools version below 24400). n is the number of views or constraints seen.
extension DesktopFigures {
  static func legacy(_ control: DesktopControl, toolsVersion: Int) -> DesktopFigures {
    let size = control.controlSize
    switch control.kind {
    //  .label: return DesktopFigures()
    case .button(let style): return legacyButton(style, size, toolsVersion: toolsVersion)
    case .popUpButton(.push): return legacyPopUp(size)
    case .popUpButton(let style):
      var figures = legacyButton(style, size, toolsVersion: toolsVersion)
      figures.titlePadding += 16
      return figures
    // Small n = 8 of 22 pt, insets n = 4.
    case .comboBox:
      switch size {
      case .mini: return DesktopFigures(height: 18)
      case .small: return DesktopFigures(height: 22)
      case .regular, .large: return DesktopFigures(height: 25)
      }
    case .searchField: return DesktopFigures(height: pick(size, mini: 17, small: 19, regular: 22))
    // n = 4 small, 2 mini.
    case .slider(let axis):
      let thickness = pick(size, mini: 17, small: 20, regular: 28)
      return axis == .horizontal
        ? DesktopFigures(height: thickness) : DesktopFigures(width: thickness)
    // Regular n = 3, insets n = 2; small n = 17, and its insets as well: beside a field in a centered stack view.
    case .stepper:
      switch size {
      case .mini: return DesktopFigures(height: 16, width: 11)
      case .small: return DesktopFigures(height: 22, width: 15)
      case .regular, .large: return DesktopFigures(height: 28, width: 19)
      }
    case .segmentedControl:
      return DesktopFigures(
        height: pick(size, mini: 16, small: 20, regular: 24), titlePadding: 20)
    // n = 3 regular, 3 small.
    case .progressBar: return DesktopFigures(height: size == .regular || size == .large ? 20 : 12)
    // n = 2 regular, 8 small.
    case .spinner:
      let side: Double = size == .regular || size == .large ? 32 : 16
      return DesktopFigures(height: side, width: side)
    // Mini n = 4; the others have the same proportions.
    case .switch:
      return DesktopFigures(
        height: pick(size, mini: 16, small: 20, regular: 24),
        width: pick(size, mini: 36, small: 45, regular: 54))
    // n = 7.
    case .colorWell: return DesktopFigures()
    default: return sameInAllEras(control)
    }
  }

  /// Figures that no redesign changed.
  static func sameInAllEras(_ control: DesktopControl) -> DesktopFigures {
    switch control.kind {
    // n = 77.
    case .separator(.horizontal): return DesktopFigures(height: 5)
    case .separator(.vertical): return DesktopFigures(width: 5)
    // n = 10; boxes of Xcode 26 have none.
    case .box: return DesktopFigures()
    // n = 2.
    case .datePicker: return DesktopFigures(height: 28)
    // Small n = 4; regular from public drawings of the control.
    case .dial:
      let side: Double = control.controlSize == .regular || control.controlSize == .large ? 28 : 22
      return DesktopFigures(height: side, width: side)
    case .pathControl: return DesktopFigures(height: control.controlSize == .regular ? 22 : 20)
    default: return DesktopFigures()
    }
  }

  static func pick(_ size: ControlSize, mini: Double, small: Double, regular: Double) -> Double {
    switch size {
    case .mini: return mini
    case .small: return small
    case .regular, .large: return regular
    }
  }

  // Regular n = 18, insets n = 9; small n = 42, insets n = 30.
  private static func legacyPopUp(_ size: ControlSize) -> DesktopFigures {
    switch size {
    case .mini: return DesktopFigures(height: 16, titlePadding: 28)
    case .small: return DesktopFigures(height: 22, titlePadding: 32)
    case .regular, .large: return DesktopFigures(height: 25, titlePadding: 38)
    }
  }

  private static func legacyButton(
    _ style: DesktopButtonStyle, _ size: ControlSize, toolsVersion: Int
  ) -> DesktopFigures {
    switch style {
    case .push: return legacyPush(size, toolsVersion: toolsVersion)
    case .check: return legacyCheck(size, toolsVersion: toolsVersion)
    // Small n = 4.
    case .radio:
      return size == .regular || size == .large
        ? legacyCheck(size, toolsVersion: toolsVersion)
        : DesktopFigures(height: 15, titlePadding: 21)
    // Regular n = 4, small n = 3.
    case .help:
      return size == .regular || size == .large
        ? DesktopFigures(height: 25, width: 25)
        : DesktopFigures(height: 19, width: 18)
    case .disclosure: return DesktopFigures(height: 13, width: 13)
    case .roundedDisclosure: return DesktopFigures(height: 26, width: 25)
    // Regular n = 2, small n = 2.
    case .roundRect:
      return DesktopFigures(
        height: pick(size, mini: 15, small: 17, regular: 19), titlePadding: 16
      )
    case .recessed:
      return DesktopFigures(height: pick(size, mini: 16, small: 17, regular: 19), titlePadding: 16)
    case .inline:
      return DesktopFigures(height: pick(size, mini: 15, small: 16, regular: 18), titlePadding: 16)
    // Regular n = 2, mini n = 8.
    case .roundTextured, .squareTextured:
      return DesktopFigures(
        height: pick(size, mini: 15, small: 19, regular: 23), titlePadding: 22
      )
    case .smallSquare: return DesktopFigures(height: 23, titlePadding: 10)
    case .square, .bevel: return DesktopFigures(titlePadding: 5)
    }
  }

  // Regular n = 44, insets n = 48; small n = 20, insets n = 11; mini n = 5.
  private static func legacyPush(_ size: ControlSize, toolsVersion: Int) -> DesktopFigures {
    switch size {
    case .mini: return DesktopFigures(height: 16, titlePadding: 20)
    case .small:
      return DesktopFigures(height: toolsVersion < 17000 ? 28 : 27, titlePadding: 28)
    case .regular, .large:
      // Paddings: n = 3 and n = 5; macOS 11 made them narrower.
      return DesktopFigures(height: 32, titlePadding: toolsVersion < 17700 ? 40 : 34)
    }
  }

  // Regular n = 66, insets n = 36; small n = 33, insets n = 28, before 17000 n = 4.
  private static func legacyCheck(_ size: ControlSize, toolsVersion: Int) -> DesktopFigures {
    switch size {
    case .mini: return DesktopFigures(height: 14, titlePadding: 17)
    case .small where toolsVersion < 17000:
      return DesktopFigures(height: 18, titlePadding: 24)
    case .small: return DesktopFigures(height: 16, titlePadding: 21)
    case .regular, .large: return DesktopFigures(height: 18, titlePadding: 22)
    }
  }
}
