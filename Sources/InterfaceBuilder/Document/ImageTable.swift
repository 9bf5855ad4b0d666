import PlumbGeometry
import PlumbMarkup

/// The images that a document's resources list, with the sizes that Interface Builder found for them.
package struct ImageTable: Sendable {
  private var sizes: [String: Size] = [:]
  private var symbols: Set<String> = []

  init(_ root: MarkupElement) {
    guard let resources = DocumentElement(root).resources else { return }
    for element in resources.children where element.isNamed(.image) {
      let image = ImageResourceElement(element)
      guard let name = image.name, let width = image.width, let height = image.height else { continue }
      sizes[name] = Size(width: width, height: height)
      if image.catalog == "system" { symbols.insert(name) }
    }
  }

  /// The size of an image in points; nil where the document does not list it. That of a symbol tells its
  /// proportions alone.
  package subscript(name: String) -> Size? { sizes[name] }

  /// Whether the resources list an image as one of Apple's symbols.
  package func isSymbol(_ name: String) -> Bool { symbols.contains(name) }
}
