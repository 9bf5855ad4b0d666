/// A segment of a macOS segmented control, as far as its width goes beyond its label.
public struct DesktopSegment: Hashable, Sendable {
  /// The `width` attribute in points; nil or 0 where the segment fits its content.
  public var givenWidth: Double?
  public var image: DesktopImage?

  public init(givenWidth: Double? = nil, image: DesktopImage? = nil) {
    self.givenWidth = givenWidth
    self.image = image
  }
}
