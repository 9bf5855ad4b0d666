/// Where things are drawn: it has no pixels, and records what is drawn.
///
/// The origin is the upper left corner, and y grows downwards, as UIKit's contexts have it.
public class CGContext {
  /// What was drawn, the first at the back.
  package private(set) var drawings: [CGRecordedDrawing] = []
  /// What the context shows, in points.
  package let extent: CGRect
  /// Pixels a point.
  private let scale: CGFloat
  var state = CGContextState()
  private var saved: [CGContextState] = []
  /// In the coordinates of what is recorded.
  var current = CGMutablePath()
  /// From the text's coordinates to the user's. States are saved without it (documentation of the property). Kept, without
  /// an effect on what is recorded.
  public var textMatrix = CGAffineTransform.identity

  /// - Parameter extent: What the context shows, in points.
  package init(extent: CGRect, scale: CGFloat = 1) {
    self.extent = extent
    self.scale = scale
  }

  /// A context of so many pixels, each of which is a point. Nothing is written to memory.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    extent = CGRect(x: 0, y: 0, width: width, height: height)
    scale = 1
  }

  func record(_ figure: CGRecordedDrawing.Figure) {
    drawings.append(
      CGRecordedDrawing(
        figure: figure, clips: state.clips, alpha: state.alpha * state.groupAlpha, blendMode: state.blendMode
      ))
  }

  /// Fades all that is drawn until the state is restored.
  package func fade(by factor: CGFloat) { state.groupAlpha *= factor }

  /// Draws an image or a text, which others know how to show.
  package func draw(object: Any, in rect: CGRect) { record(.object(object, rect.applying(state.matrix))) }

  // MARK: State

  public func saveGState() { saved.append(state) }

  /// Goes back to the state that was saved last.
  public func restoreGState() { if let last = saved.popLast() { state = last } }

  /// From the user's coordinates to those of the context.
  public var ctm: CGAffineTransform { state.matrix }
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.matrix = ctm.scaledBy(x: sx, y: sy) }
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { state.matrix = ctm.translatedBy(x: tx, y: ty) }
  public func rotate(by angle: CGFloat) { state.matrix = ctm.rotated(by: angle) }
  public func concatenate(_ transform: CGAffineTransform) { state.matrix = transform.concatenating(ctm) }

  /// In pixels.
  public var width: Int { Int((extent.width * scale).rounded(.up)) }
  public var height: Int { Int((extent.height * scale).rounded(.up)) }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { 4 * width }
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// Nil: there are no pixels.
  public var data: UnsafeMutableRawPointer? { nil }

  /// An image of the context's size.
  public func makeImage() -> CGImage? { CGImage(width: width, height: height) }

  public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
    ctm.concatenating(CGAffineTransform(scaleX: scale, y: scale))
  }
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform)
  }
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize {
    size.applying(userSpaceToDeviceSpaceTransform)
  }
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform)
  }
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform.inverted())
  }
  public func convertToUserSpace(_ size: CGSize) -> CGSize {
    size.applying(userSpaceToDeviceSpaceTransform.inverted())
  }
  public func convertToUserSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  /// Takes back all that was drawn inside a rectangle that reaches as far as the context; a smaller one leaves what was
  /// drawn.
  public func clear(_ rect: CGRect) {
    let area = rect.applying(ctm)
    if area.minX <= extent.minX, area.minY <= extent.minY, area.maxX >= extent.maxX, area.maxY >= extent.maxY
    {
      drawings = []
    }
  }
}
