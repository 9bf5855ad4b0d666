import PlumbConstraintSolver

/// One side of a constraint: an attribute of a view or guide.
@frozen
public struct Anchor: Hashable, Sendable {
  public var node: NodeID
  public var attribute: Attribute

  @inlinable public init(_ node: NodeID, _ attribute: Attribute) {
    self.node = node
    self.attribute = attribute
  }
}

/// A relation between two anchors, or between an anchor and a number:
/// `first  relation  multiplier · second + constant`.
public struct LayoutConstraint: Sendable {
  public var first: Anchor
  public var relation: Relation
  /// Absent where the constraint compares with a number alone.
  public var second: Anchor?
  public var multiplier: Double
  /// In points.
  public var constant: Double
  public var priority: Priority
  public var origin: ConstraintOrigin
  /// When it gives way where required constraints clash; in Interface Builder an edge of what surrounds the views does early.
  package var yielding: Yielding = .asLogged

  public init(
    _ first: Anchor, _ relation: Relation = .equal, to second: Anchor? = nil, multiplier: Double = 1,
    constant: Double = 0, priority: Priority = .required, origin: ConstraintOrigin = .unknown
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.origin = origin
  }
}

/// A constraint that was added to a layout tree; it stays valid until the constraint is removed.
@frozen
public struct LayoutConstraintID: Hashable, Sendable {
  public let index: Int32
  @usableFromInline let generation: Int32

  @inlinable init(index: Int32, generation: Int32) {
    self.index = index
    self.generation = generation
  }
}
