import PlumbAppleFacts
import PlumbGeometry

/// The text of AppKit's controls, whose lines are whole points high.
enum DesktopText {
  /// The size of a control's title on one line; width and height are rounded up to whole points, since AppKit
  /// measures as if the screen had one pixel a point.
  static func size(of control: DesktopControl, in context: ControlContext) -> Size {
    let width = PixelGrid(scale: 1).ceil(
      singleLineWidth(of: control.title, font: control.font.known(in: context.release)))
    // A label whose text is centered has 2 points more at either side: n = 25 of 27.
    // One that draws its background has them inside: n = 7 of 5 projects.
    let isWider = control.kind == .label && !control.title.isEmpty && (control.isCentered || control.isFilled)
    let room: Double = isWider ? 4 : 0
    return Size(width: width + room, height: labelHeight(font: control.font, in: context))
  }

  /// The height of a text field with a bezel: its line and what the bezel takes. A token field may have none.
  static func fieldHeight(of control: DesktopControl, in context: ControlContext) -> Double {
    let line = labelHeight(font: control.font, in: context)
    if control.kind == .tokenField, !control.isBezeled { return line }
    return line + DesktopMeasure.fieldPadding.points(of: control, in: context)
  }

  /// The distance from the alignment rectangle's top to the baseline.
  ///
  /// Labels write at their top. Other controls centre the line; the bezels of push and pop-up buttons lift it
  /// by 1 pt from macOS 11 to 15 except in the small size. Both follow from required baseline constraints
  /// between recorded frames.
  static func baseline(of control: DesktopControl, height: Double, in context: ControlContext) -> Double {
    let font = hasTitle(control) ? control.font : .system(systemFontSize(control.controlSize))
    let line = labelHeight(font: font, in: context)
    let ascender = LineMetrics(font, platform: .macOS).ascender
    switch control.kind {
    case .label: return ascender
    // n = 6 up to macOS 15, where the frame is 1 pt higher at the bottom: the text is centered in the frame.
    case .button(.roundRect), .popUpButton(.roundRect):
      let frameHeight = height + alignmentInsets(of: control, in: context).bottom
      return PixelGrid(scale: 1).round((frameHeight - line) / 2 + ascender)
    // n = 3: 8 points above the lower edge of the alignment rectangle.
    case .colorWell: return height - 8
    case .button(.push), .popUpButton(.push):
      switch context.generation(of: control) {
      // Pop-up buttons before Xcode 9.3 n = 20 of 7 projects, since then n = 38 of 9.
      case .aqua:
        let isLower =
          control.kind == .popUpButton(.push) && control.controlSize == .regular
          && context.release < .xcode9Point3
        return ((height - line) / 2).rounded(.down) + ascender - (isLower ? 1 : 0)
      case .flat:
        return PixelGrid(scale: 1).round((height - line) / 2 + ascender)
          - (control.controlSize == .small ? 0 : 1)
      case .glass: return PixelGrid(scale: 1).round((height - line) / 2 + ascender)
      }
    // The text of a field with a bezel is nearer to its top: n = 289 of 31 projects.
    case .textField where control.controlSize == .regular || control.controlSize == .large:
      return ((height - line) / 2).rounded(.down) + ascender
    // n = 2.
    case .stepper: return ((height - line) / 2).rounded(.down) + ascender
    default: return PixelGrid(scale: 1).round((height - line) / 2 + ascender)
    }
  }

  /// The size of the font that AppKit gives the controls of a size.
  static func systemFontSize(_ size: ControlSize) -> Double {
    switch size {
    case .mini: return 9
    case .small: return 11
    case .regular, .large: return 13
    }
  }

  private static func hasTitle(_ control: DesktopControl) -> Bool {
    switch control.kind {
    case .slider, .stepper, .switch, .segmentedControl: return false
    default: return true
    }
  }

  static func labelHeight(font: Font, in context: ControlContext) -> Double {
    lineHeight(of: font.known(in: context.release), platform: .macOS)
  }
}
