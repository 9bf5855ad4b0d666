import PlumbConstraintSolver

/// A row of a layout as the solver has it: `left  relation  0`.
package struct RowReading: Sendable {
  /// The left side less the right one.
  package var left: LayoutExpression
  package var relation: Relation
  package var priority: Priority
  /// What the left side comes to, in points: nothing where the row holds with equality.
  package var residual: Double
  /// By how much the row is violated, in points; what may be rounding is none.
  package var violation: Double
  /// Whether it is required and was not admitted.
  package var isBroken: Bool

  /// How much room an inequality that holds has to spare, in points; nil for equalities and what is violated.
  package var slack: Double? {
    if relation == .equal || violation > 0 { return nil }
    return residual.magnitude
  }
}

/// A row that a number comes from.
package struct RowInfluence: Hashable, Sendable {
  package var row: RowSource
  /// By how much the number grows for each point by which the row's right side does.
  package var sensitivity: Double

  package init(row: RowSource, sensitivity: Double) {
    self.row = row
    self.sensitivity = sensitivity
  }
}

/// A row that stands in the way of one which is violated.
package struct RowObstacle: Hashable, Sendable {
  package var row: RowSource
  package var claim: Obstacle.Claim
  /// As `Obstacle.holds` has it, of a constraint or of what a view implies.
  package var holds: Bool
}

/// The two sides of a written constraint, as numbers of one coordinate system in which x grows to the right.
package struct ConstraintSides: Sendable {
  /// In whose coordinates positions are; nil for those of a root.
  package var container: NodeID?
  package var first: LayoutExpression
  package var second: LayoutExpression?
  /// What both sides are counted back from where they run from right to left; nil where they do not.
  package var mirror: LayoutExpression?
}
