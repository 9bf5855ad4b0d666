import PlumbAppleFacts
import PlumbGeometry

/// The size of a `UIButton` with a configuration, from its texts, image and insets.
///
/// Texts are rounded up to pixels: 34.33 pt at 17 pt and scale 3 (n = 6), 33.5 at 16 pt and scale 2 (n = 1).
enum TouchButtonConfigurationSizing {
  static func size(
    of button: TouchButton, _ configuration: TouchButtonConfiguration, in context: ControlContext
  ) -> IntrinsicSize {
    let pixels = PixelGrid(scale: context.scale)
    let text = button.titleSize(on: context.platform)
    let title =
      button.title.isEmpty
      ? .zero : Size(width: pixels.ceil(text.width), height: pixels.ceil(text.height))
    let subtitle = Self.size(of: configuration.subtitle, font: configuration.subtitleFont, in: context)
    let image = button.imageSize ?? .zero
    var content = title
    if !configuration.subtitle.isEmpty {
      let gap = button.title.isEmpty ? 0 : configuration.titlePadding
      content = Size(
        width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
    }
    let hasBoth = button.imageSize != nil && content != .zero
    let padding = hasBoth ? configuration.imagePadding : 0
    if configuration.imagePlacement.isVertical {
      content.width = max(content.width, image.width)
      content.height += padding + image.height
    } else {
      content.width += padding + image.width
      content.height = max(content.height, image.height)
    }
    if content == .zero { content.height = Self.size(of: " ", font: button.font, in: context).height }
    let insets = configuration.contentInsets ?? configuration.size.buttonInsets
    return IntrinsicSize(
      width: max(content.width + insets.left + insets.right, 0),
      height: max(content.height + insets.top + insets.bottom, 0))
  }

  private static func size(of text: String, font: Font, in context: ControlContext) -> Size {
    let font = font.known(in: context.release, on: context.platform)
    return PlumbTextMetrics.size(
      ofSingleLine: text, font: font, scale: context.scale, platform: context.platform)
  }
}

extension ControlSize {
  /// The room around the contents of a button with a configuration, which `setDefaultContentInsets()` gives.
  ///
  /// Those of the sizes but the regular one make up the heights of 28, 28 and 50 pt that buttons of these sizes have in UIKit
  /// with titles of 15 and 17 pt.
  package var buttonInsets: EdgeInsets {
    // Configurations came with iOS 15, and their insets are the same in all releases.
    let width = TouchFigures.points(.padding, of: .buttonConfiguration, self, in: .xcode14) ?? 0
    let height = TouchFigures.points(.linePadding, of: .buttonConfiguration, self, in: .xcode14) ?? 0
    return EdgeInsets(top: height / 2, left: width / 2, bottom: height / 2, right: width / 2)
  }
}
