import Geometry

/// The text of AppKit's controls, whose lines are whole points high.
enum DesktopText {
  /// The size of a control's title on one line; width and height are rounded up to whole points, since AppKit
  /// measures as if the screen had one pixel a point.
  static func size(of control: DesktopControl, in context: ControlContext) -> Size {
    let width = singleLineWidth(
      of: control.title, font: control.font.released(withToolsVersion: context.toolsVersion))
    return Size(
      width: PixelGrid(scale: 1).ceil(width), height: labelHeight(font: control.font, in: context))
  }

  /// The height of a text field with a bezel: its line and what the bezel takes, 5 pt up to macOS 15 (n = 32) and
  /// 6 pt since (n = 49).
  static func fieldHeight(of control: DesktopControl, in context: ControlContext) -> Double {
    let line = labelHeight(font: control.font, in: context)
    switch ControlEra.desktop(toolsVersion: context.toolsVersion) {
    case .beforeXcode11, .beforeXcode26: return line + 5
    case .xcode26: return line + 6
    }
  }

  static func baseline(of control: DesktopControl, height: Double, in context: ControlContext) -> Double {
    let line = labelHeight(font: control.font, in: context)
    let ascender = LineMetrics(control.font, platform: .macOS).ascender
    return ((height - line) / 2 + ascender).rounded()
  }

  /// Before Xcode 11 a label of the standard 13 pt was 17 pt high (n = 4), since then 16 (n = 70).
  private static func labelHeight(font: Font, in context: ControlContext) -> Double {
    let line = lineHeight(of: font, platform: .macOS)
    let isOldLabel =
      ControlEra.desktop(toolsVersion: context.toolsVersion) == .beforeXcode11 && font.size == 13
    return isOldLabel ? line + 1 : line
  }
}
