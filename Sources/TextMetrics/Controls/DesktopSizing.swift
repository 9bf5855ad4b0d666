import Geometry

enum DesktopSizing {
  static func size(of control: DesktopControl, in context: ControlContext) -> IntrinsicSize {
    let text = TextMetrics.size(
      ofSingleLine: control.title, font: control.font, scale: context.scale, platform: .macOS)
    switch control.kind {
    case .label: return IntrinsicSize(width: text.width, height: text.height)
    case .textField, .searchField, .comboBox, .tokenField: return IntrinsicSize(width: nil, height: 21)
    case .popUpButton: return IntrinsicSize(width: text.width + 35, height: 20)
    case .button: return IntrinsicSize(width: text.width + 24, height: 20)
    default: return .none
    }
  }
}
