import PlumbAutoLayout
import PlumbGeometry

/// A view that nobody sees, or whose content nobody sees whole, and the rows that did it.
package struct LostView: Sendable {
  /// How a view is lost.
  package enum Loss: Hashable, Sendable {
    /// It has no extent on these axes.
    case empty(AxisSet)
    /// It lies wholly beyond an edge of its root.
    case offScreen(Beyond)
    /// It lies wholly beyond an edge of a view around it that clips.
    case clippedAway(by: NodeID, Beyond)
    /// It is smaller than its content.
    case squeezed(Squeeze)

    /// Whether something of the view is seen.
    var isInPart: Bool {
      if case .squeezed = self { return true }
      return false
    }
  }

  /// On which side of a view another one lies, and how far from it.
  package struct Beyond: Hashable, Sendable {
    package enum Side: UInt8, Hashable, Sendable { case left, right, above, below }

    package var side: Side
    /// From edge to edge, in points; 0 where the edges touch.
    package var distance: Double

    package init(side: Side, distance: Double) {
      self.side = side
      self.distance = distance
    }

    package var axis: Axis { side == .left || side == .right ? .horizontal : .vertical }
  }

  /// A content that has less room than it needs.
  package struct Squeeze: Hashable, Sendable {
    package enum Content: UInt8, Hashable, Sendable {
      case text, image
      /// What a view of another class says that it needs.
      case other
    }

    package var content: Content
    package var axis: Axis
    /// What the content needs, in points.
    package var needed: Double
    /// What there is, in points.
    package var given: Double

    package init(content: Content, axis: Axis, needed: Double, given: Double) {
      self.content = content
      self.axis = axis
      self.needed = needed
      self.given = given
    }

    /// The part of the need that is met.
    var part: Double { given / needed }
  }

  package var node: NodeID
  package var loss: Loss
  /// The rows that decide the extent or the place, in the order of their ranks: for a squeezed content those
  /// that outrank its compression resistance.
  package var rows: [RowSource]
  /// Whether a constraint says by itself that the extent is nothing: the usual way to fold a view away.
  package var isFolded: Bool
  /// Views that are lost with this one: those inside, and those whose place hangs on it.
  package var followers: [NodeID] = []

  /// The axes on which the loss shows.
  package var axes: AxisSet {
    switch loss {
    case .empty(let axes): axes
    case .offScreen(let beyond), .clippedAway(_, let beyond): AxisSet(beyond.axis)
    case .squeezed(let squeeze): AxisSet(squeeze.axis)
    }
  }
}
