import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutRendering
import PlumbTextMetrics

extension AppearanceReader {
  func touchButton(_ position: Int) -> ButtonContent {
    let view = view(position)
    let button = ButtonElement(view.varied)
    let tint = tints[position]
    if let configuration = button.configuration { return configuredButton(view, configuration, tint) }
    switch button.buttonType {
    case "infoLight", "infoDark", "detailDisclosure":
      return ButtonContent(style: .info, title: empty, tint: tint)
    case "contactAdd": return ButtonContent(style: .add, title: empty, tint: tint)
    case "close": return ButtonContent(style: .close, title: empty, tint: tint)
    default: break
    }
    let state = button.normalState
    let style = AttributedStyle(state?.attributedTitle, colors)
    let title = state?.title ?? state?.attributedTitle?.text ?? ""
    // A button of the system is written in the tint; the titles of a custom one are white unless it says so.
    let usual = button.buttonType == nil ? Color.white : tint
    let color = style.color ?? colors.color(state?.titleColor) ?? usual
    let font = style.font ?? view.touchTitleFont
    let shown =
      state.flatMap { ImageReference(of: $0.element) }.map { image($0, tint: tint) }
      ?? state?.backgroundImage.map { image($0, isSymbol: false, tint: tint) }
    return ButtonContent(
      style: .plain,
      title: TextContent(title, font: font, color: color, alignment: contentAlignment(view)),
      image: shown, tint: tint)
  }

  /// A button of Xcode 13 and later.
  private func configuredButton(
    _ view: ResolvedView, _ configuration: ButtonConfigurationElement, _ tint: Color
  ) -> ButtonContent {
    let base = colors.color(configuration.baseBackgroundColor) ?? tint
    let style: ButtonContent.Style
    switch configuration.look {
    case .filled, .borderedProminent: style = .filled
    case .gray, .bordered: style = .gray
    case .tinted, .borderedTinted: style = .tinted
    case .plain, .borderless: style = .plain
    }
    let attributed = AttributedStyle(configuration.attributedTitle, colors)
    let foreground =
      attributed.color ?? colors.color(configuration.baseForegroundColor)
      ?? (style == .filled ? .white : tint)
    let title = configuration.title ?? configuration.attributedTitle?.text ?? ""
    let font = attributed.font ?? view.touchTitleFont
    return ButtonContent(
      style: style,
      title: TextContent(title, font: font, color: foreground, alignment: contentAlignment(view), lines: 2),
      image: ImageReference(of: configuration.element).map { image($0, tint: foreground) }, tint: base)
  }

  private var empty: TextContent { TextContent("", font: .system(15), color: .black) }

  private func contentAlignment(_ view: ResolvedView) -> DrawnText.Alignment {
    let isMirrored = layout.environment.direction == .rightToLeft
    return switch ButtonElement(view.varied).contentHorizontalAlignment {
    case "left": .left
    case "right": .right
    case "leading": isMirrored ? .right : .left
    case "trailing": isMirrored ? .left : .right
    default: .center
    }
  }

  // MARK: Images

  func image(_ reference: ImageReference, tint: Color) -> ImageContent {
    image(reference.name, isSymbol: reference.isSymbol, tint: tint)
  }

  func image(_ name: String, isSymbol: Bool, tint: Color) -> ImageContent {
    let size = layout.document.images[name]
    return ImageContent(
      name: name, isSymbol: isSymbol, tint: tint, width: size?.width, height: size?.height)
  }
}
