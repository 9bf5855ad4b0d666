import PlumbGeometry

/// A number of a layout that somebody may ask about: an attribute of a node's alignment rectangle, or of its frame.
public struct LayoutNumber: Hashable, Sendable {
  /// What the attribute is measured on.
  public enum Rectangle: UInt8, Hashable, Sendable {
    /// As constraints have it.
    case alignment
    /// As `frame` and its `minX`, `midX`, `maxX` have it.
    case frame
  }

  /// Leading and trailing are read by the node's own direction.
  public var anchor: Anchor
  public var rectangle: Rectangle

  public init(_ anchor: Anchor, of rectangle: Rectangle = .alignment) {
    self.anchor = anchor
    self.rectangle = rectangle
  }

  /// One of the four numbers of a frame.
  public init(_ part: FramePartID) {
    let attribute: Attribute =
      switch part.part {
      case .x: .left
      case .y: .top
      case .width: .width
      case .height: .height
      }
    self.init(Anchor(part.node, attribute), of: .frame)
  }

  public var node: NodeID { anchor.node }
  public var axis: Axis { anchor.attribute.axis }
}

/// A sum of frame numbers with coefficients, and a constant in points.
public struct LayoutExpression: Hashable, Sendable {
  public struct Term: Hashable, Sendable {
    public var part: FramePartID
    public var coefficient: Double

    public init(_ part: FramePartID, _ coefficient: Double) {
      self.part = part
      self.coefficient = coefficient
    }
  }

  /// Each part once, none with the coefficient zero.
  public var terms: [Term]
  public var constant: Double

  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// How often a part counts.
  public func coefficient(of part: FramePartID) -> Double {
    terms.first { $0.part == part }?.coefficient ?? 0
  }
}
