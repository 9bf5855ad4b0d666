/// How a line is drawn, centred on the outline.
public struct StrokeStyle: Hashable, Sendable {
  public var color: Color
  /// In points.
  public var width: Double
  /// The lengths of dashes and gaps in turn, in points; a solid line has none.
  public var dashes: [Double]
  /// Whether ends and corners are round; else ends are cut off where the line ends, and corners are mitred.
  public var isRound: Bool

  public init(color: Color, width: Double = 1, dashes: [Double] = [], isRound: Bool = false) {
    self.color = color
    self.width = width
    self.dashes = dashes
    self.isRound = isRound
  }
}
