import PlumbAppleFacts
import PlumbGeometry

/// The text of AppKit's controls, whose lines are whole points high.
enum DesktopText {
  /// The size of a control's title on one line; width and height are rounded up to whole points, since AppKit
  /// measures as if the screen had one pixel a point, and widths of push buttons in macOS 26 to half ones.
  static func size(of control: DesktopControl, in context: ControlContext) -> Size {
    let width = control.widthSteps(in: context).ceil(
      singleLineWidth(of: control.title, font: control.font.known(in: context.release, on: context.platform)))
    return Size(width: width + control.textRoom, height: labelHeight(font: control.font, in: context))
  }

  /// The height of a text field with a bezel: its line and what the bezel takes. A token field may have none.
  static func fieldHeight(of control: DesktopControl, in context: ControlContext) -> Double {
    labelHeight(font: control.font, in: context) + (context.points(.linePadding, of: control) ?? 0)
  }

  /// Labels write at their top. Other controls centre the line, some of them a little above or below the middle.
  ///
  /// Below its baseline a line has what it has today also where old systems made it higher: labels of 11, 12 and 13 points stand
  /// as high above their bottoms up to Xcode 11 (n = 7 of 4 projects, against 0).
  static func baseline(of control: DesktopControl, font: Font, in context: ControlContext) -> ControlBaseline
  {
    let line = labelHeight(font: font, in: context)
    let ascender = line - LineMetrics(font, platform: .macOS).descender
    if control.kind == .label { return .belowTop(ascender) }
    if let distance = context.points(.baselineFromBottom, of: control) { return .aboveBottom(distance) }
    return .centeredOnPoints(
      ascender: ascender, line: line, lower: context.points(.baseline, of: control) ?? 0)
  }

  /// The size of the font that AppKit gives the controls of a size.
  static func systemFontSize(_ size: ControlSize) -> Double {
    switch size {
    case .mini: return 9
    case .small: return 11
    case .regular, .large: return 13
    }
  }

  static func labelHeight(font: Font, in context: ControlContext) -> Double {
    lineHeight(of: font.known(in: context.release, on: context.platform), platform: .macOS)
  }
}

extension DesktopControl {
  /// What a label is wider than its text, in points.
  ///
  /// One whose text is centered has 2 points more at either side. One that draws its background has no insets, and has them inside.
  package var textRoom: Double { kind == .label && (isCentered || isFilled) ? 4 : 0 }

  /// To what the width of the control's content is rounded up.
  ///
  /// Push buttons of macOS 26 take half points: n = 13 of 7 projects are recorded a point narrower than whole points make them, all
  /// with a title that ends in the first half of one, since each edge of a frame is rounded by itself. Check boxes do not.
  func widthSteps(in context: ControlContext) -> PixelGrid {
    PixelGrid(scale: kind == .button(.push) && context.generation(of: self) == .glass ? 2 : 1)
  }
}
