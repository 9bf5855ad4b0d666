import PlumbGeometry

/// What decides the size of a `UISegmentedControl`.
public struct TouchSegments: Hashable, Sendable {
  /// One of the parts from left to right.
  public struct Segment: Hashable, Sendable {
    public var title: String
    /// The size of the image that stands in the title's place, if any.
    public var imageSize: Size?
    /// The symbol in the image's place, if it is one; `imageSize` is then of no account.
    public var symbol: SymbolEstimate?
    /// The width that the segment is set to, in points; nil where its content decides.
    public var width: Double?

    public init(
      title: String, imageSize: Size? = nil, symbol: SymbolEstimate? = nil, width: Double? = nil
    ) {
      self.title = title
      self.imageSize = imageSize
      self.symbol = symbol
      self.width = width
    }
  }

  public var segments: [Segment]
  public var font: Font
  /// `apportionsSegmentWidthsByContent`: each segment is as wide as its own content, and not as the widest.
  public var sizesByContent: Bool

  public init(_ segments: [Segment], font: Font = .system(13), sizesByContent: Bool = false) {
    self.segments = segments
    self.font = font
    self.sizesByContent = sizesByContent
  }

  public init(titles: [String], font: Font = .system(13)) {
    self.init(titles.map { Segment(title: $0) }, font: font)
  }
}
