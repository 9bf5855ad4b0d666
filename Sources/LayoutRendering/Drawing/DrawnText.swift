import PlumbGeometry

/// One line of text.
package struct DrawnText: Hashable, Sendable {
  /// Where the anchor lies on the line, in the picture's own left and right.
  package enum Alignment: Hashable, Sendable {
    /// The line begins at the anchor.
    case left
    /// The anchor is in the line's middle.
    case center
    /// The line ends at the anchor.
    case right
  }

  package var string: String
  package var font: DrawnFont
  package var color: Color
  /// The anchor, on the baseline.
  package var anchor: Point
  package var alignment: Alignment
  /// The measured width in points, which a back end holds the line to, whatever fonts it has.
  package var width: Double

  package init(
    string: String, font: DrawnFont, color: Color, anchor: Point, alignment: Alignment = .left, width: Double
  ) {
    self.string = string
    self.font = font
    self.color = color
    self.anchor = anchor
    self.alignment = alignment
    self.width = width
  }

  /// The left end of the line.
  package var minX: Double {
    switch alignment {
    case .left: anchor.x
    case .center: anchor.x - width / 2
    case .right: anchor.x - width
    }
  }
}
