import PlumbGeometry

/// A constraint of a rendered scene: `first  relation  multiplier · second + constant`.
public struct RenderedConstraint: Sendable {
  /// How the two sides compare.
  public enum Relation: Hashable, Sendable {
    case equal, lessThanOrEqual, greaterThanOrEqual
  }

  public var id: String
  public var first: RenderedAnchor
  /// Absent where the constraint compares with a number alone.
  public var second: RenderedAnchor?
  public var relation: Relation
  public var multiplier: Double
  /// In points.
  public var constant: Double
  /// 1000 is required.
  public var priority: Double
  public var state: LayoutState

  public init(
    id: String, first: RenderedAnchor, second: RenderedAnchor? = nil, relation: Relation = .equal,
    multiplier: Double = 1, constant: Double = 0, priority: Double = 1000, state: LayoutState = .satisfied
  ) {
    self.id = id
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.state = state
  }
}
