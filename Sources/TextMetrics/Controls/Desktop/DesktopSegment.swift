/// A segment of a macOS segmented control, as far as its width goes.
package struct DesktopSegment: Hashable, Sendable {
  /// The `label` attribute.
  package var title: String
  /// The `width` attribute in points; nil or 0 where the segment fits its content.
  package var givenWidth: Double?
  package var image: DesktopImage?

  package init(title: String = "", givenWidth: Double? = nil, image: DesktopImage? = nil) {
    self.title = title
    self.givenWidth = givenWidth
    self.image = image
  }
}
