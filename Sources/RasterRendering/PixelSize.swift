import PlumbGeometry

/// How many pixels a drawing takes.
struct PixelSize: Equatable {
  let width: Int32
  let height: Int32

  /// What Cairo's image surfaces reach: `MAX_IMAGE_SIZE` of cairo-image-surface.c.
  private static let longestSide = 32767.0
  /// 512 MB, at four bytes a pixel, so that no picture takes a program above 1 GB. Cairo alone would go up to four.
  private static let mostPixels = Double(1 << 27)
  /// A size that arithmetic left a trifle too large takes no pixel more.
  private static let tolerance = 1e-6

  /// Whole pixels that cover a size, at least one each way.
  init(covering size: Size, scale: Double) throws(RasterError) {
    guard scale.isFinite, scale > 0 else { throw .invalidScale(scale) }
    let width = max(1, (size.width * scale - Self.tolerance).rounded(.up))
    let height = max(1, (size.height * scale - Self.tolerance).rounded(.up))
    guard size.width.isFinite, size.height.isFinite else {
      throw .invalidSize(width: size.width, height: size.height)
    }
    guard max(width, height) <= Self.longestSide, width * height <= Self.mostPixels else {
      throw .tooLarge(width: width, height: height)
    }
    self.width = Int32(width)
    self.height = Int32(height)
  }
}
