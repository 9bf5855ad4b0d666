import PlumbAppleFacts
import PlumbInterfaceBuilder
import PlumbLayoutRendering
import PlumbMarkup
import PlumbTextMetrics

/// Controls of macOS whose look is in their cells.
extension AppearanceReader {
  /// What a text field without a border shows: the text that its height was measured with.
  func desktopLabel(_ position: Int, _ control: DesktopControl) -> TextContent {
    let view = view(position)
    let cell = view.cell ?? CellElement(view.element)
    let text =
      view.wrappingText(on: .macOS)
      ?? WrappingText(
        [TextRun(control.title, font: control.font)], breaking: .never, truncation: view.desktopTruncation,
        lineLimit: 1, platform: .macOS)
    // A text field without border has 2 points at each side, which are outside its alignment rectangle.
    return TextContent(
      text,
      colors: [colors.color(cell.textColor) ?? Color(white: 0, alpha: 0.85)],
      alignment: alignment(cell.alignment), isTopAligned: text.breaking != .never,
      slack: layout.lineSlack(ofView: position))
  }

  func desktopField(
    _ view: ResolvedView, _ control: DesktopControl, _ border: FieldContent.Border
  ) -> FieldContent {
    let cell = view.cell ?? CellElement(view.element)
    // Of a field without a text the control has the placeholder.
    let title = cell.title ?? ""
    let shown = title.isEmpty ? control.title : view.kind == .secureTextField ? dots(for: title) : title
    return FieldContent(
      border: border,
      text: TextContent(
        shown, font: control.font,
        color: title.isEmpty
          ? Color(white: 0, alpha: 0.25)
          : colors.color(cell.textColor) ?? Color(white: 0, alpha: 0.85),
        alignment: alignment(cell.alignment)))
  }

  func desktopButton(_ view: ResolvedView, _ style: DesktopButtonStyle) -> ButtonContent {
    let cell = view.cell ?? CellElement(view.element)
    let isOn = cell.state == "on"
    let look: ButtonContent.Style
    switch style {
    case .push: look = isDefault(cell) ? .defaultPush : .push
    case .check: look = .check(isOn: isOn)
    case .radio: look = .radio(isOn: isOn)
    case .help: look = .help
    case .disclosure: look = .disclosure
    case .roundRect, .recessed, .roundTextured, .squareTextured, .smallSquare, .roundedDisclosure:
      look = .bordered
    case .inline: look = .gray
    case .square, .bevel:
      look = cell.borderStyle == nil ? .plain : .bordered
    }
    let isBordered = cell.borderStyle != nil || look != .push
    let title = cell.imagePosition == "only" ? "" : shownTitle(view, cell)
    return ButtonContent(
      style: isBordered ? look : .plain,
      title: TextContent(
        title, font: cell.font?.font ?? .system(13),
        color: colors.color(ButtonElement(view.varied).contentTintColor) ?? Color(white: 0, alpha: 0.85),
        alignment: look.isMarked ? .left : .center),
      image: shownImage(cell), tint: ControlPalette.blue)
  }

  /// The title of a pop-up button is that of the item that is chosen.
  private func shownTitle(_ view: ResolvedView, _ cell: CellElement) -> String {
    if let title = cell.title, !title.isEmpty { return title }
    guard view.kind == .popUpButton, let items = cell.menu?.items else { return "" }
    for item in items.children {
      if let title = MenuItemElement(item).title, !title.isEmpty { return title }
    }
    return ""
  }

  private func shownImage(_ cell: CellElement) -> ImageContent? {
    guard let shown = ImageReference(of: cell.element), cell.imagePosition != "noImage",
      cell.imagePosition != nil, cell.type != "check", cell.type != "radio"
    else { return nil }
    return image(shown.name, isSymbol: isSymbol(shown), tint: Color(white: 0.3))
  }

  /// The return key presses the button.
  private func isDefault(_ cell: CellElement) -> Bool {
    cell.keyEquivalent?.utf8.elementsEqual([0x0D]) == true
  }

  func desktopImage(_ view: ResolvedView) -> ImageContent {
    let shown = view.desktopImage
    return image(shown?.name ?? "", isSymbol: shown.map(isSymbol) ?? false, tint: Color(white: 0.35))
  }

  /// Templates that come with AppKit are symbols as well.
  private func isSymbol(_ shown: ImageReference) -> Bool {
    shown.isSymbol || (shown.name.hasPrefix("NS") && shown.name.hasSuffix("Template"))
  }

  func desktopTextView(_ view: ResolvedView) -> TextContent {
    let element = TextViewElement(view.varied)
    let text = element.textStorage
    let font = AttributedStyle(text, colors).font ?? .system(12)
    return scrolling(text?.text ?? "", font, colors.color(element.textColor) ?? .black)
  }
}

extension ButtonContent.Style {
  fileprivate var isMarked: Bool {
    switch self {
    case .check, .radio: true
    default: false
    }
  }
}
