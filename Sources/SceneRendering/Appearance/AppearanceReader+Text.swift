import Geometry
import InterfaceBuilder
import LayoutRendering
import Markup
import TextMetrics

extension AppearanceReader {
  /// What a label of iOS shows: the text that its height was measured with.
  func labelContent(_ position: Int, width: Double) -> TextContent {
    let view = view(position)
    let attributed = view.element.firstChild("attributedString", key: "attributedText")
    let style = AttributedStyle(attributed, colors)
    var text =
      view.wrappingText(on: platform)
      ?? WrappingText(
        [TextRun(view.text ?? "", font: view.varied.touchFont(standard: .system(17)))], breaking: .never,
        truncation: view.touchTruncation, lineLimit: 1, platform: platform)
    if text.lineLimit == 1, view.varied.bool("adjustsFontSizeToFit") == true {
      shrink(&text, toFit: width, view)
    }
    let color = colors.color(view, "textColor") ?? ControlPalette.label
    let fragments = attributed?.children.filter { $0.isNamed("fragment") } ?? []
    return TextContent(
      text, colors: fragments.isEmpty ? [color] : fragments.map { self.color(of: $0) ?? color },
      alignment: style.alignment ?? alignment(view.varied["textAlignment"]),
      slack: layout.lineSlack(ofView: position))
  }

  private func color(of fragment: MarkupElement) -> Color? {
    colors.color(fragment.firstChild("attributes")?.firstChild("color", key: "NSColor"))
  }

  /// Makes a text of one line as small as it has to be to fit, and no smaller than the label allows.
  private func shrink(_ text: inout WrappingText, toFit width: Double, _ view: ResolvedView) {
    let natural = text.lines(within: nil).width
    guard natural > width, width > 0 else { return }
    for run in text.runs.indices {
      let size = text.runs[run].font.size
      let scale = view.varied.number("minimumScaleFactor") ?? 0
      let smallest = max(view.varied.number("minimumFontSize") ?? 0, scale * size)
      text.runs[run].font.size = max(size * width / natural, smallest)
    }
  }

  func textViewContent(_ view: ResolvedView) -> TextContent {
    let style = AttributedStyle(view.varied.firstChild("attributedString", key: "attributedText"), colors)
    return scrolling(
      view.text ?? "", style.font ?? view.varied.touchFont(standard: .system(14)),
      style.color ?? colors.color(view, "textColor") ?? ControlPalette.label,
      alignment(view.varied["textAlignment"]))
  }

  /// What a text view shows, which scrolls instead of truncating.
  func scrolling(
    _ text: String, _ font: Font, _ color: Color, _ alignment: DrawnText.Alignment = .left
  ) -> TextContent {
    let text = WrappingText([TextRun(text, font: font)], truncation: .words, platform: platform)
    return TextContent(text, colors: [color], alignment: alignment, isTopAligned: true, padding: 5)
  }

  func touchField(_ view: ResolvedView) -> FieldContent {
    let border: FieldContent.Border
    switch view.varied["borderStyle"] {
    case "roundedRect": border = .rounded
    case "line": border = .line
    case "bezel": border = .bezel
    default: border = .none
    }
    let text = view.element.string("text") ?? ""
    let isSecure =
      view.element.firstChild("textInputTraits", key: "textInputTraits")?.bool("secureTextEntry") == true
    let shown = text.isEmpty ? view.element.string("placeholder") ?? "" : isSecure ? dots(for: text) : text
    return FieldContent(
      border: border,
      text: TextContent(
        shown, font: view.varied.touchFont(standard: .system(14)),
        color: text.isEmpty
          ? ControlPalette.placeholder : colors.color(view, "textColor") ?? ControlPalette.label,
        alignment: alignment(view.varied["textAlignment"])))
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

  init(_ text: MarkupElement?, _ colors: ColorTable) {
    guard let attributes = text?.firstChild("fragment")?.firstChild("attributes") else { return }
    color = colors.color(attributes.firstChild("color", key: "NSColor"))
    if let font = attributes.firstChild("font", key: "NSFont") {
      if let meta = font["metaFont"] {
        self.font = Font(metaFont: meta, size: font.number("size"))
      } else if let name = font["name"] {
        self.font = Font(postScriptName: name, size: font.number("size") ?? 17)
      }
    }
    switch attributes.firstChild("paragraphStyle", key: "NSParagraphStyle")?["alignment"] {
    case "center": alignment = .center
    case "right": alignment = .right
    case "left": alignment = .left
    default: break
    }
  }
}
