import PlumbAppleFacts
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutRendering
import PlumbTextMetrics

extension AppearanceReader {
  /// What a label of iOS shows: the text that its height was measured with.
  func labelContent(_ position: Int, width: Double) -> TextContent {
    let view = view(position)
    let label = LabelElement(view.varied)
    let attributed = label.attributedText
    let style = AttributedStyle(attributed, colors)
    var text =
      view.wrappingText(on: platform)
      ?? WrappingText(
        [TextRun(view.text ?? "", font: view.varied.touchFont(standard: .system(17)))], breaking: .never,
        truncation: view.touchTruncation, lineLimit: 1, platform: platform)
    let slack = layout.lineSlack(ofView: position)
    if text.lineLimit == 1, label.adjustsFontSizeToFit ?? true {
      shrink(&text, toFit: width, slack: slack, label)
    }
    let color = colors.color(label.textColor) ?? ControlPalette.label
    let fragments = attributed?.fragments ?? []
    return TextContent(
      text,
      colors: fragments.isEmpty ? [color] : fragments.map { colors.color($0.attributes?.color) ?? color },
      alignment: style.alignment ?? alignment(label.textAlignment),
      slack: slack)
  }

  /// Makes a text of one line as small as it has to be to fit, and no smaller than the label allows.
  ///
  /// - Parameter slack: What Plumb's widths may be off, which is no reason to shrink.
  private func shrink(
    _ text: inout WrappingText, toFit width: Double, slack: Double, _ label: LabelElement
  ) {
    let natural = text.lines(within: nil).width
    guard width > 0, natural > width + slack else { return }
    for run in text.runs.indices {
      let size = text.runs[run].font.size
      text.runs[run].font.size = size * max(width / natural, label.smallestScale(ofSize: size))
    }
  }

  func textViewContent(_ view: ResolvedView) -> TextContent {
    let element = TextViewElement(view.varied)
    let style = AttributedStyle(element.attributedText, colors)
    return scrolling(
      view.text ?? "", style.font ?? view.varied.touchFont(standard: .system(14)),
      style.color ?? colors.color(element.textColor) ?? ControlPalette.label,
      alignment(element.textAlignment))
  }

  /// What a text view shows, which scrolls instead of truncating.
  func scrolling(
    _ text: String, _ font: Font, _ color: Color, _ alignment: DrawnText.Alignment = .left
  ) -> TextContent {
    let text = WrappingText([TextRun(text, font: font)], truncation: .words, platform: platform)
    return TextContent(text, colors: [color], alignment: alignment, isTopAligned: true, padding: 5)
  }

  func touchField(_ view: ResolvedView) -> FieldContent {
    let field = TextFieldElement(view.varied)
    let border: FieldContent.Border
    switch field.borderStyle {
    case "roundedRect": border = .rounded
    case "line": border = .line
    case "bezel": border = .bezel
    default: border = .none
    }
    let text = field.text ?? ""
    let isSecure = field.textInputTraits?.secureTextEntry == true
    let shown = text.isEmpty ? field.placeholder ?? "" : isSecure ? dots(for: text) : text
    return FieldContent(
      border: border,
      text: TextContent(
        shown, font: view.varied.touchFont(standard: .system(17)),
        color: text.isEmpty
          ? ControlPalette.placeholder : colors.color(field.textColor) ?? ControlPalette.label,
        alignment: alignment(field.textAlignment)))
  }

  func dots(for text: String) -> String { String(repeating: "•", count: min(text.utf8.count, 24)) }

  /// Natural is the side on which the layout's lines begin.
  func alignment(_ name: String?) -> DrawnText.Alignment {
    switch name {
    case "center": .center
    case "right": .right
    case "left": .left
    default: layout.environment.direction == .rightToLeft ? .right : .left
    }
  }
}

/// Font, colour and alignment of the first fragment of an attributed text.
struct AttributedStyle {
  private(set) var font: Font?
  private(set) var color: Color?
  private(set) var alignment: DrawnText.Alignment?

  init(_ text: AttributedStringElement?, _ colors: ColorTable) {
    guard let attributes = text?.fragments.first?.attributes else { return }
    color = colors.color(attributes.color)
    font = attributes.font?.font
    switch attributes.paragraphStyle?.alignment {
    case "center": alignment = .center
    case "right": alignment = .right
    case "left": alignment = .left
    default: break
    }
  }
}
