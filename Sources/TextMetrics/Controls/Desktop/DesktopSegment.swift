/// A segment of a macOS segmented control, as far as its width goes.
public struct DesktopSegment: Hashable, Sendable {
  /// The `label` attribute.
  public var title: String
  /// The `width` attribute in points; nil or 0 where the segment fits its content.
  public var givenWidth: Double?
  public var image: DesktopImage?

  public init(title: String = "", givenWidth: Double? = nil, image: DesktopImage? = nil) {
    self.title = title
    self.givenWidth = givenWidth
    self.image = image
  }
}
