import CoreGraphics
internal import InterfaceBuilder
internal import Markup
import ViewKit

/// The fonts of a document.
enum NibFonts {
  /// The font of a child `<fontDescription>` with a key; nil where there is none.
  ///
  /// - Parameter size: In points, where the description has none of its own.
  static func font(_ key: StaticString, of varied: VariedElement, size: CGFloat) -> UIFont? {
    varied.firstChild("fontDescription", key: key).map { font($0, size: size) }
  }

  /// The font that a `<fontDescription>` asks for.
  static func font(_ description: MarkupElement, size usual: CGFloat) -> UIFont {
    if let style = description["style"], style.hasPrefix("UICTFontTextStyle") {
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    let size = description.number("pointSize").flatMap { $0 > 0 ? CGFloat($0) : nil } ?? usual
    if let name = description["name"] { return font(named: name, size: size) }
    switch description["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default: return .systemFont(ofSize: size, weight: weight(description["weight"]))
    }
  }

  /// A font by its PostScript name, as UIKit has it: the system's where nobody knows it.
  static func font(named name: String, size: CGFloat) -> UIFont {
    UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
  }

  static func weight(_ name: String?) -> UIFont.Weight {
    switch name {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: .regular
    }
  }
}
