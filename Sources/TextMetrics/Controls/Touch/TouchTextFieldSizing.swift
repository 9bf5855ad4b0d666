import PlumbAppleFacts
import PlumbGeometry

/// The size of a `UITextField` from its border, text and font.
enum TouchTextFieldSizing {
  static func size(of field: TouchTextField, in context: ControlContext) -> IntrinsicSize {
    let shown = field.text.isEmpty ? field.placeholder : field.text
    let pixels = PixelGrid(scale: context.scale)
    let font = field.font.known(in: context.release)
    let width = pixels.ceil(singleLineWidth(of: shown, font: font))
    let line = lineHeight(of: font, platform: .iOS).rounded(.up)
    switch field.border {
    case .none: return IntrinsicSize(width: width, height: line + 1)
    case .line, .bezel: return IntrinsicSize(width: width + 14, height: line + 5)
    // 30 pt before Xcode 11 (n = 20), at least 34 since (n = 43).
    case .roundedRect:
      let isOld = TouchDesign(in: context.release) == .classic
      return IntrinsicSize(width: width + 14, height: isOld ? max(30, line + 9) : max(34, line + 13))
    }
  }
}
