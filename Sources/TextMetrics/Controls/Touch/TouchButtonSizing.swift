import PlumbAppleFacts
import PlumbGeometry

/// The size of a `UIButton` without a configuration, from its title, images and insets.
///
/// Without insets of its own a button with a title leaves 6 pt above and below it and is at least 30 pt
/// wide; title sizes are whole points whatever the screen: 30 pt high at 15 pt (n = 37), 33 at 17 (n = 8),
/// 28 at 13 (n = 6), 40 at 23 (n = 2). A button with an image, one with an image behind its title (n = 4 of 3 projects)
/// and one with insets is as high as its content. `titleEdgeInsets` and `imageEdgeInsets` move what is shown and count for nothing, as their
/// documentation says.
enum TouchButtonSizing {
  static func size(of button: TouchButton, in context: ControlContext) -> IntrinsicSize {
    var button = button
    button.font = button.font.known(in: context.release, on: context.platform)
    if let symbol = button.symbol { button.imageSize = symbol.size(in: context) }
    switch button.style {
    case .plain: return plainSize(of: button, in: context)
    case .configuration(let configuration):
      return TouchButtonConfigurationSizing.size(of: button, configuration, in: context)
    case .symbol: return context.alignmentSize(of: .buttonSymbol)
    case .close: return context.alignmentSize(of: .buttonClose)
    }
  }

  private static func plainSize(of button: TouchButton, in context: ControlContext) -> IntrinsicSize {
    let points = PixelGrid(scale: 1)
    let text = button.titleSize(on: context.platform)
    let line = points.ceil(text.height)
    let title = Size(
      width: points.ceil(text.width),
      // An empty title is as high as a line: a button 43 pt high has 21 pt of insets and 18 pt of font (n =
      // 1), and one without insets is as high as one with a title (documentation of `UIButton`). Beside an image no
      // title counts for nothing, and an empty one for its line: 22 pt at 18 pt of font (published tests of a library).
      height: button.title.isEmpty && button.imageSize != nil && !button.hasEmptyTitle ? 0 : line)
    let image = button.imageSize ?? .zero
    var size = Size(width: title.width + image.width, height: max(title.height, image.height))
    let insets = button.contentInsets ?? .zero
    if button.contentInsets == nil, context.platform == .tvOS {
      size.width += context.points(.padding, of: .buttonTelevision) ?? 0
      size.height += context.points(.linePadding, of: .buttonTelevision) ?? 0
    } else if insets != .zero {
      size.width = max(size.width + insets.left + insets.right, 0)
      size.height = max(size.height + insets.top + insets.bottom, 0)
    } else if button.imageSize == nil, button.backgroundSize == nil {
      size = Size(
        width: max(context.points(.leastWidth, of: .button) ?? 0, size.width),
        height: line + (context.points(.linePadding, of: .button) ?? 0))
    } else if button.imageSize == nil, button.title.isEmpty {
      size = .zero
    }
    // What is behind the content is not cut off.
    let background = button.backgroundSize ?? .zero
    return IntrinsicSize(
      width: max(size.width, background.width), height: max(size.height, background.height))
  }
}
