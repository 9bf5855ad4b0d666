/// Why there is no picture.
package enum RasterError: Error, Hashable, Sendable {
  /// Plumb was built without Cairo and Pango, the package trait `Raster`.
  case unavailable
  /// The drawing's size is no number that a picture can have.
  case invalidSize(width: Double, height: Double)
  /// The scale is not a positive number.
  case invalidScale(Double)
  /// The picture would have more pixels than Cairo can draw: 32767 a side, and 2²⁸ in all.
  case tooLarge(width: Double, height: Double)
  /// Cairo gave up, for a reason in its own words.
  case cairo(String)
}
