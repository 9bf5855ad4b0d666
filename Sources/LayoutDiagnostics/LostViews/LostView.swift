import PlumbAutoLayout
import PlumbGeometry

/// A view that nobody sees, or whose content nobody sees whole, and the rows that did it.
public struct LostView: Sendable {
  /// How a view is lost.
  public enum Loss: Hashable, Sendable {
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
  public struct Beyond: Hashable, Sendable {
    public enum Side: UInt8, Hashable, Sendable { case left, right, above, below }

    public var side: Side
    /// From edge to edge, in points; 0 where the edges touch.
    public var distance: Double

    public init(side: Side, distance: Double) {
      self.side = side
      self.distance = distance
    }

    public var axis: Axis { side == .left || side == .right ? .horizontal : .vertical }
  }

  /// A content that has less room than it needs.
  public struct Squeeze: Hashable, Sendable {
    public enum Content: UInt8, Hashable, Sendable {
      case text, image
      /// What a view of another class says that it needs.
      case other
    }

    public var content: Content
    public var axis: Axis
    /// What the content needs, in points.
    public var needed: Double
    /// What there is, in points.
    public var given: Double

    public init(content: Content, axis: Axis, needed: Double, given: Double) {
      self.content = content
      self.axis = axis
      self.needed = needed
      self.given = given
    }

    /// The part of the need that is met.
    var part: Double { given / needed }
  }

  public var node: NodeID
  public var loss: Loss
  /// The rows that decide the extent or the place, in the order of their ranks: for a squeezed content those
  /// that outrank its compression resistance.
  public var rows: [RowSource]
  /// Whether a constraint says by itself that the extent is nothing: the usual way to fold a view away.
  public var isFolded: Bool
  /// Views that are lost with this one: those inside, and those whose place hangs on it.
  public var followers: [NodeID] = []

  /// The axes on which the loss shows.
  public var axes: AxisSet {
    switch loss {
    case .empty(let axes): axes
    case .offScreen(let beyond), .clippedAway(_, let beyond): AxisSet(beyond.axis)
    case .squeezed(let squeeze): AxisSet(squeeze.axis)
    }
  }
}
