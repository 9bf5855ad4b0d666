import PlumbGeometry

/// A number of a layout that somebody may ask about: an attribute of a node's alignment rectangle, or of its frame.
package struct LayoutNumber: Hashable, Sendable {
  /// What the attribute is measured on.
  package enum Rectangle: UInt8, Hashable, Sendable {
    /// As constraints have it.
    case alignment
    /// As `frame` and its `minX`, `midX`, `maxX` have it.
    case frame
  }

  /// Leading and trailing are read by the node's own direction.
  package var anchor: Anchor
  package var rectangle: Rectangle

  package init(_ anchor: Anchor, of rectangle: Rectangle = .alignment) {
    self.anchor = anchor
    self.rectangle = rectangle
  }

  /// One of the four numbers of a frame.
  package init(_ part: FramePartID) {
    let attribute: Attribute =
      switch part.part {
      case .x: .left
      case .y: .top
      case .width: .width
      case .height: .height
      }
    self.init(Anchor(part.node, attribute), of: .frame)
  }

  package var node: NodeID { anchor.node }
  package var axis: Axis { anchor.attribute.axis }
}

/// A sum of frame numbers with coefficients, and a constant in points.
package struct LayoutExpression: Hashable, Sendable {
  package struct Term: Hashable, Sendable {
    package var part: FramePartID
    package var coefficient: Double

    package init(_ part: FramePartID, _ coefficient: Double) {
      self.part = part
      self.coefficient = coefficient
    }
  }

  /// Each part once, none with the coefficient zero.
  package var terms: [Term]
  package var constant: Double

  package init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// How often a part counts.
  package func coefficient(of part: FramePartID) -> Double {
    terms.first { $0.part == part }?.coefficient ?? 0
  }
}
