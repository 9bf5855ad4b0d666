import Geometry

/// The sizes of AppKit's push buttons, check boxes and pop-up buttons.
enum DesktopButtonSizing {
  /// The width of a button's frame in points, rounded up to whole points as `NSCell` does.
  static func frameWidth(
    _ style: DesktopButtonStyle, _ control: DesktopControl, title: Size, in context: ControlContext
  ) -> Double {
    func points(_ padding: DesktopMeasure) -> Double { padding.points(of: control, in: context) }
    let width: Double
    switch style {
    case .check, .radio:
      let glyph = points(.checkGlyph)
      let hasTitle = title.width > 0 && control.imagePlacement != .only
      switch control.imagePlacement {
      case .stacked, .overlaps: width = max(glyph, title.width)
      default: width = hasTitle ? glyph + points(.checkGap) + title.width : glyph
      }
    case _ where !control.isBezeled:
      width = contentWidth(control, title: title.width > 0 ? title.width + labelPadding : 0, gap: 0)
    default:
      width =
        contentWidth(control, title: title.width, gap: points(.imageGap))
        + points(.bezelPadding(style))
    }
    return PixelGrid(scale: 1).ceil(width)
  }

  /// The width of a pop-up button's frame in points.
  static func popUpFrameWidth(
    _ style: DesktopButtonStyle, _ control: DesktopControl, title: Size, in context: ControlContext
  ) -> Double {
    let padding = DesktopMeasure.popUpPadding(style).points(of: control, in: context)
    return PixelGrid(scale: 1).ceil(contentWidth(control, title: title.width, gap: menuImageGap) + padding)
  }

  /// The height of a button's content in points, which is all there is to a button without a bezel.
  static func contentHeight(_ control: DesktopControl, title: Size) -> Double {
    let image = control.imageSize?.height ?? 0
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
  /// Between the image of a menu item and its title (n = 2).
  private static let menuImageGap = 4.0

  private static func contentWidth(_ control: DesktopControl, title: Double, gap: Double) -> Double {
    let image = control.imageSize?.width ?? 0
    switch control.imagePlacement {
    case .none: return title
    case .only: return image > 0 ? image : title
    case .stacked, .overlaps: return max(image, title)
    case .beside: return image > 0 && title > 0 ? image + gap + title : image + title
    }
  }
}
