public import CoreGraphics

extension UIImage {
  /// An animation, as large as its first image; nil without images.
  ///
  /// - Parameter duration: In seconds; 0 for a thirtieth an image.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.changed {
      $0.frames = images
      $0.duration = duration > 0 ? duration : Double(images.count) / 30
    }
  }

  /// An animation of the images that are called as it is, with numbers from 0 or 1 upwards behind the name.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    let start = UIImage(named: name + "0") == nil ? 1 : 0
    let images = (start...1024).lazy.map { UIImage(named: name + String($0)) }.prefix { $0 != nil }
    return animatedImage(with: images.compactMap { $0 }, duration: duration)
  }

  /// An image of an asset catalog or a bundle's file, in a configuration where it is a symbol.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) {
    guard var contents = NamedImages.contents(named: name, in: bundle ?? .main) else { return nil }
    if let configuration = configuration as? UIImage.SymbolConfiguration {
      contents.symbol?.configuration = configuration
    }
    self.init(contents)
  }

  /// - Parameter variableValue: How much of the symbol is filled, which changes no size.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: UIImage.Configuration? = nil
  ) { self.init(systemName: name, withConfiguration: configuration) }
}

/// What takes time where there are pixels is there at once.
extension UIImage {
  /// The image itself.
  public func preparingForDisplay() -> UIImage? { self }
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingForDisplay())
  }
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// An image of another size in points; nil for one that no image can have.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return UIImage(ImageContents(.bitmap(size), scale: scale))
  }
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) { completionHandler(preparingThumbnail(of: size)) }
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
}

extension UIImage.Orientation {
  /// Whether width and height change places.
  var isTurned: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  /// The mirrored orientations are those without, and four.
  mutating func mirror() { self = Self(rawValue: (rawValue + 4) % 8) ?? .up }
}
