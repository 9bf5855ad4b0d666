import Geometry

enum DesktopAlignment {
  static func insets(of control: DesktopControl, toolsVersion: Int) -> EdgeInsets {
    switch control.kind {
    case .label: return EdgeInsets(top: 0, left: 2, bottom: 0, right: 2)
    case .button(.push) where toolsVersion < 24000: return EdgeInsets(top: 5, left: 7, bottom: 7, right: 7)
    default: return .zero
    }
  }
}
