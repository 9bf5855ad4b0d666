import PlumbAppleFacts
import PlumbGeometry

/// The sizes of AppKit's push buttons, check boxes and pop-up buttons.
enum DesktopButtonSizing {
  /// The width of a button's frame in points, rounded up as `NSCell` does.
  static func frameWidth(
    _ style: DesktopButtonStyle, _ control: DesktopControl, title: Size, in context: ControlContext
  ) -> Double {
    func points(_ figure: ControlFigure) -> Double { context.points(figure, of: control) ?? 0 }
    let image = shownSize(of: control.image, control, in: context)
    let width: Double
    switch style {
    case .check, .radio:
      let glyph = points(.glyph)
      let hasTitle = title.width > 0 && control.imagePlacement != .only
      // n = 7 of 5 projects, against 3 of 2.
      if control.title.isEmpty, context.generation(of: control) == .aqua, control.controlSize == .regular {
        return glyph + points(.gap)
      }
      switch control.imagePlacement {
      case .stacked, .overlaps: width = max(glyph, title.width)
      default: width = hasTitle ? glyph + points(.gap) + title.width : glyph
      }
    case _ where !control.isBezeled:
      width = contentWidth(
        title: title.width > 0 ? title.width + labelPadding : 0, image: image.width, gap: 0,
        control.imagePlacement)
    default:
      // The padding has the room at either side of a title, which an image alone does not have up to macOS 15: in 5 projects,
      // and in none it does.
      let isImageAlone =
        image.width > 0 && (title.width == 0 || control.imagePlacement == .only)
        && context.generation(of: control) != .glass && style.hasRoundEnds
      let content = contentWidth(
        title: title.width, image: image.width, gap: points(.imageGap), control.imagePlacement)
      width = content + points(.padding) - (isImageAlone ? labelPadding : 0)
    }
    return control.widthSteps(in: context).ceil(width)
  }

  /// The width of a pop-up button's frame in points.
  ///
  /// Up to macOS 15 images of items count even where the button shows none: n = 2; not so in macOS 26: n = 1.
  static func popUpFrameWidth(
    _ style: DesktopButtonStyle, _ control: DesktopControl, in context: ControlContext
  ) -> Double {
    var placement = control.imagePlacement
    if placement == .none, context.generation(of: control) != .glass { placement = .beside }
    let font = control.font.known(in: context.release, on: context.platform)
    var widest = control.items.isEmpty ? shownSize(of: control.image, control, in: context).width : 0
    for item in control.items {
      let image = shownSize(of: item.image, control, in: context)
      let title = PixelGrid(scale: 1).ceil(singleLineWidth(of: item.title, font: font))
      widest = max(widest, contentWidth(title: title, image: image.width, gap: menuImageGap, placement))
    }
    let padding = context.points(.padding, of: control.arrowsRow, control) ?? 0
    return PixelGrid(scale: 1).ceil(widest + padding)
  }

  /// The height of a button's content in points, which is all there is to a button without a bezel.
  static func contentHeight(_ control: DesktopControl, title: Size, in context: ControlContext) -> Double {
    let image = shownSize(of: control.image, control, in: context).height
    let line = title.width > 0 ? title.height : 0
    switch control.imagePlacement {
    case .none: return title.height
    case .only: return image > 0 ? image : title.height
    case .stacked: return image + line
    case .beside, .overlaps: return max(image, line)
    }
  }

  /// What a title without a bezel is wider than its text: 2 pt on either side, as in a label (n = 4).
  private static let labelPadding = 4.0
  /// Between the image of a menu item and its title (n = 3).
  private static let menuImageGap = 4.0

  private static func shownSize(
    of image: DesktopImage?, _ control: DesktopControl, in context: ControlContext
  ) -> Size {
    image?.shownSize(in: control.font, context.release) ?? .zero
  }

  private static func contentWidth(
    title: Double, image: Double, gap: Double, _ placement: DesktopImagePlacement
  ) -> Double {
    switch placement {
    case .none: title
    case .only: image > 0 ? image : title
    case .stacked, .overlaps: max(image, title)
    case .beside: image > 0 && title > 0 ? image + gap + title : image + title
    }
  }
}
