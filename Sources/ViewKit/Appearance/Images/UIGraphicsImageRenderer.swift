public import CoreGraphics

/// Makes images of a size. They have no pixels: what the closure draws is lost.
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  open private(set) var format: UIGraphicsImageRendererFormat

  public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
  }

  /// An image of the renderer's size.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(bounds: bounds, format: format)
    actions(context)
    return context.currentImage
  }
}

/// What a renderer draws into.
open class UIGraphicsImageRendererContext: NSObject {
  private let bounds: CGRect
  open private(set) var format: UIGraphicsImageRendererFormat

  init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
  }

  /// The image as it is so far.
  open var currentImage: UIImage {
    let scale = format.scale > 0 ? format.scale : SimulatedDevice.current.scale
    return UIImage(ImageContents(.bitmap(bounds.size), scale: scale))
  }

  /// Leaves no trace: images have no pixels.
  open func fill(_ rect: CGRect) {}

  /// Leaves no trace: images have no pixels.
  open func stroke(_ rect: CGRect) {}
}

/// What a renderer's images are like.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point; 0 for the screen's.
  open var scale: CGFloat
  /// Whether no pixel is transparent.
  open var opaque = false

  public override init() { scale = SimulatedDevice.current.scale }

  /// The screen's scale.
  public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// The screen's scale.
  public class func `default`() -> UIGraphicsImageRendererFormat { preferred() }
}
