import CoreGraphics

/// An image of a catalogue, as code that Xcode writes from the catalogue names it.
public struct ImageResource: Hashable, Sendable {
  let name: String

  public init(name: String, bundle: Bundle) { self.name = name }
}

/// A colour of a catalogue.
public struct ColorResource: Hashable, Sendable {
  let name: String

  public init(name: String, bundle: Bundle) { self.name = name }
}

extension UIImage {
  /// The image of a catalogue's name; one without a size where there is none.
  @MainActor public convenience init(resource: ImageResource) {
    self.init(NamedImages.contents(named: resource.name) ?? ImageContents(.bitmap(.zero), scale: 1))
  }
}

extension UIColor {
  /// The colour of a catalogue's name; a clear one where there is none.
  @MainActor public convenience init(resource: ColorResource) {
    let named = UIColor(named: resource.name) ?? .clear
    self.init { named.resolvedColor(with: $0) }
  }
}
