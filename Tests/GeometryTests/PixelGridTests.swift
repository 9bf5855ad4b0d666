import PlumbGeometry
import Testing

/// Rounding to pixels, held to what its comments promise.
struct PixelGridTests {
  /// Less than half a step of the snapping grid, as the arithmetic of a layout leaves it behind.
  static let noises = [-1e-6, -1e-9, 1e-9, 1e-6]

  // MARK: Nearest

  @Test(arguments: [1.0, 2, 3], -7...7)
  func halvesRoundUp(scale: Double, pixel: Int) {
    let half = (Double(pixel) + 0.5) / scale
    #expect(PixelGrid(scale: scale).round(half) == Double(pixel + 1) / scale)
  }

  @Test(arguments: [1.0, 2, 3], -10...10)
  func boundariesStay(scale: Double, pixel: Int) {
    let boundary = Double(pixel) / scale
    let grid = PixelGrid(scale: scale)
    #expect(grid.round(boundary) == boundary)
    #expect(grid.ceil(boundary) == boundary)
  }

  @Test(arguments: [1.0, 2, 3], -10...10)
  func nearestBoundaryWins(scale: Double, pixel: Int) {
    let boundary = Double(pixel) / scale
    let grid = PixelGrid(scale: scale)
    for share in [-0.49, -0.3, -0.1, 0.1, 0.3, 0.49] {
      #expect(grid.round(boundary + share / scale) == boundary, "\(share) of a pixel beside \(boundary)")
    }
  }

  @Test(arguments: [1.0, 2, 3], noises)
  func noiseDecidesNothing(scale: Double, noise: Double) {
    let grid = PixelGrid(scale: scale)
    for half in stride(from: -20.0, through: 20, by: 0.25) {
      #expect(grid.round(half + noise) == grid.round(half), "at \(half)")
      #expect(grid.ceil(half + noise) == grid.ceil(half), "at \(half)")
    }
  }

  // MARK: Upwards

  @Test(arguments: [1.0, 2, 3], -10...10)
  func ceilingIsTheNextBoundary(scale: Double, pixel: Int) {
    let grid = PixelGrid(scale: scale)
    for share in [0.01, 0.5, 0.99] {
      let value = (Double(pixel) + share) / scale
      #expect(grid.ceil(value) == Double(pixel + 1) / scale, "of \(value)")
    }
  }

  // MARK: Snapping

  @Test func snappingFindsTheNearestStep() {
    let step = 1.0 / 65536
    for count in [-131_073.0, -65_536, -3, -1, 0, 1, 2, 65_535, 1e9] {
      let exact = count * step
      #expect(PixelGrid.snap(exact) == exact)
      #expect(PixelGrid.snap(exact + 0.4 * step) == exact)
      #expect(PixelGrid.snap(exact - 0.4 * step) == exact)
    }
  }

  // MARK: Rectangles

  @Test(arguments: [1.0, 2, 3])
  func rectanglesThatTouchStillTouch(scale: Double) {
    let grid = PixelGrid(scale: scale)
    for left in stride(from: -3.0, through: 3, by: 0.125) {
      for width in stride(from: 0.0, through: 2, by: 0.375) {
        let first = grid.round(Rect(x: left, y: left, width: width, height: width))
        let second = grid.round(Rect(x: left + width, y: left + width, width: 5, height: 5))
        #expect(abs(first.maxX - second.minX) < 1e-12, "left \(left), width \(width)")
        #expect(abs(first.maxY - second.minY) < 1e-12, "top \(left), height \(width)")
      }
    }
  }

  /// Wherever the rectangle lies, a size of whole pixels comes out as the nearest number to it.
  @Test(arguments: [1.0, 2, 3])
  func sizesOfWholePixelsAreExact(scale: Double) {
    let grid = PixelGrid(scale: scale)
    for origin in [84.4, 253.2, 0.1, 0.333, -17.3, 1000.7] {
      for pixels in [1.0, 50, 100, 300, 301, 1170] {
        let size = pixels / scale
        let rect = grid.round(Rect(x: origin, y: -origin, width: size, height: size))
        #expect(rect.width == size && rect.height == size, "at \(origin)")
      }
    }
  }

  /// The same width may be one pixel more or less, by where it lies.
  @Test func edgesAreRoundedAndNotSizes() {
    let grid = PixelGrid(scale: 1)
    let near = grid.round(Rect(x: 0, y: -0.5, width: 10.4, height: 1))
    #expect(near == Rect(x: 0, y: 0, width: 10, height: 1))
    let far = grid.round(Rect(x: 0.3, y: -0.75, width: 10.4, height: 1.5))
    #expect(far == Rect(x: 0, y: -1, width: 11, height: 2))
  }
}
