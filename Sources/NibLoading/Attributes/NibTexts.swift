import CoreGraphics
internal import InterfaceBuilder
internal import Markup
internal import TextMetrics
import ViewKit

/// The attributed texts of a document.
@MainActor
enum NibTexts {
  /// A child `<attributedString>` with a key; nil where there is none.
  ///
  /// - Parameter font: Of fragments that name none.
  static func attributedText(_ key: StaticString, of reading: NibReading, font: UIFont) -> NSAttributedString?
  {
    attributedText(key, in: reading.element, font: font, file: reading.file)
  }

  static func attributedText(
    _ key: StaticString, in element: MarkupElement, font: UIFont, file: NibFile
  ) -> NSAttributedString? {
    guard let string = element.firstChild("attributedString", key: key) else { return nil }
    let text = NSMutableAttributedString(string: "")
    for fragment in string.children where fragment.isNamed("fragment") {
      text.append(
        NSAttributedString(
          string: fragment.string("content") ?? "", attributes: attributes(of: fragment, font, file)))
    }
    guard LayoutDebugging.switches.doublesLocalizedStrings, text.length > 0 else { return text }
    let once = NSAttributedString(attributedString: text)
    text.append(NSAttributedString(string: " ", attributes: [.font: font]))
    text.append(once)
    return text
  }

  /// A text of a document as views show it: twice where `LayoutDebugging.switches` say so.
  static func shown(_ text: String) -> String {
    TextSettings(doublesStrings: LayoutDebugging.switches.doublesLocalizedStrings).text(text)
  }

  private static func attributes(
    of fragment: MarkupElement, _ usual: UIFont, _ file: NibFile
  ) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [.font: usual]
    guard let list = fragment.firstChild("attributes") else { return attributes }
    if let font = list.firstChild("font", key: "NSFont").flatMap({ font($0) }) { attributes[.font] = font }
    if let color = file.color("NSColor", of: list) { attributes[.foregroundColor] = color }
    if let style = list.firstChild("paragraphStyle", key: "NSParagraphStyle") {
      attributes[.paragraphStyle] = paragraphStyle(style)
    }
    return attributes
  }

  private static func font(_ element: MarkupElement) -> UIFont? {
    let size = element.number("size").map { CGFloat($0) }
    if let meta = element["metaFont"] {
      let usual = size ?? UIFont.systemFontSize
      return meta.hasSuffix("Bold") ? .boldSystemFont(ofSize: usual) : .systemFont(ofSize: usual)
    }
    return element["name"].map { NibFonts.font(named: $0, size: size ?? 12) }
  }

  private static func paragraphStyle(_ element: MarkupElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = element["alignment"].flatMap(NSTextAlignment.init(documentName:)) ?? .natural
    if let mode = element["lineBreakMode"] {
      style.lineBreakMode =
        switch mode {
        case "charWrapping": .byCharWrapping
        case "clipping": .byClipping
        case "truncatingHead": .byTruncatingHead
        case "truncatingTail": .byTruncatingTail
        case "truncatingMiddle": .byTruncatingMiddle
        default: .byWordWrapping
        }
    }
    style.lineSpacing = element.number("lineSpacing") ?? 0
    style.lineHeightMultiple = element.number("lineHeightMultiple") ?? 0
    style.minimumLineHeight = element.number("minimumLineHeight") ?? 0
    style.maximumLineHeight = element.number("maximumLineHeight") ?? 0
    style.paragraphSpacing = element.number("paragraphSpacing") ?? 0
    return style
  }
}

extension MarkupElement {
  /// An attribute, or the text of a child, that users get to see.
  @MainActor
  func shownString(_ name: StaticString) -> String? { string(name).map(NibTexts.shown) }
}
