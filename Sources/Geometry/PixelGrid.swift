/// The device's pixels, to which edges are rounded.
///
/// Values snap to 2⁻¹⁶ of a pixel first, so that the noise of floating-point arithmetic cannot decide a rounding.
/// Of a pixel, not of a point: at three pixels a point their boundaries are no binary fractions of a point.
@frozen
public struct PixelGrid: Hashable, Sendable {
  /// Pixels per point; 1, 2 or 3 on Apple's devices.
  public var scale: Double

  /// - Parameter scale: Pixels per point, more than zero.
  @inlinable public init(scale: Double) { self.scale = scale }

  /// The nearest multiple of 2⁻¹⁶, in the unit of the value.
  @inlinable public static func snap(_ value: Double) -> Double {
    (value * 65536).rounded() / 65536
  }

  /// The nearest pixel boundary; halves round towards positive infinity.
  @inlinable public func round(_ value: Double) -> Double { pixels(value) / scale }

  /// The number of the nearest pixel boundary; a whole number.
  @inlinable func pixels(_ value: Double) -> Double {
    let pixels = value * scale
    // Most edges are whole already. That is found without a call: numbers as large as this have no fraction.
    let large = 0x1.8p52
    let whole = pixels + large - large
    return whole == pixels ? whole : (Self.snap(pixels) + 0.5).rounded(.down)
  }

  /// The least pixel boundary that is not below a value.
  @inlinable public func ceil(_ value: Double) -> Double {
    Self.snap(value * scale).rounded(.up) / scale
  }

  /// The rectangle whose four edges are the rounded edges of another; its size may change by a pixel.
  ///
  /// Pixels are subtracted, not points: the difference of two thirds of points is seldom exactly the third that it
  /// stands for, and a width of 100 would come out as 100.00000000000001.
  @inlinable public func round(_ rect: Rect) -> Rect {
    let (left, top) = (pixels(rect.minX), pixels(rect.minY))
    return Rect(
      x: left / scale, y: top / scale, width: (pixels(rect.maxX) - left) / scale,
      height: (pixels(rect.maxY) - top) / scale)
  }
}
