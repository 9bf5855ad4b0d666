import CoreGraphics
internal import PlumbTextMetrics

/// A view that shows an image, whose size is its own.
///
/// The image's alignment insets are the view's; the intrinsic size is what lies inside them.
@preconcurrency @MainActor
open class UIImageView: UIView, UIAccessibilityContentSizeCategoryImageAdjusting {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A view as large as an image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: (image ?? highlightedImage)?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    // Nibs say all of it.
    if coder is any NibDecoder { return }
    isUserInteractionEnabled = false
  }

  open var image: UIImage? { didSet { if image !== oldValue { imageChanged() } } }
  open var highlightedImage: UIImage? { didSet { if highlightedImage !== oldValue { imageChanged() } } }
  /// What a symbol's own configuration leaves open.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { imageChanged() } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { imageChanged() } } }
  /// Does nothing here: how much images grow with the text is not known.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// Does nothing here.
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
  open var imageDynamicRange: UIImage.DynamicRange { .standard }
  open var animationImages: [UIImage]?
  open var highlightedAnimationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open private(set) var isAnimating = false
  open func startAnimating() { isAnimating = animationImages != nil }
  open func stopAnimating() { isAnimating = false }

  private func imageChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  /// Of the image with its alignment insets.
  private var imageSize: CGSize? {
    guard let image = shownImage else { return nil }
    guard
      let estimate = image.estimate(beside: .systemFont(ofSize: 17), preferring: preferredSymbolConfiguration)
    else { return image.size }
    let size = estimate.size(in: controlContext)
    return CGSize(width: size.width, height: size.height)
  }

  open override var intrinsicContentSize: CGSize {
    guard let size = imageSize else { return super.intrinsicContentSize }
    let insets = alignmentRectInsets
    return CGSize(
      width: max(size.width - insets.left - insets.right, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
  }

  /// Does nothing here: nothing is focused.
  open var adjustsImageWhenAncestorFocused = false
  /// A view over the image, as large as the image view; made when first asked for.
  open var overlayContentView: UIView {
    if let storedOverlay { return storedOverlay }
    let overlay = UIView(frame: bounds)
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(overlay)
    storedOverlay = overlay
    return overlay
  }
  private var storedOverlay: UIView?

  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { imageSize ?? bounds.size }

  /// An image with a baseline has it where it is drawn, in the middle of the view.
  override var standardAccessibilityTraits: UIAccessibilityTraits { .image }
  override var textBaselines: (first: CGFloat?, last: CGFloat?) {
    guard let image = shownImage, let offset = image.baselineOffsetFromBottom else { return (nil, nil) }
    let height = bounds.height > 0 ? bounds.height : image.size.height
    let last = (height - image.size.height) / 2 + offset
    return (height - last, last)
  }
}

extension UIImage.SymbolScale {
  var measured: SymbolEstimate.Scale {
    switch self {
    case .small: .small
    case .large: .large
    case .medium, .default, .unspecified: .medium
    }
  }
}
