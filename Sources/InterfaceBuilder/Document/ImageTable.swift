import Geometry
import Markup

/// The images that a document's resources list, with the sizes that Interface Builder found for them.
public struct ImageTable: Sendable {
  private var sizes: [String: Size] = [:]
  private var symbols: Set<String> = []

  init(_ root: MarkupElement) {
    guard let resources = root.firstChild("resources") else { return }
    for image in resources.children where image.isNamed("image") {
      guard let name = image["name"], let width = image.number("width"),
        let height = image.number("height")
      else { continue }
      sizes[name] = Size(width: width, height: height)
      if image["catalog"] == "system" { symbols.insert(name) }
    }
  }

  /// The size of an image in points; nil where the document does not list it. That of a symbol tells its
  /// proportions alone.
  public subscript(name: String) -> Size? { sizes[name] }

  /// Whether the resources list an image as one of Apple's symbols.
  public func isSymbol(_ name: String) -> Bool { symbols.contains(name) }
}
