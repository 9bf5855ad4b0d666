import PlumbMarkup

/// An image as an element names it: by attributes of its own or, with more to say, by a child
/// `<imageReference>`.
package struct ImageReference: Sendable {
  package let name: String
  /// Whether it is one of Apple's symbols (`catalog="system"`).
  package let isSymbol: Bool
  /// `symbolScale`: how large a symbol is beside its text.
  package let symbolScale: String?

  fileprivate init(name: String, isSymbol: Bool, symbolScale: String? = nil) {
    self.name = name
    self.isSymbol = isSymbol
    self.symbolScale = symbolScale
  }

  /// The element's `image`; nil where it names none.
  package init?(of element: MarkupElement) {
    let shown = StateElement(element)
    if let name = shown.image {
      self.init(name: name, isSymbol: shown.catalog == "system")
      return
    }
    guard let child = shown.imageReference, let name = child.image else { return nil }
    self.init(name: name, isSymbol: child.catalog == "system", symbolScale: child.symbolScale)
  }
}

extension ResolvedView {
  /// The image that an image view of iOS shows.
  package var touchImage: ImageReference? {
    // A variation may name another image; a reference is never varied.
    let view = ImageViewElement(varied)
    guard let name = view.image else { return ImageReference(of: element) }
    return ImageReference(name: name, isSymbol: view.catalog == "system")
  }

  /// The image that the cell of a control of macOS shows.
  package var desktopImage: ImageReference? { cell.flatMap { ImageReference(of: $0.element) } }
}
