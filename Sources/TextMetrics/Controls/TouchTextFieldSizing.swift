import Geometry

/// The size of a `UITextField` from its border, text and font.
enum TouchTextFieldSizing {
  static func size(of field: TouchTextField, in context: ControlContext) -> IntrinsicSize {
    let shown = field.text.isEmpty ? field.placeholder : field.text
    let text = TextMetrics.size(
      ofSingleLine: shown, font: field.font, scale: context.scale, platform: context.platform)
    let line = PixelGrid(scale: context.scale).ceil(lineHeight(of: field.font, platform: context.platform))
    switch field.border {
    case .none: return IntrinsicSize(width: text.width, height: line)
    case .line, .bezel: return IntrinsicSize(width: text.width + 14, height: line + 4)
    case .roundedRect: return IntrinsicSize(width: text.width + 14, height: max(line + 13, 34))
    }
  }
}
