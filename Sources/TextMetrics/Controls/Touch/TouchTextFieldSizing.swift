import PlumbAppleFacts
import PlumbGeometry

/// The size of a `UITextField` from its border, text and font.
enum TouchTextFieldSizing {
  static func size(of field: TouchTextField, in context: ControlContext) -> IntrinsicSize {
    let shown = field.text.isEmpty ? field.placeholder : field.text
    let pixels = PixelGrid(scale: context.scale)
    let font = field.font.known(in: context.release, on: context.platform)
    let width = pixels.ceil(singleLineWidth(of: shown, font: font))
    let line = lineHeight(of: font, platform: .iOS).rounded(.up)
    let row = field.border.row
    return IntrinsicSize(
      width: width + (context.points(.padding, of: row) ?? 0),
      height: context.points(.height, of: row)
        ?? max(
          context.points(.leastHeight, of: row) ?? 0, line + (context.points(.linePadding, of: row) ?? 0)))
  }
}

extension TouchTextField.Border {
  /// The row of `Facts/touch-controls.tsv` that has the figures of a field with this border.
  package var row: TouchControlRow {
    switch self {
    case .none: .textField
    case .line, .bezel: .textFieldBordered
    case .roundedRect: .textFieldRounded
    }
  }
}
