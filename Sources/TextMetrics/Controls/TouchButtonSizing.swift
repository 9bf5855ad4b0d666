import Geometry

/// The size of a `UIButton` from its title, image and insets.
enum TouchButtonSizing {
  static func size(of button: TouchButton, in context: ControlContext) -> IntrinsicSize {
    let title = TextMetrics.size(
      ofSingleLine: button.title, font: button.font, scale: context.scale, platform: context.platform)
    let image = button.imageSize ?? .zero
    let insets = button.contentInsets ?? defaultInsets(of: button)
    return IntrinsicSize(
      width: max(30, title.width + image.width + insets.left + insets.right),
      height: max(title.height, image.height) + insets.top + insets.bottom)
  }

  private static func defaultInsets(of button: TouchButton) -> EdgeInsets {
    switch button.style {
    case .plain, .roundedRect: return EdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
    case .configuration: return EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
    case .symbol: return .zero
    }
  }
}
