import PlumbGeometry

/// A picture as a list of shapes, back to front, that knows nothing of files and pixels.
///
/// Everything is in points, the origin at the upper left corner, y growing downwards. Back ends (SVG here, PNG and PDF
/// elsewhere) draw the elements in order, each over what is already there, and need know nothing of layouts.
package struct Drawing: Hashable, Sendable {
  /// What the picture shows, for readers who cannot see it.
  package var title: String
  /// The extent of the picture; what lies outside is not seen.
  package var size: Size
  /// What the picture lies on; nil leaves it transparent.
  package var background: Color?
  /// Back to front.
  package var elements: [DrawingElement]

  package init(title: String, size: Size, background: Color? = nil, elements: [DrawingElement] = []) {
    self.title = title
    self.size = size
    self.background = background
    self.elements = elements
  }
}
