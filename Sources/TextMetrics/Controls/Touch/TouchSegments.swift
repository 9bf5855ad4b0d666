import PlumbGeometry

/// What decides the size of a `UISegmentedControl`.
package struct TouchSegments: Hashable, Sendable {
  /// One of the parts from left to right.
  package struct Segment: Hashable, Sendable {
    package var title: String
    /// The size of the image that stands in the title's place, if any.
    package var imageSize: Size?
    /// The symbol in the image's place, if it is one; `imageSize` is then of no account.
    package var symbol: SymbolEstimate?
    /// The width that the segment is set to, in points; nil where its content decides.
    package var width: Double?

    package init(
      title: String, imageSize: Size? = nil, symbol: SymbolEstimate? = nil, width: Double? = nil
    ) {
      self.title = title
      self.imageSize = imageSize
      self.symbol = symbol
      self.width = width
    }
  }

  package var segments: [Segment]
  package var font: Font
  /// `apportionsSegmentWidthsByContent`: each segment is as wide as its own content, and not as the widest.
  package var sizesByContent: Bool

  package init(_ segments: [Segment], font: Font = .system(13), sizesByContent: Bool = false) {
    self.segments = segments
    self.font = font
    self.sizesByContent = sizesByContent
  }

  package init(titles: [String], font: Font = .system(13)) {
    self.init(titles.map { Segment(title: $0) }, font: font)
  }
}
