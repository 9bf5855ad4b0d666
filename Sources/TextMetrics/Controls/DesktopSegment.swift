import Geometry

/// A segment of a macOS segmented control, as far as its width goes beyond its label.
public struct DesktopSegment: Hashable, Sendable {
  /// The `width` attribute in points; nil or 0 where the segment fits its content.
  public var givenWidth: Double?
  /// The size of the segment's image in points, if it has one.
  public var imageSize: Size?

  public init(givenWidth: Double? = nil, imageSize: Size? = nil) {
    self.givenWidth = givenWidth
    self.imageSize = imageSize
  }
}
