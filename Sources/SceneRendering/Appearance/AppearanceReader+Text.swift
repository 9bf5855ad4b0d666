import Geometry
import InterfaceBuilder
import LayoutRendering
import TextMetrics

extension AppearanceReader {
  func labelContent(_ view: ResolvedView, width: Double) -> TextContent {
    let style = AttributedStyle(view.varied.firstChild("attributedString", key: "attributedText"), colors)
    var font = style.font ?? view.varied.touchFont(standard: .system(17))
    let text = view.text ?? ""
    let lines = view.element.integer("numberOfLines") ?? 1
    if lines == 1, view.varied.bool("adjustsFontSizeToFit") == true {
      font.size = fittingSize(text, font, width: width, view)
    }
    let color = style.color ?? colors.color(view, "textColor") ?? ControlPalette.label
    return TextContent(
      text, font: font, color: color, alignment: style.alignment ?? alignment(view.varied["textAlignment"]),
      lines: lines)
  }

  /// The size at which a text fits, no smaller than the label allows.
  private func fittingSize(_ text: String, _ font: Font, width: Double, _ view: ResolvedView) -> Double {
    let natural = singleLineWidth(of: text, font: font)
    guard natural > width, width > 0 else { return font.size }
    let scale = view.varied.number("minimumScaleFactor") ?? 0
    let smallest = max(view.varied.number("minimumFontSize") ?? 0, scale * font.size)
    return max(font.size * width / natural, smallest)
  }

  func textViewContent(_ view: ResolvedView) -> TextContent {
    let style = AttributedStyle(view.varied.firstChild("attributedString", key: "attributedText"), colors)
    return TextContent(
      view.text ?? "", font: style.font ?? view.varied.touchFont(standard: .system(14)),
      color: style.color ?? colors.color(view, "textColor") ?? ControlPalette.label,
      alignment: alignment(view.varied["textAlignment"]), lines: 0, isTopAligned: true, padding: 5)
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
