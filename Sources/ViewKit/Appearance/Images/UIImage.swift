public import CoreGraphics

/// An image as far as layout needs it: a size without pixels.
open class UIImage: NSObject, _ExpressibleByImageLiteral, NSCopying, AssociatedObjectOwner,
  @unchecked Sendable
{
  let contents: ImageContents
  final var associatedObjects = AssociatedObjects()

  init(_ contents: ImageContents) { self.contents = contents }

  /// An image of no size.
  public override convenience init() { self.init(ImageContents(.bitmap(.zero), scale: 1)) }

  /// An image of an asset catalog, or of a file of the main bundle; nil where there is none of the name.
  ///
  /// Asset catalogs cannot be read here: `UIImage.plumb.register(_:named:)` says what is in them.
  public convenience init?(named name: String) {
    guard let contents = NamedImages.contents(named: name) else { return nil }
    self.init(contents)
  }

  /// What `#imageLiteral` stands for; an image of no size where there is none of the name.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(NamedImages.contents(named: name) ?? ImageContents(.bitmap(.zero), scale: 1))
  }

  /// An image of an asset catalog, or of a file of a bundle; nil where there is none of the name.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    guard let contents = NamedImages.contents(named: name, in: bundle ?? .main) else { return nil }
    self.init(contents)
  }

  /// An image of a PNG or JPEG file; nil where there is none.
  ///
  /// A name that ends in `@2x` or `@3x` tells the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let contents = ImageContents(contentsOfFile: path) else { return nil }
    self.init(contents)
  }

  /// An image of the bytes of a PNG or JPEG file, at one pixel a point; nil for other bytes.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// An image of the bytes of a PNG or JPEG file; nil for other bytes.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let contents = ImageContents(data: data, scale: scale) else { return nil }
    self.init(contents)
  }

  /// In points.
  open var size: CGSize { contents.size }
  /// Pixels per point.
  open var scale: CGFloat { contents.scale }
  /// How far the alignment rectangle lies inside the image, in points.
  open var alignmentRectInsets: UIEdgeInsets { contents.alignmentRectInsets }
  open var renderingMode: UIImage.RenderingMode { contents.renderingMode }
  /// How much at each side keeps its size when the image is stretched, in points.
  open var capInsets: UIEdgeInsets { contents.capInsets }
  open var resizingMode: UIImage.ResizingMode { contents.resizingMode }
  open var imageOrientation: UIImage.Orientation { contents.orientation }
  /// Nil for an image that is no animation.
  open var images: [UIImage]? { contents.frames }
  open var duration: TimeInterval { contents.duration }
  open var flipsForRightToLeftLayoutDirection: Bool { contents.flips }
  /// Whether the image is one of Apple's symbols.
  open var isSymbolImage: Bool { contents.symbol != nil }
  open var configuration: UIImage.Configuration? { contents.symbol?.configuration }
  open var symbolConfiguration: UIImage.SymbolConfiguration? { contents.symbol?.configuration }
  /// The distance from the bottom up to the baseline in points; nil for an image without one.
  open var baselineOffsetFromBottom: CGFloat? { contents.baselineOffset }

  open var hasBaseline: Bool { contents.baselineOffset != nil }

  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode
  ) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// One that is stretched at a single pixel behind its caps.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    resizableImage(
      withCapInsets: UIEdgeInsets(
        top: CGFloat(topCapHeight), left: CGFloat(leftCapWidth),
        bottom: max(size.height - CGFloat(topCapHeight) - 1, 0),
        right: max(size.width - CGFloat(leftCapWidth) - 1, 0)), resizingMode: .stretch)
  }

  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.flips = true } }

  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baselineOffset = baselineOffset }
  }

  open func imageWithoutBaseline() -> UIImage { changed { $0.baselineOffset = nil } }

  open func withTintColor(_ color: UIColor) -> UIImage { changed { _ in } }

  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }

  /// A symbol in another configuration; other images stay as they are.
  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    guard let configuration = configuration as? UIImage.SymbolConfiguration else { return self }
    return changed { $0.symbol?.configuration = configuration }
  }

  /// A symbol in its configuration with what another specifies; nil for other images.
  open func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
    guard let symbol = contents.symbol else { return nil }
    return withConfiguration(symbol.configuration?.applying(configuration) ?? configuration)
  }

  /// Draws the image into the current context.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image into the current context.
  open func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.draw(object: self, in: rect) }

  /// The image mirrored; a mirrored one as it was.
  open func withHorizontallyFlippedOrientation() -> UIImage { changed { $0.orientation.mirror() } }

  func changed(_ change: (inout ImageContents) -> Void) -> UIImage {
    var contents = contents
    change(&contents)
    return UIImage(contents)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
