import CoreGraphics
internal import InterfaceBuilder
internal import Markup
import ViewKit

/// The images that elements name.
extension NibFile {
  /// The image of an element's `image`, or of a child `<imageReference>`; nil where it names none.
  func image(of element: MarkupElement) -> UIImage? {
    guard let reference = ImageReference(of: element) else { return nil }
    let image = image(reference.name, isSymbol: reference.isSymbol)
    guard let scale = reference.symbolScale.flatMap(UIImage.SymbolScale.init(documentName:)) else {
      return image
    }
    return image?.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: scale)) ?? image
  }

  /// A child `<preferredSymbolConfiguration>` with a key.
  func symbolConfiguration(_ key: StaticString, of element: MarkupElement) -> UIImage.SymbolConfiguration? {
    guard let child = element.firstChild("preferredSymbolConfiguration", key: key) else { return nil }
    let scale = child["scale"].flatMap(UIImage.SymbolScale.init(documentName:)) ?? .default
    if let font = child.firstChild("fontDescription", key: "configurationFont") {
      return UIImage.SymbolConfiguration(font: NibFonts.font(font, size: 17), scale: scale)
    }
    if let size = child.number("pointSize"), size > 0 {
      let weight = child["weight"].flatMap(UIImage.SymbolWeight.init(documentName:)) ?? .unspecified
      return UIImage.SymbolConfiguration(pointSize: size, weight: weight, scale: scale)
    }
    return UIImage.SymbolConfiguration(scale: scale)
  }
}

extension UIImage.SymbolScale {
  fileprivate init?(documentName name: String) {
    switch name {
    case "small": self = .small
    case "medium": self = .medium
    case "large": self = .large
    case "default": self = .default
    default: return nil
    }
  }
}

extension UIImage.SymbolWeight {
  fileprivate init?(documentName name: String) {
    switch name {
    case "ultraLight": self = .ultraLight
    case "thin": self = .thin
    case "light": self = .light
    case "regular": self = .regular
    case "medium": self = .medium
    case "semibold": self = .semibold
    case "bold": self = .bold
    case "heavy": self = .heavy
    case "black": self = .black
    default: return nil
    }
  }
}
