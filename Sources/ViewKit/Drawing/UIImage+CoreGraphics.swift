import CoreGraphics

extension UIImage {
  /// The image's size in pixels, as a file has it that is turned when it is drawn; nil for one without a size, and for symbols.
  public var cgImage: CGImage? {
    guard !isSymbolImage, size.width > 0, size.height > 0 else { return nil }
    let (width, height) = (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
    return imageOrientation.isTurned
      ? CGImage(width: height, height: width) : CGImage(width: width, height: height)
  }

  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// - Parameter orientation: One of those on the side has width and height the other way round.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    let scale = scale > 0 ? scale : 1
    let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    var contents = ImageContents(
      .bitmap(orientation.isTurned ? CGSize(width: size.height, height: size.width) : size), scale: scale)
    contents.orientation = orientation
    self.init(contents)
  }

  /// Draws the image into the current context.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image into the current context.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect)
    context.restoreGState()
  }

  /// Draws the image into the current context, which shows it once.
  public func drawAsPattern(in rect: CGRect) { draw(in: rect) }
}
