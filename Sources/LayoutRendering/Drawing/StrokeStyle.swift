/// How a line is drawn, centred on the outline.
package struct StrokeStyle: Hashable, Sendable {
  package var color: Color
  /// In points.
  package var width: Double
  /// The lengths of dashes and gaps in turn, in points; a solid line has none.
  package var dashes: [Double]
  /// Whether ends and corners are round; else ends are cut off where the line ends, and corners are mitred.
  package var isRound: Bool

  package init(color: Color, width: Double = 1, dashes: [Double] = [], isRound: Bool = false) {
    self.color = color
    self.width = width
    self.dashes = dashes
    self.isRound = isRound
  }
}
