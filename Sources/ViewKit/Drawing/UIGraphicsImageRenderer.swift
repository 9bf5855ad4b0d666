public import CoreGraphics

/// Makes images of a size. They have no pixels: what the closure draws is recorded, and lost with its context.
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
    UIGraphicsPushContext(context.cgContext)
    actions(context)
    UIGraphicsPopContext()
    return context.currentImage
  }

  /// The image as a PNG file; empty where images have no pixels here.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// The image as a JPEG file; empty where images have no pixels here.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }
}

/// What a renderer draws into.
open class UIGraphicsImageRendererContext: NSObject {
  private let bounds: CGRect
  open private(set) var format: UIGraphicsImageRendererFormat
  /// Current as long as the renderer's closure runs.
  public let cgContext: CGContext

  init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    cgContext = CGContext(
      extent: bounds, scale: format.scale > 0 ? format.scale : SimulatedDevice.current.scale)
  }

  /// The image as it is so far.
  open var currentImage: UIImage {
    let scale = format.scale > 0 ? format.scale : SimulatedDevice.current.scale
    return UIImage(ImageContents(.bitmap(bounds.size), scale: scale))
  }

  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    fill(rect)
    cgContext.restoreGState()
  }

  /// Draws the outline inside the rectangle.
  open func stroke(_ rect: CGRect) { UIRectFrame(rect, in: cgContext, blendMode: .normal) }

  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    UIRectFrame(rect, in: cgContext, blendMode: blendMode)
  }

  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// What a renderer's pictures are like.
open class UIGraphicsRendererFormat: NSObject {
  /// What is drawn in, in points.
  open internal(set) var bounds = CGRect.zero
}

/// What a renderer's images are like.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels per point; 0 for the screen's.
  open var scale: CGFloat
  /// Whether no pixel is transparent.
  open var opaque = false
  /// Does nothing here: nothing has colours beyond those of a screen.
  open var preferredRange = Range.unspecified
  /// Does nothing here: nothing has colours beyond those of a screen.
  open var prefersExtendedRange = false

  /// Which colours an image may have.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }

  public override init() { scale = SimulatedDevice.current.scale }

  /// The screen's scale.
  public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// The screen's scale.
  public class func `default`() -> UIGraphicsImageRendererFormat { preferred() }
}

extension UIGraphicsImageRendererFormat {
  /// The scale that traits have; the screen's where they have none.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}

extension UIImage {
  /// What a renderer needs to draw what has this image's pixels.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}

/// Puts an image among a person's photographs: there are none, and whoever waits is told so.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  guard let completionTarget, let completionSelector else { return }
  let error: any Error = CocoaError(.featureUnsupported)
  Message(completionSelector, image, error, contextInfo).send(to: completionTarget as AnyObject)
}
