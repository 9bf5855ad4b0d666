import PlumbGeometry

/// One line of text.
public struct DrawnText: Hashable, Sendable {
  /// Where the anchor lies on the line, in the picture's own left and right.
  public enum Alignment: Hashable, Sendable {
    /// The line begins at the anchor.
    case left
    /// The anchor is in the line's middle.
    case center
    /// The line ends at the anchor.
    case right
  }

  public var string: String
  public var font: DrawnFont
  public var color: Color
  /// The anchor, on the baseline.
  public var anchor: Point
  public var alignment: Alignment
  /// The measured width in points, which a back end holds the line to, whatever fonts it has.
  public var width: Double

  public init(
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
  public var minX: Double {
    switch alignment {
    case .left: anchor.x
    case .center: anchor.x - width / 2
    case .right: anchor.x - width
    }
  }
}
