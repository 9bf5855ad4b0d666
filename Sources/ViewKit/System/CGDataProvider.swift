import CoreGraphics

/// Where a font's bytes come from.
public final class CGDataProvider {
  public let data: CFData?

  public init?(data: CFData) { self.data = data }
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
  }
}

extension CGImage {
  /// Nil: an image has a size, and no pixels.
  public var dataProvider: CGDataProvider? { nil }

  /// An image of a size; nil for none. What the pixels are is not kept.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard width > 0, height > 0 else { return nil }
    self.init(width: width, height: height)
  }
}
