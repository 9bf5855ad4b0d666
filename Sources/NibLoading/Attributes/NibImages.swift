import CoreGraphics
internal import PlumbInterfaceBuilder
internal import PlumbMarkup
import PlumbViewKit

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
}

extension UIImage.SymbolConfiguration {
  convenience init(_ element: SymbolConfigurationElement) {
    let scale = element.scale.flatMap(UIImage.SymbolScale.init(documentName:)) ?? .default
    if let font = NibFonts.font(element.fontDescription, size: 17) {
      self.init(font: font, scale: scale)
    } else if let size = element.pointSize, size > 0 {
      let weight = element.weight.flatMap(UIImage.SymbolWeight.init(documentName:)) ?? .unspecified
      self.init(pointSize: size, weight: weight, scale: scale)
    } else {
      self.init(scale: scale)
    }
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
