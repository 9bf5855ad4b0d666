import CoreGraphics
package import PlumbInterfaceBuilder
internal import PlumbTextMetrics
import PlumbViewKit

/// The attributed texts of a document.
@MainActor
package enum NibTexts {
  /// A text of several fonts or colours; nil where there is none.
  ///
  /// - Parameter font: Of fragments that name none.
  package static func attributedText(
    _ element: AttributedStringElement?, font: UIFont, file: NibFile
  ) -> NSAttributedString? {
    guard let element else { return nil }
    let text = NSMutableAttributedString(string: "")
    for fragment in element.fragments {
      text.append(
        NSAttributedString(
          string: fragment.content ?? "", attributes: attributes(fragment.attributes, font, file)))
    }
    guard LayoutDebugging.switches.doublesLocalizedStrings, text.length > 0 else { return text }
    let once = NSAttributedString(attributedString: text)
    text.append(NSAttributedString(string: " ", attributes: [.font: font]))
    text.append(once)
    return text
  }

  /// A text of a document as views show it: twice where `LayoutDebugging.switches` say so.
  package static func shown(_ text: String?) -> String? {
    text.map { TextSettings(doublesStrings: LayoutDebugging.switches.doublesLocalizedStrings).text($0) }
  }

  private static func attributes(
    _ element: TextAttributesElement?, _ usual: UIFont, _ file: NibFile
  ) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [.font: usual]
    guard let element else { return attributes }
    if let font = element.font.flatMap({ font($0) }) { attributes[.font] = font }
    if let color = file.color(element.color) { attributes[.foregroundColor] = color }
    if let style = element.paragraphStyle { attributes[.paragraphStyle] = paragraphStyle(style) }
    return attributes
  }

  private static func font(_ element: FontElement) -> UIFont? {
    if let meta = element.metaFont {
      let size = element.size.map { CGFloat($0) } ?? UIFont.systemFontSize
      return meta.hasSuffix("Bold") ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
    }
    return element.name.map { NibFonts.font(named: $0, size: element.size ?? 12) }
  }

  private static func paragraphStyle(_ element: ParagraphStyleElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = element.alignment.flatMap(NSTextAlignment.init(documentName:)) ?? .natural
    if let mode = element.lineBreakMode {
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
    style.lineSpacing = element.lineSpacing ?? 0
    style.lineHeightMultiple = element.lineHeightMultiple ?? 0
    style.minimumLineHeight = element.minimumLineHeight ?? 0
    style.maximumLineHeight = element.maximumLineHeight ?? 0
    style.paragraphSpacing = element.paragraphSpacing ?? 0
    return style
  }
}
