import Geometry

/// The size of a `UIButton` from its title, image and insets.
///
/// Without insets of its own a button with a title leaves 6 pt above and below it and is at least 30 pt
/// wide; title sizes are whole points whatever the screen: 30 pt high at 15 pt (n = 37), 33 at 17 (n = 8),
/// 28 at 13 (n = 6), 40 at 23 (n = 2). A button with an image, and one with insets, is as high as its
/// content.
enum TouchButtonSizing {
  static func size(of button: TouchButton, in context: ControlContext) -> IntrinsicSize {
    var button = button
    button.font = button.font.released(withToolsVersion: context.toolsVersion)
    switch button.style {
    case .plain, .roundedRect: return plainSize(of: button)
    case .configuration: return configurationSize(of: button, in: context)
    // 26 × 26 in Xcode 15 (n = 2).
    case .symbol:
      let side: Double = context.toolsVersion < 15000 ? 22 : 26
      return IntrinsicSize(width: side, height: side)
    }
  }

  private static func plainSize(of button: TouchButton) -> IntrinsicSize {
    let title = size(of: button.title, font: button.font, scale: 1)
    let image = button.imageSize ?? .zero
    let contentWidth = title.width + image.width
    let contentHeight = max(title.height, image.height)
    if let insets = button.contentInsets, insets != .zero {
      return IntrinsicSize(
        width: max(contentWidth + insets.left + insets.right, 0),
        height: max(contentHeight + insets.top + insets.bottom, 0))
    }
    guard button.imageSize == nil else { return IntrinsicSize(width: contentWidth, height: contentHeight) }
    let line = lineHeight(of: button.font, platform: .iOS).rounded(.up)
    return IntrinsicSize(width: max(30, contentWidth), height: line + 12)
  }

  /// Configurations leave 7 pt above and below, 12 left and right; 34.33 pt at 17 pt and scale 3 (n = 6).
  private static func configurationSize(of button: TouchButton, in context: ControlContext) -> IntrinsicSize {
    let title = size(of: button.title, font: button.font, scale: context.scale)
    let image = button.imageSize ?? .zero
    let insets = button.contentInsets ?? EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
    return IntrinsicSize(
      width: title.width + image.width + insets.left + insets.right,
      height: max(title.height, image.height) + insets.top + insets.bottom)
  }

  private static func size(of title: String, font: Font, scale: Double) -> Size {
    TextMetrics.size(ofSingleLine: title, font: font, scale: scale, platform: .iOS)
  }
}
