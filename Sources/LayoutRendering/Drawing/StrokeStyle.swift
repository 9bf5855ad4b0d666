import PlumbGeometry

/// How a line is drawn, centred on the outline.
package struct StrokeStyle: Hashable, Sendable {
  /// How a line ends: where it ends, or beyond that by half its width.
  package enum Cap: Hashable, Sendable {
    case butt, round, square
  }

  /// How lines meet.
  package enum Join: Hashable, Sendable {
    case miter, round, bevel
  }

  package var color: Color
  /// In points.
  package var width: Double
  /// The lengths of dashes and gaps in turn, in points; a solid line has none.
  package var dashes: [Double]
  /// How far into the dashes a line begins.
  package var dashPhase = 0.0
  package var cap: Cap
  package var join: Join
  /// How many times the line's width a mitre may be long before the corner is cut off.
  package var miterLimit = StrokeStyle.standardMiterLimit

  /// That of SVG.
  package static let standardMiterLimit = 4.0

  /// - Parameter isRound: Whether ends and corners are round; else ends are cut off where the line ends, and corners are
  ///   mitred.
  package init(color: Color, width: Double = 1, dashes: [Double] = [], isRound: Bool = false) {
    self.color = color
    self.width = width
    self.dashes = dashes
    cap = isRound ? .round : .butt
    join = isRound ? .round : .miter
  }
}
