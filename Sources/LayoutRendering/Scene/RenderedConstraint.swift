import PlumbGeometry

/// A constraint of a rendered scene: `first  relation  multiplier · second + constant`.
package struct RenderedConstraint: Sendable {
  /// How the two sides compare.
  package enum Relation: Hashable, Sendable {
    case equal, lessThanOrEqual, greaterThanOrEqual
  }

  package var id: String
  package var first: RenderedAnchor
  /// Absent where there is only a constant.
  package var second: RenderedAnchor?
  package var relation: Relation
  package var multiplier: Double
  /// In points.
  package var constant: Double
  /// 1000 is required.
  package var priority: Double
  package var state: LayoutState

  package init(
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
