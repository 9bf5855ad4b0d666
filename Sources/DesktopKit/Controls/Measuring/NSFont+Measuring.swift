import CoreGraphics
internal import PlumbTextMetrics
internal import PlumbViewKit

extension NSFont {
  /// The font as controls are measured in it; a size of 0 stands for the system's.
  var onDesktop: Font {
    (pointSize > 0 ? self : withSize(NSFont.systemFontSize)).measured
  }
}

extension NSImage {
  /// The image as controls show it beside a text.
  func onDesktop(beside font: NSFont) -> DesktopImage {
    if let estimate = symbolEstimate(beside: font, preferring: nil) {
      let size = estimate.size(in: Self.context)
      return DesktopImage(size: size)
    }
    return DesktopImage(
      size: .init(width: Double(size.width), height: Double(size.height)), isSystemTemplate: isOfSystem)
  }
}
