import CoreGraphics
internal import PlumbInterfaceBuilder
import PlumbViewKit

/// The fonts of a document.
enum NibFonts {
  /// The font that a `<fontDescription>` asks for; nil where there is none.
  ///
  /// - Parameter size: In points, where the description has none of its own.
  static func font(_ description: FontDescriptionElement?, size usual: CGFloat) -> UIFont? {
    guard let description else { return nil }
    return switch description.request(usual: usual) {
    case .style: .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: description.style ?? ""))
    case .named(let name, let size): font(named: name, size: size)
    case .italicSystem(let size): .italicSystemFont(ofSize: size)
    // UIKit's bold font of the system is a semibold one.
    case .system(_, let size) where description.type == "boldSystem": .boldSystemFont(ofSize: size)
    case .system(let name, let size): .systemFont(ofSize: size, weight: weight(name))
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
