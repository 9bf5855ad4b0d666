/// What decides the size of a `UISegmentedControl`.
public struct TouchSegments: Hashable, Sendable {
  /// One title a segment, from left to right.
  public var titles: [String]
  public var font: Font

  public init(titles: [String], font: Font = .system(13)) {
    self.titles = titles
    self.font = font
  }
}
